import type { PersonFace } from '../../../../shared/games/port-royal/index.ts';
import { NUMBERS } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { icon } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import {
  anchor,
  brandyBottle,
  cardDraw,
  cardPick,
  church,
  crossedSabres,
  galleon,
  house,
  laurels,
  meeple,
  skullCrossedBones,
  slicedBread,
  spyglass,
  treasureMap,
} from '../../../art/icons.ts';
import { numerals, sepia } from '../../../art/palette.ts';
import { pennant } from '../../../art/pennant.ts';
import { line } from '../../../art/text.ts';

/** A sign in a row of signs: how wide it is and how it is drawn around the middle of its box. */
interface Sign {
  readonly width: number;
  draw(ctx: Ctx, x: number, y: number): void;
}

const picture = (outline: string, size: number): Sign => ({
  width: size,
  draw: (ctx, x, y) => icon(ctx, outline, x, y, size, sepia),
});

const words = (text: string, size: number): Sign => ({
  width: text.length * size * 0.5,
  draw: (ctx, x, y) => {
    line(ctx, text, x, y + size * 0.3, {
      family: numerals,
      weight: 700,
      size: size * 0.86,
      colour: sepia,
      align: 'center',
    });
  },
});

const money = (text: string, size: number): Sign => ({
  width: size,
  draw: (ctx, x, y) => coin(ctx, text, x, y, size * 0.96),
});

/** The ships that somebody looks after. */
const flagOf = ({ colour }: PersonFace, size: number): Sign => ({
  width: size * 0.72,
  draw: (ctx, x, y) => colour && pennant(ctx, colour, x, y - size * 0.45, size * 0.74),
});

/** Ships of Ares. */
const aresFlag = (size: number): Sign => ({
  width: size * 0.72,
  draw: (ctx, x, y) => pennant(ctx, 'ares', x, y - size * 0.45, size * 0.74),
});

function signs(face: PersonFace, size: number): Sign[] {
  switch (face.role) {
    case 'settler':
    case 'captain':
    case 'priest':
      return [
        picture(treasureMap, size),
        ...(face.aresBonus > 0 ? [aresFlag(size), money(`+${face.aresBonus}`, size)] : []),
      ];
    case 'jack':
      return [anchor, church, house].map((skill) => picture(skill, size * 0.92));
    case 'sailor':
    case 'pirate':
    case 'tybuk':
      return Array.from({ length: face.swords }, () => picture(crossedSabres, size));
    case 'trader':
      return [flagOf(face, size), money(`+${NUMBERS.coinsPerTrader}`, size)];
    case 'senorita':
      return [picture(meeple, size * 0.9), money(`−${NUMBERS.discountPerSenorita}`, size)];
    case 'jester':
      return [picture(skullCrossedBones, size * 0.9), money(`+${NUMBERS.coinsPerJester}`, size)];
    case 'admiral':
      return [words(`${NUMBERS.admiralCards}+`, size), money(`+${NUMBERS.coinsPerAdmiral}`, size)];
    case 'governor':
      return [words(`+${NUMBERS.takesPerGovernor}`, size), picture(cardPick, size)];
    case 'merchant':
      return [flagOf(face, size), picture(laurels, size)];
    case 'clerk':
      return [flagOf(face, size), words(`+${NUMBERS.takesPerClerk}`, size), picture(cardPick, size)];
    case 'sentinel':
      return [picture(spyglass, size), words(String(NUMBERS.cardsPerLook), size), picture(cardDraw, size)];
    case 'innkeeper':
      return [picture(slicedBread, size * 0.9), picture(brandyBottle, size * 0.9), money(`+${face.buysFor}`, size)];
    case 'passenger':
      return [];
    case 'gambler':
      return [words(String(NUMBERS.cardsPerGambler), size), picture(cardDraw, size), words('+1', size)];
    case 'gunner':
      return [picture(galleon, size), words(`−${NUMBERS.gunnerShips}`, size), money('+', size)];
    case 'viceAdmiral':
      return [
        words(`${NUMBERS.viceAdmiralCards.min}/${NUMBERS.viceAdmiralCards.max}`, size),
        money(`+${NUMBERS.coinsPerViceAdmiral}`, size),
      ];
  }
}

/** What a person does, in signs, centred. */
export function abilityLine(ctx: Ctx, face: PersonFace, x: number, y: number, size: number): void {
  const row = signs(face, size);
  const gap = size * 0.2;
  const width = row.reduce((sum, sign) => sum + sign.width, 0) + gap * (row.length - 1);
  let left = x - width / 2;
  for (const sign of row) {
    sign.draw(ctx, left + sign.width / 2, y);
    left += sign.width + gap;
  }
}
