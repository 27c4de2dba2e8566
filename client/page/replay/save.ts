import type { GameFile } from '../../../shared/protocol/game-file.ts';

/** Hands the game to the browser as a file. */
export function saveFile(file: GameFile): void {
  const url = URL.createObjectURL(new Blob([`${JSON.stringify(file)}\n`], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `${file.game}-${(file.ended ?? file.id).slice(0, 10)}-${file.id.slice(0, 6)}.json`;
  link.click();
  // the browser reads it after the click
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
