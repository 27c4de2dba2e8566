import './page/styles/fonts.css';
import './page/styles/base.css';
import './page/ui/Card.css';
import './page/lobby/lobby.css';
import { render } from 'preact';
import { App } from './page/App.tsx';
import { speak } from './page/words.tsx';
import { reloadWhenStale } from './stale-page.ts';

reloadWhenStale();
await speak();
const app = document.getElementById('app');
if (app) render(<App />, app);
