import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  server: {
    port: 5199,
    host: '127.0.0.1',
    strictPort: true,
    // a picture must not reload while it is taken
    hmr: false,
    fs: { allow: [fileURLToPath(new URL('../../..', import.meta.url))] },
  },
  cacheDir: fileURLToPath(new URL('../../../node_modules/.vite-gallery', import.meta.url)),
});
