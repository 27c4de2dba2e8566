import './page/styles/fonts.css';
import './page/styles/base.css';
// styles that pages share with the lobby; what only one page has is imported by its component
import './page/lobby/Lobby.css';
import './page/ui/PageBar.css';
import './page/ui/FileField.css';
import './page/lobby/LanguageMenu.css';
import './page/lobby/GameCard.css';
import './page/lobby/GameArt.css';
import './page/lobby/PrivateTable.css';
import './page/lobby/TableList.css';
import './page/lobby/HowItPlays.css';
import './page/App.css';
import './page/lobby/NameDialog.css';
import { render } from 'preact';
import { App } from './page/App.tsx';
import { speak } from './page/words.tsx';
import { reloadWhenStale } from './stale-page.ts';

reloadWhenStale();
await speak();
const app = document.getElementById('app');
if (app) render(<App />, app);
