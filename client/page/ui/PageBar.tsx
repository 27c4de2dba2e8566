import { LanguageMenu } from '../lobby/LanguageMenu.tsx';
import { go } from '../router.ts';
import { useWords } from '../words.tsx';
import { YourTurns } from './YourTurns.tsx';

/** The bar over the pages beside the lobby: whose house it is, the language, the way back. */
export function PageBar() {
  const { title, common } = useWords();
  return (
    <>
      <a class="skip" href="#content">
        {common.skipToContent}
      </a>
      <header class="bar">
        <p class="house">{title}</p>
        <div class="tools">
          <YourTurns />
          <LanguageMenu />
          <button type="button" class="pill back" onClick={() => go({ page: 'lobby' })}>
            <b>{common.toLobby}</b>
          </button>
        </div>
      </header>
    </>
  );
}
