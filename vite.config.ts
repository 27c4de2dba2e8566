import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import preact from '@preact/preset-vite';
import { defineConfig, type ModuleNode, type Plugin, type UserConfig } from 'vite';

const here = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Lays a .br and a .gz beside every text file of the build, so that the server only picks one. */
function precompress(): Plugin {
  let outDir = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const entry of fs.readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !/\.(js|css|html|svg|json)$/.test(entry.name)) continue;
        const file = path.join(entry.parentPath, entry.name);
        const bytes = fs.readFileSync(file);
        if (bytes.length < 1024) continue;
        fs.writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
        fs.writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
      }
    },
  };
}

/**
 * The SDK's channels for fast games (inputs sixty times a second, WebTransport), and the half of the schema that writes
 * state. No page of this house uses them, and the lobby would have to load them. Whoever calls one is told.
 */
function leaveOut(): Plugin {
  const left = /@colyseus[\\/]sdk[\\/]build[\\/](input[\\/]RoomInput|transport[\\/]H3Transport)\.mjs$/;
  const told = `throw new Error('this part of the SDK is not in the build')`;
  const stub = `class LeftOut { constructor() { ${told} } }
    export { LeftOut as RoomInput, LeftOut as H3TransportTransport };`;
  // the one place in all that reads state by which the bundler would keep all that writes it
  const writing = 'new Encoder(reflection)';
  return {
    name: 'leave-out',
    enforce: 'pre',
    load: (id) => (left.test(id) ? stub : null),
    transform(code, id) {
      if (!/@colyseus[\\/]schema[\\/]build[\\/]index\.mjs$/.test(id)) return null;
      if (!code.includes(writing)) this.error(`the schema no longer says "${writing}"`);
      return { code: code.replace(writing, `(() => { ${told} })()`), map: null };
    },
  };
}

/** Source maps go into a folder of their own beside the build: whoever has the build reads them, no visitor does. */
function keepMapsAside(): Plugin {
  let outDir = '';
  return {
    name: 'keep-maps-aside',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const aside = `${outDir}-maps`;
      fs.rmSync(aside, { recursive: true, force: true });
      for (const entry of fs.readdirSync(outDir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !entry.name.endsWith('.map')) continue;
        const file = path.join(entry.parentPath, entry.name);
        const target = path.join(aside, path.relative(outDir, file));
        fs.mkdirSync(path.dirname(target), { recursive: true });
        fs.renameSync(file, target);
      }
    },
  };
}

/**
 * In development: a component is replaced where it stands, and so is everything of a game or of the canvas that only a
 * table uses: it keeps its connection and is drawn anew. Whatever else changes is loaded by a page that reloads, finds
 * its seat again, and shows the same table a moment later.
 */
function replaceAtTheTable(): Plugin {
  const parts = /[\\/]client[\\/]games[\\/][a-z-]+[\\/]load\.ts$/;
  const accepted = /[\\/]client[\\/](games[\\/][a-z-]+[\\/]load|stage[\\/]create)\.ts$/;
  const isAtTableOnly = (module: ModuleNode, seen: Set<ModuleNode>): boolean => {
    if (seen.has(module) || accepted.test(module.file ?? '')) return true;
    seen.add(module);
    return module.importers.size > 0 && [...module.importers].every((importer) => isAtTableOnly(importer, seen));
  };
  return {
    name: 'replace-at-the-table',
    apply: 'serve',
    transform: (code, id) =>
      parts.test(id)
        ? `${code}
          const known = (import.meta.hot.data.parts ??= parts);
          import.meta.hot.accept((next) => {
            if (!next) return;
            Object.assign(known, next.parts);
            dispatchEvent(new Event('table-code-replaced'));
          });`
        : null,
    handleHotUpdate({ file, modules, server }) {
      if (!/[\\/](shared|client[\\/](stage|games|art|net|replay|sound))[\\/]/.test(file)) return;
      // the server starts anew with what both share
      const isShared = /[\\/]shared[\\/]/.test(file);
      if (!isShared && modules.length > 0 && modules.every((module) => isAtTableOnly(module, new Set()))) return;
      server.ws.send({ type: 'full-reload' });
      return [];
    },
  };
}

const languages = fs.readdirSync(here('shared/i18n')).filter((name) => /^[a-z]{2}$/.test(name));

const client: UserConfig = {
  root: here('client'),
  base: '/',
  plugins: [
    // a scene is a class and looks like a component: only files with markup are replaced as such
    preact({ devToolsEnabled: false, include: [/\.tsx$/] }),
    leaveOut(),
    precompress(),
    keepMapsAside(),
    replaceAtTheTable(),
  ],
  resolve: {
    // The SDK needs plain MessagePack only; the full codec alone would be a fifth of the lobby's budget.
    alias: { msgpackr: here('client/net/msgpack.ts') },
  },
  build: {
    outDir: here('dist/client'),
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // for whoever reads a stack trace of a visitor
    sourcemap: 'hidden',
    chunkSizeWarningLimit: 1600,
    rolldownOptions: {
      // the lobby reads the facts of a game out of the module of its rules, and takes nothing else along
      treeshake: { moduleSideEffects: (id) => !/[\\/]shared[\\/]/.test(id) },
      output: {
        codeSplitting: {
          groups: [
            { name: 'phaser', test: /node_modules[\\/]phaser[\\/]/ },
            // what lobby and table share would fall into a dozen crumbs
            {
              name: 'house',
              test: /node_modules[\\/]preact[\\/]|client[\\/](store|page[\\/](styles|ui[\\/](?!Avatar|Portrait|Outline|FileField|KeyList|PaceChoice|PageBar|WordTable)|use|words|lazy|router|preferences|dialogs[\\/]lazy-dialogs))|net[\\/](api|identity|backoff)|i18n[\\/](plural|speech|load|[a-z]+[\\/]index)|lobby[\\/](play|LanguageMenu)/,
            },
            { name: 'facts', test: /shared[\\/](games[\\/][a-z-]+[\\/]meta|engine[\\/]seats)\./ },
            // what the lobby reads of one language
            ...languages.map((lang) => ({
              name: `words-${lang}`,
              test: new RegExp(`i18n[\\\\/]${lang}[\\\\/](house|[a-z-]+[\\\\/]lobby)\\.`),
            })),
            { name: 'sdk', test: /node_modules[\\/]@colyseus[\\/]|net[\\/]msgpack/ },
          ],
        },
      },
    },
  },
};

/** A process that starts again is waited for: a few files load in half of the time that hundreds of sources need. */
const server: UserConfig = {
  root: here('server'),
  build: {
    outDir: here('dist/server'),
    emptyOutDir: true,
    target: 'node20',
    ssr: true,
    sourcemap: true,
    rolldownOptions: {
      input: { index: here('server/index.ts'), worker: here('server/bots/worker.ts') },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
};

export default defineConfig(({ mode }) => (mode === 'server' ? server : client));
