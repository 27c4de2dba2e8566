import './page/styles/fonts.css';
import './page/styles/base.css';
import './page/lobby/lobby.css';
import { render } from 'preact';
import { App } from './page/App.tsx';
import { speak } from './page/words.tsx';
import { renewWhenStale } from './renewal.ts';

renewWhenStale();
await speak();
const app = document.getElementById('app');
if (app) render(<App />, app);
