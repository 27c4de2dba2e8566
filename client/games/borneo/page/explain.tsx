import { COMPANIES, harbour, SPICES, type View } from '../../../../shared/games/borneo/index.ts';
import type { BorneoDict } from '../../../../shared/i18n/en/borneo/index.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import * as icons from '../../../art/icons.ts';
import { Outline } from '../../../page/ui/Outline.tsx';
import type { PlayerLine, ZoomedCard } from '../../presenter.ts';
import { tableOf } from '../stage/model.ts';
import { seatingOf, spiceIcons, spiceOf } from './card-looks.tsx';

type Fact = ZoomedCard['facts'][number];

/** What is no card: with its sign in the place of a picture. */
const sign = (icon: string, title: string, kind: string, text: string, facts: readonly Fact[] = []): ZoomedCard => ({
  look: { kind: 'man', name: title, art: <Outline d={icon} />, cost: null, worth: null, text: '' },
  title,
  kind,
  facts,
  text,
});

const kinds = [...SPICES, 'crate'] as const;

/** How many cards of each kind lie in a warehouse. */
function storesOf(dict: BorneoDict, view: View, seat: number): readonly Fact[] {
  const cards = (view.players[seat]?.warehouse ?? []).map((card) => spiceOf(card, view.rules));
  return kinds.flatMap((spice) => {
    const n = cards.filter((one) => one === spice).length;
    return n === 0 ? [] : [{ label: dict.spices[spice], value: String(n) }];
  });
}

function tally(dict: BorneoDict, s: Speech, view: View, nth: number): ZoomedCard | null {
  const at = tableOf(view, seatingOf(view, s)).places[nth - 1];
  if (!at?.harbour) return null;
  const { monopoly } = harbour(at.harbour.id, view.rules.edition);
  const facts = COMPANIES.map((company) => ({
    label: dict.companies[company],
    value: `${at.tally.find((one) => one.company === company)?.flags ?? 0} / ${monopoly}`,
  }));
  return sign(icons.flyingFlag, dict.explain.tally, dict.harbour(at.harbour.id), dict.explain.tallyText, facts);
}

/** Piles, phases, figures of a harbour, goods and players, under whatever name the canvas keeps them. */
export function explained(
  dict: BorneoDict,
  s: Speech,
  id: string,
  view: View,
  players: readonly PlayerLine[],
): ZoomedCard | null {
  const { explain: t, canvas } = dict;
  const [what, which = ''] = id.split(':');
  switch (what) {
    case 'tally':
      return tally(dict, s, view, Number(which));
    case 'phase': {
      const phase = ([canvas.phaseMission, canvas.phaseCompany, canvas.phaseShip, canvas.phaseDraw] as const)[
        Number(which) - 1
      ];
      const text = t.phaseTexts[Number(which) - 1];
      return phase && text ? sign(icons.hourglass, phase, t.phase, text) : null;
    }
    case 'pile':
      if (which === 'draw')
        return sign(icons.cardPick, t.draw, t.pile, t.drawText, [{ label: t.cards, value: String(view.draw) }]);
      if (which === 'discard')
        return sign(icons.cardDiscard, dict.pile.discard, t.pile, t.discardText, [
          { label: t.cards, value: String(view.discard.length) },
        ]);
      if (which === 'harbours')
        return sign(icons.harborDock, t.harbours, t.pile, t.harboursText, [
          { label: t.cards, value: String(view.harbours) },
        ]);
      return sign(icons.pirateFlag, t.cove, t.pile, t.coveText);
    case 'store': {
      const spice = kinds.find((one) => one === which);
      return spice
        ? sign(spiceIcons[spice], dict.spices[spice], t.store, spice === 'crate' ? dict.zoom.crateText : t.storeText)
        : null;
    }
    case 'seat': {
      const seat = Number(which);
      const line = players[seat];
      if (!line) return null;
      const stats = line.stats.map(({ words, value }) => ({ label: words, value: String(value) }));
      const points = line.score === null ? [] : [{ label: t.points, value: String(line.score) }];
      return sign(icons.meeple, s.name(seat), line.badge?.words ?? t.player, '', [
        ...points,
        ...stats,
        ...storesOf(dict, view, seat),
      ]);
    }
    default:
      return null;
  }
}
