import { Router } from 'express';
import type { HouseServices } from '../lobby/services.ts';
import { pause } from '../time.ts';

const patienceMs = 1_000;

/** For machines: is the process alive, is it ready, how is it doing. A proxy must not publish /metrics. */
export function probes(services: HouseServices): Router {
  const { store, metrics, presence, time } = services;
  const databaseAnswers = (): Promise<boolean> =>
    Promise.race([
      store.ping().then(
        () => true,
        () => false,
      ),
      pause(time, patienceMs).then(() => false),
    ]);
  const router = Router();
  router.use(['/health', '/ready', '/metrics'], (_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/health', (_request, response) => {
    response.json({ status: 'ok', online: presence.online });
  });
  router.get('/ready', async (_request, response) => {
    const status = services.closing ? 'closing' : (await databaseAnswers()) ? 'ready' : 'noDatabase';
    response.status(status === 'ready' ? 200 : 503).json({ status });
  });
  router.get('/metrics', async (_request, response) => {
    response.type(metrics.contentType).send(await metrics.text());
  });
  return router;
}
