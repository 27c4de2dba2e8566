import { NUMBERS, type Space, type View, voyageOdds, WARES, type Ware } from '../../../../shared/games/manila/index.ts';
import type { ManilaDict } from '../../../../shared/i18n/en/manila/index.ts';
import { nameOf } from '../../../../shared/i18n/games/manila/speech.ts';
import { percentOf } from '../../../../shared/i18n/percent.ts';
import type { Speech } from '../../../../shared/i18n/speech.ts';
import * as icons from '../../../art/icons.ts';
import { Outline } from '../../../page/ui/Outline.tsx';
import type { PlayerLine, ZoomedCard } from '../../presenter.ts';

type Fact = ZoomedCard['facts'][number];

/** What is no card: with its sign in the place of a picture. */
const sign = (icon: string, title: string, kind: string, text: string, facts: readonly Fact[] = []): ZoomedCard => ({
  look: { kind: 'man', name: title, art: <Outline d={icon} />, cost: null, worth: null, text: '' },
  title,
  kind,
  facts,
  text,
});

/** The panels ashore, each by what its places do. */
const areas: Readonly<Record<string, { readonly icon: string; readonly spaces: readonly Space[] }>> = {
  port: { icon: icons.lighthouse, spaces: ['port:A', 'port:B', 'port:C'] },
  shipyard: { icon: icons.hammerNails, spaces: ['shipyard:A', 'shipyard:B', 'shipyard:C'] },
  pirates: { icon: icons.pirateFlag, spaces: ['pirate'] },
  pilots: { icon: icons.shipWheel, spaces: ['pilot:small', 'pilot:large'] },
  insurance: { icon: icons.umbrella, spaces: ['insurance'] },
};

/** Counters, panels, ladders, chances and players, under whatever name the canvas keeps them. */
export function explained(
  dict: ManilaDict,
  s: Speech,
  id: string,
  view: View,
  { players, odds }: { readonly players: readonly PlayerLine[]; readonly odds: boolean },
): ZoomedCard | null {
  const { explain: t, zoom, canvas } = dict;
  const [what, which = ''] = id.split(':');
  const area = what === 'area' ? areas[which] : undefined;
  if (area) {
    const title = canvas[which as 'port'];
    return sign(area.icon, title, zoom.space, area.spaces.map((space) => nameOf(zoom.spaceText, space)).join(' '));
  }
  switch (what) {
    case 'counter':
      return sign(icons.hourglass, dict.counter({ voyage: view.voyage, rolls: view.rolls }), t.counter, t.counterText);
    case 'dice':
      return sign(icons.perspectiveDiceSixFacesRandom, t.dice, t.counter, t.diceText);
    case 'market':
      return sign(icons.stack, canvas.blackMarket, t.counter, t.marketText);
    case 'stop':
      return Number(which) === NUMBERS.lastSpace
        ? sign(icons.pirateFlag, t.thirteen, zoom.space, nameOf(zoom.spaceText, 'pirate'))
        : sign(icons.lighthouse, canvas.port, zoom.space, t.pastText);
    case 'odds': {
      const ware = WARES.find((one) => one === which);
      const chance = odds ? voyageOdds(view)?.boats.find((boat) => boat.ware === ware) : undefined;
      return ware && chance ? chances(dict, ware, chance) : null;
    }
    case 'seat': {
      const line = players[Number(which)];
      const facts = line?.stats.map(({ words, value }) => ({ label: words, value: String(value) })) ?? [];
      return line ? sign(icons.meeple, s.name(Number(which)), line.badge?.words ?? t.player, '', facts) : null;
    }
    default:
      return null;
  }
}

function chances(dict: ManilaDict, ware: Ware, { arrive, on13 }: { arrive: number; on13: number }): ZoomedCard {
  const { explain: t } = dict;
  const percent = (share: number) => dict.notes.chance({ percent: percentOf(share) });
  return sign(icons.perspectiveDiceSixFacesRandom, dict.wares[ware], t.odds, t.oddsText, [
    { label: t.arrives, value: percent(arrive) },
    { label: t.on13, value: percent(on13) },
    { label: t.short, value: percent(Math.max(0, 1 - arrive - on13)) },
  ]);
}
