import type { ExpeditionFace, FaceId, Skill } from '../../../../shared/games/port-royal/index.ts';
import { CARGOES, face as faceBy } from '../../../../shared/games/port-royal/index.ts';
import type { Ctx } from '../../../art/canvas.ts';
import { engraving, icon } from '../../../art/canvas.ts';
import { coin } from '../../../art/coin.ts';
import { treasureMap } from '../../../art/icons.ts';
import { display, ink, sepia } from '../../../art/palette.ts';
import { sheet } from '../../../art/sheet.ts';
import { shield } from '../../../art/shield.ts';
import { line } from '../../../art/text.ts';
import type { Skin } from '../../../stage/piece.ts';
import { cargoEmblems } from './cargo.ts';
import { skillEmblems } from './emblems.ts';
import type { StageStep } from './paper.ts';
import { band, cardHeight, cardWidth } from './paper.ts';

const skills: readonly Skill[] = ['captain', 'priest', 'settler'];

const asked = (face: ExpeditionFace): string[] => [
  ...skills.flatMap((skill) => Array<string>(face.requires[skill]).fill(skillEmblems[skill])),
  ...CARGOES.flatMap((cargo) => Array<string>(face.cargo[cargo]).fill(cargoEmblems[cargo])),
];

/** An open expedition as a strip: wide with its name, narrow with its signs only. */
export function expeditionSkin(id: FaceId, name: string, width: number, height: number): Skin {
  return {
    id: `expedition:${id}:${name}`,
    width,
    height,
    pad: 18,
    paint(ctx, kit) {
      const face = faceBy(id);
      if (face.kind !== 'expedition') return;
      sheet(ctx, kit, width, height);
      if (width >= height * 3.1) broad(ctx, face, name, width, height);
      else if (width >= height * 2.15) middling(ctx, face, width, height);
      else narrow(ctx, face, width, height);
    },
  };
}

function broad(ctx: Ctx, face: ExpeditionFace, name: string, width: number, height: number): void {
  const k = height / 54;
  const reward = face.coins > 0 ? 64 * k : 40 * k;
  engraving(ctx, treasureMap, 26 * k, height / 2, 34 * k);
  const left = 49 * k;
  line(ctx, name, left, 23 * k, { family: display, size: 16 * k, colour: ink }, width - left - reward - 8 * k);
  const row = asked(face);
  const step = Math.min(22 * k, (width - left - reward - 4 * k) / row.length);
  row.forEach((emblem, i) => {
    icon(ctx, emblem, left + step * (i + 0.45), 37 * k, step * 0.88, sepia);
  });
  if (face.coins > 0) coin(ctx, `+${face.coins}`, width - 22 * k, height / 2, 25 * k);
  shield(ctx, String(face.influence), width - (face.coins > 0 ? 54 : 26) * k, height / 2, 31 * k);
}

/** Signs at the left, what they bring at the right. */
function middling(ctx: Ctx, face: ExpeditionFace, width: number, height: number): void {
  const k = height / 54;
  watermark(ctx, width, height);
  const rewards = face.coins > 0 ? 58 * k : 34 * k;
  const row = asked(face);
  const step = Math.min(21 * k, (width - rewards - 14 * k) / row.length);
  const left = (width - rewards - 4 * k) / 2;
  row.forEach((emblem, i) => {
    icon(ctx, emblem, left + 3 * k + (i - (row.length - 1) / 2) * step, height / 2, step * 0.92, sepia);
  });
  if (face.coins > 0) coin(ctx, `+${face.coins}`, width - 20 * k, height / 2, 23 * k);
  shield(ctx, String(face.influence), width - (face.coins > 0 ? 47 : 22) * k, height / 2, 27 * k);
}

function watermark(ctx: Ctx, width: number, height: number): void {
  ctx.save();
  ctx.globalAlpha = 0.13;
  icon(ctx, treasureMap, width / 2, height / 2, height * 0.86, sepia);
  ctx.restore();
}

function narrow(ctx: Ctx, face: ExpeditionFace, width: number, height: number): void {
  const k = Math.min(height / 54, width / 62);
  watermark(ctx, width, height);
  const row = asked(face);
  row.forEach((emblem, i) => {
    icon(ctx, emblem, width / 2 + (i - (row.length - 1) / 2) * 17 * k, height * 0.31, 16 * k, sepia);
  });
  const y = height * 0.68;
  if (face.coins > 0) {
    shield(ctx, String(face.influence), width / 2 - 13 * k, y, 21 * k);
    coin(ctx, `+${face.coins}`, width / 2 + 13 * k, y, 19 * k);
  } else shield(ctx, String(face.influence), width / 2, y, 21 * k);
}

/** A finished or just drawn expedition as a card, in the units of cards. */
export function expeditionCard(ctx: Ctx, face: ExpeditionFace, { name, look }: StageStep): void {
  const middle = (cardWidth * look.shown) / 2;
  band(ctx, name, ['#E2B655', '#B07F2A'], ink, { left: false, right: 6, shown: look.shown, compact: look.compact });
  const influence = String(face.influence);
  if (look.shown < 1) {
    engraving(ctx, treasureMap, middle + 2, 80, Math.min(68, cardWidth * look.shown - 8));
    shield(ctx, influence, 12, cardHeight - 12, look.compact ? 30 : 25);
    return;
  }
  engraving(ctx, treasureMap, middle, 76, 68);
  const row = asked(face);
  row.forEach((emblem, i) => {
    engraving(ctx, emblem, middle + (i - (row.length - 1) / 2) * 27, 122, 24);
  });
  if (look.own) {
    shield(ctx, influence, cardWidth - 5, cardHeight - 6, look.compact ? 30 : 25);
    return;
  }
  shield(ctx, influence, face.coins > 0 ? 42 : 59, 148, 27);
  if (face.coins > 0) coin(ctx, `+${face.coins}`, 77, 148, 25);
}
