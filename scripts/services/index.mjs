// What a house of several processes stands on, from Debian's packages, on the loopback address.
export { ensureServices } from './binaries.mjs';
export { freePort, startChild, untilReady } from './child.mjs';
export { startPostgres } from './postgres.mjs';
export { proxyConfig, startProxy } from './proxy.mjs';
export { startRedis } from './redis.mjs';
