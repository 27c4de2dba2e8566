// What a house of several processes stands on, from Debian's packages, on the loopback address.
export { ensureServices, haproxyBinary } from './binaries.mjs';
export { freePort, startChild, untilReady } from './child.mjs';
export { startCluster } from './cluster.mjs';
export { startPostgres } from './postgres.mjs';
export { proxyConfig, startProxy } from './proxy.mjs';
export { startRedis } from './redis.mjs';
