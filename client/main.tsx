import './dom/styles/fonts.css';
import './dom/styles/base.css';
import './dom/styles/card.css';
import './dom/styles/lobby.css';
import { render } from 'preact';
import { App } from './dom/App.tsx';
import { speak } from './dom/words.tsx';
import { renewWhenStale } from './renewal.ts';

renewWhenStale();
await speak();
const app = document.getElementById('app');
if (app) render(<App />, app);
