import { Dialog } from '../ui/Dialog.tsx';
import { useLoaded } from '../useLoaded.ts';
import { useWords } from '../words.tsx';

export function CreditsDialog({ onClose }: { readonly onClose: () => void }) {
  const { games } = useWords();
  const credits = useLoaded('dialogs')?.credits;
  if (!credits) return null;
  return (
    <Dialog title={credits.heading} onClose={onClose} class="prose">
      <p>
        {Object.values(games)
          .map(({ credit }) => credit)
          .join(' ')}{' '}
        {credits.rules}
      </p>
      <p>
        {credits.icons}{' '}
        <a href="https://game-icons.net" rel="noreferrer" target="_blank">
          game-icons.net
        </a>
        {', '}
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer" target="_blank">
          CC BY 3.0
        </a>
      </p>
      <p>{credits.fonts}</p>
      <p>{credits.code}</p>
    </Dialog>
  );
}
