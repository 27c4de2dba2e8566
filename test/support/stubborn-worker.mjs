import { parentPort } from 'node:worker_threads';

// A bot that thinks for ever about the word `hang`, and dies of the word `die`.
parentPort.on('message', ({ id, view }) => {
  if (view === 'die') throw new Error('no more');
  while (view === 'hang');
  parentPort.postMessage({ id, choice: 1 });
});
