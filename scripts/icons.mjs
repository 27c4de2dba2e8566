// Writes client/art/icons.ts: the outlines of the icons that the product uses, out of the game-icons set
// (CC BY 3.0, see CREDITS.md). Run by hand after changing the list: node scripts/icons.mjs
import fs from 'node:fs';
import { createRequire } from 'node:module';

const set = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

const names = `
  galleon caravel shooner-sailboat small-fishing-sailboat sailboat
  anchor house church swiss-army-knife scales crossed-sabres pirate-hat pirate-captain pirate-skull ample-dress jester-hat captain-hat-profile crown
  treasure-map skull-crossed-bones ship-wheel coins two-coins receive-money pay-money
  compass sun moon beard woman-elf-face mustache
  spyglass quill-ink cog sound-on sound-off rule-book meeple hourglass
  card-draw card-pick exit-door laurel-crown laurels
  scroll-unfurled swap-bag person player-next share
  flying-flag hamburger-menu
  gavel perspective-dice-six-faces-random umbrella lighthouse hammer-nails gems plant-roots rolled-cloth pirate-flag stack
  wooden-crate family-house scroll-quill checked-shield crossed-swords
  conversation hearts beer-stein surprised shrug tear-tracks thumb-up
  anticlockwise-rotation card-discard card-random cellar-barrels check-mark harbor-dock tied-scroll
  drakkar open-book calendar windsock trophy spell-book herbs-bundle sliced-bread brandy-bottle watchtower sword-brandish
  fog lightning-storm shop hooded-figure open-gate talk fluffy-cloud
`
  .trim()
  .split(/\s+/);

/** What the lobby shows: a picture of its own, because outlines would be half of its code. */
const lobby = `
  galleon sailboat cellar-barrels shooner-sailboat captain-hat-profile crossed-sabres skull-crossed-bones anchor compass sun moon
  meeple hourglass harbor-dock spyglass return-arrow key cog ship-wheel scroll-unfurled cancel card-random gems rolled-cloth plant-roots open-book swords-emblem queen-crown
`
  .trim()
  .split(/\s+/);

/** Drawn for this house: outlines that stand with Borneo. */
const own = ['pepper', 'cloves', 'nutmeg'];

const constant = (name) => name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());

function outline(name) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent];
  if (!icon) throw new Error(`no icon ${name}`);
  const paths = [...icon.body.matchAll(/ d="([^"]+)"/g)].map((match) => match[1]);
  if (paths.length === 0) throw new Error(`icon ${name} has no path`);
  return paths.join(' ');
}

function ownOutline(name) {
  const text = fs.readFileSync(`client/games/borneo/art/${name}.ts`, 'utf8');
  return [...text.slice(text.indexOf('=')).matchAll(/'([^']+)'/g)].map((match) => match[1]).join('');
}

const lines = names.map((name) => `export const ${constant(name)} =\n  '${outline(name)}';\n`);
fs.writeFileSync(
  'client/art/icons.ts',
  `// Written by scripts/icons.mjs; icons of game-icons.net, CC BY 3.0 (CREDITS.md). Outlines in a box of 512 × 512,\n` +
    `// one constant each, so that a page carries only those it shows.\n${lines.join('')}`,
);
const symbol = (name, d) => `<symbol id="${name}" viewBox="0 0 512 512"><path d="${d}"/></symbol>`;
const symbols = [
  ...lobby.map((name) => symbol(name, outline(name))),
  ...own.map((name) => symbol(name, ownOutline(name))),
];
const held = [...lobby, ...own];
fs.writeFileSync(
  'client/art/lobby-icons.svg',
  `<svg xmlns="http://www.w3.org/2000/svg"><!-- icons of game-icons.net, CC BY 3.0 (CREDITS.md) -->\n${symbols.join('\n')}\n</svg>\n`,
);
fs.writeFileSync(
  'client/art/lobby-icons.ts',
  `// Written by scripts/icons.mjs: what client/art/lobby-icons.svg holds.\nexport type LobbyIcon =\n${held.map((name) => `  | '${name}'`).join('\n')};\n`,
);
console.log(`${lines.length} icons, ${held.length} for the lobby`);
