// A worker does not inherit the loader of its parent alike on every Node: it registers its own.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
