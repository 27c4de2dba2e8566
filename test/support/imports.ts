import { posix } from 'node:path';

/** An import of a file: another file of ours by its path from the root, or a package by its name. */
export interface Import {
  readonly from: string;
  readonly to: string;
}

/** A breach of the dependency rule, in words. */
export interface Breach extends Import {
  readonly rule: string;
}

/** Source without comments and with strings emptied, except those that name a module. */
export const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\/|(?<![:'"`\\])\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '));

const withoutStrings = (source: string): string =>
  source
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
    .replace(/\/(?![*/])(?:\\.|[^/\\\n])+\/[gimsuy]*\.test/g, 'x.test');

/** Static, side-effect, re-exporting and dynamic imports, and `require`. */
export function importsOf(path: string, source: string): Import[] {
  const text = withoutComments(source);
  const forms = [
    /\bfrom\s*(['"])([^'"]+)\1/g,
    /\bimport\s*(['"])([^'"]+)\1/g,
    /\bimport\s*\(\s*(['"`])([^'"`]+)\1/g,
    /\brequire\s*\(\s*(['"`])([^'"`]+)\1/g,
    /\bnew\s+URL\s*\(\s*(['"`])(\.[^'"`]+\.\w+)\1/g,
  ];
  const names = forms.flatMap((form) => [...text.matchAll(form)].map(([, , name]) => name as string));
  return names.map((name) => ({ from: path, to: name.startsWith('.') ? posix.join(posix.dirname(path), name) : name }));
}

const isFile = (to: string): boolean => to.includes('/') && /^(shared|server|client|test)\//.test(to);

const gameOf = (path: string): string | null => /^shared\/games\/([^/]+)\//.exec(path)?.[1] ?? null;

/** What of the house a file may import; null: anything. */
function mayImport(from: string): RegExp | null {
  const game = gameOf(from);
  if (from.startsWith('shared/engine/')) return /^shared\/engine\//;
  if (game !== null) return new RegExp(`^shared/(engine|games/${game})/`);
  if (from === 'shared/games/ids.ts') return /^$/;
  if (from === 'shared/games/registry.ts') return /^shared\/(engine\/|games\/(ids|[^/]+\/index)\.ts$)/;
  if (from.startsWith('shared/bots/')) return /^shared\/(engine|bots)\//;
  if (from.startsWith('shared/wire/')) return /^shared\/(engine|games|protocol|wire)\//;
  if (from.startsWith('shared/')) return /^shared\//;
  if (from.startsWith('server/')) return /^(shared|server)\//;
  if (from.startsWith('client/')) return /^(shared|client)\//;
  return null;
}

/** The layers of the server, from the ground up: a file imports from its own layer and from those below it. */
const LAYERS: readonly RegExp[] = [
  /^server\/([^/]+\.ts$|projection\/|ratings\/)/,
  /^server\/store\//,
  /^server\/table\//,
  /^server\/(bots|metrics)\//,
  /^server\/room\//,
  /^server\/(cluster|lobby|chat|archive)\//,
  /^server\/http\//,
  /^server\/((app|games|index|run|HouseTransport)\.ts$|dev\/)/,
];

const layerOf = (path: string): number => LAYERS.findLastIndex((layer) => layer.test(path));

/** Packages with a home of their own. */
const HOMES: readonly { readonly name: RegExp; readonly home: RegExp }[] = [
  { name: /^@colyseus\/schema(\/|$)/, home: /^server\/projection\// },
  { name: /^phaser(\/|$)/, home: /^client\/(stage\/|games\/[^/]+\/stage\/scene\/)/ },
  { name: /^@colyseus\/sdk(\/|$)/, home: /^client\/net\// },
];

/** Pages of stories, and what loads them: nothing of it may come into a bundle of the client. */
const isStory = (path: string): boolean => /^shared\/i18n\/(.*\/)?pages\.ts$/.test(path);

const isPure = (path: string): boolean => /^shared\/(engine|games|bots|wire)\//.test(path);

/** The dependency rule, on one import. Tests may import everything. */
export function breachOf({ from, to }: Import): Breach | null {
  const breach = (rule: string): Breach => ({ from, to, rule });
  if (from.startsWith('test/')) return null;
  if (!isFile(to)) {
    if (isPure(from)) return breach('what is pure imports no package');
    const homeless = HOMES.find(({ name, home }) => name.test(to) && !home.test(from));
    return homeless ? breach(`only ${homeless.home.source} imports this package`) : null;
  }
  const allowed = mayImport(from);
  if (allowed !== null && !allowed.test(to)) return breach(`only ${allowed.source} may be imported here`);
  if (layerOf(from) < layerOf(to)) return breach('a layer of the server imports nothing from above it');
  if (isStory(to) && !(isStory(from) || from.startsWith('server/archive/')))
    return breach('only the archive reads stories: what is not opened is sent to nobody');
  const game = gameOf(to);
  if (game !== null && gameOf(from) !== game && to !== `shared/games/${game}/index.ts`)
    return breach('outsiders import a game through its index.ts');
  return null;
}

/** Circles among these imports, each as the files on it; imports of types count, too. */
export function cyclesOf(imports: readonly Import[]): string[][] {
  const targets = new Map<string, Set<string>>();
  for (const { from, to } of imports) targets.set(from, (targets.get(from) ?? new Set()).add(to));
  const cycles: string[][] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    const at = path.indexOf(file);
    if (at >= 0) cycles.push([...path.slice(at), file]);
    if (at >= 0 || done.has(file)) return;
    for (const target of targets.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of targets.keys()) visit(file, []);
  return cycles;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/'));

/** The same imports as between folders; a folder and those inside it are one responsibility. */
export const betweenFolders = (imports: readonly Import[]): Import[] =>
  imports
    .map(({ from, to }) => ({ from: folderOf(from), to: folderOf(to) }))
    .filter(({ from, to }) => !`${from}/`.startsWith(`${to}/`) && !`${to}/`.startsWith(`${from}/`));

/** The types and classes that a file exports under a name of its own. */
export function exportedTypesOf(source: string): string[] {
  const declared = /^export (?:abstract )?(?:declare )?(?:class|interface|type|enum) (\w+)/gm;
  return [...withoutComments(source).matchAll(declared)].map(([, name]) => name as string);
}

const IMPURE =
  /\b(?:Math\.random|Date|console|set(?:Timeout|Interval|Immediate)|requestAnimationFrame|performance|process|globalThis|window|document|navigator|localStorage|fetch|crypto|queueMicrotask)\b(?!['"]?\s*:)/g;

/** Chance, clocks, the outer world: what the rules of games must not touch. */
export const impuritiesOf = (path: string, source: string): string[] =>
  isPure(path) ? [...withoutStrings(withoutComments(source)).matchAll(IMPURE)].map(([word]) => word) : [];
