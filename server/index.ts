import { createApp } from './app.ts';
import { run } from './run.ts';

run((config) => createApp(config));
