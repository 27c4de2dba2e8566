import type { Seat } from '../../../../shared/engine/core.ts';
import { attackStrength, bonusOf, type CombatView, flagsOn, type View } from '../../../../shared/games/borneo/index.ts';
import type { BorneoDict } from '../../../../shared/i18n/en/borneo/index.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import type { Interruption } from '../../presenter.ts';
import { shipmentLook } from './card-looks.tsx';

type Side = Interruption['sides'][number];

/** The combat in which this seat must answer, with all that lies open of it (B7.3, B7.5, B7.6). */
export function interruptionOf(dict: BorneoDict, s: Speech, { prompt }: View, seat: Seat): Interruption | null {
  if (prompt.kind !== 'defendCard' && prompt.kind !== 'displaced' && prompt.kind !== 'defenceReward') return null;
  if (prompt.seat !== seat) return null;
  const { affair: t } = dict;
  const { combat } = prompt;
  return {
    title: titleOf(dict, s, prompt.kind, combat),
    sides: [
      {
        ...sideOf(dict, combat, combat.attack, attackStrength(combat)),
        heading: t.attack({ name: s.name(combat.attacker) }),
      },
      {
        ...sideOf(dict, combat, combat.defence, flagsIn(combat, combat.defence) + bonusOf(combat)),
        heading: t.defence,
        bonus: t.bonus({ n: bonusOf(combat) }),
      },
    ],
    fold: t.fold,
    unfold: t.unfold,
  };
}

function titleOf(
  { affair: t }: BorneoDict,
  s: Speech,
  asked: string,
  { company, attacker, defenderRank }: CombatView,
): string {
  if (asked === 'displaced') return t.beaten({ company });
  return asked === 'defenceReward'
    ? t.repelled({ company })
    : t.attacked({ company, rank: defenderRank, name: s.name(attacker) });
}

const flagsIn = ({ company }: CombatView, cards: readonly string[]): number =>
  cards.reduce((sum, card) => sum + flagsOn(card, company), 0);

function sideOf(dict: BorneoDict, combat: CombatView, cards: readonly string[], total: number): Omit<Side, 'heading'> {
  const { affair: t } = dict;
  return {
    cards: cards.map((card) => ({
      key: card,
      look: shipmentLook(dict, card),
      text: t.flags({ n: flagsOn(card, combat.company), company: combat.company }),
    })),
    none: t.nothing,
    bonus: '',
    total: t.total({ n: total }),
  };
}
