import type { State } from '../../../../shared/games/manila/index.ts';
import { type Situation, table } from './table.ts';

const AFLOAT = { nutmeg: 10, silk: 13, jade: 7 };
const BROKE = { cash: [1, 30, 30], pledged: [2] };

/** Every kind of question, also those that random play seldom meets. */
export function raritiesOfManila(seats: number): State[] {
  const at = (situation: Situation, ...words: string[]): State => {
    const place = table({ seats, boats: AFLOAT, rolls: 2, ...situation });
    for (const word of words) place.plays(place.asked(), word);
    return place.state;
  };
  const full = { crews: { silk: [0, 1, 2] } };
  const evicting = { pirateEviction: true };
  return [
    at({ moment: 'auction', boats: {}, rolls: 0 }, 'bid 53'),
    at({ moment: 'auction', boats: {}, rolls: 0, options: { hideCash: true } }, 'bid 40', 'bid 50'),
    at({ moment: 'share', boats: {}, rolls: 0, cash: [4] }),
    at({ moment: 'boarding', pirates: [0, 1] }),
    at({ moment: 'boarding', pirates: [0, 1], crews: { silk: [2] } }, 'board silk'),
    at({ moment: 'boarding', pirates: [0, 1] }, 'stay'),
    at({ moment: 'boarding', pirates: [0, 1], ...full, options: evicting }),
    at({ moment: 'boarding', pirates: [0, 1], ...full, options: evicting }, 'evict silk 2'),
    at({ moment: 'boarding', pirates: [1], boats: { silk: 13, jade: 13, nutmeg: 4 }, ...full, options: evicting }),
    at({ moment: 'pilots', pilots: { small: 1, large: 0 } }),
    at({ moment: 'pilots', pilots: { large: 0 } }, 'steer jade 1'),
    at({ moment: 'pilots', pilots: { large: 0 }, options: { rules: 'en' } }, 'steer jade -1'),
    at({ moment: 'placement', ...BROKE }),
    at({ moment: 'placement', ...BROKE, options: { rules: 'en' } }),
    at({ moment: 'placement', ...BROKE, options: { hideCash: true, destituteMayInsure: true } }),
    at({
      moment: 'placement',
      boats: { nutmeg: 'port', silk: 12, jade: 'port' },
      options: { seatsOnDockedBoats: true },
    }),
    plundering(seats),
  ];
}

function plundering(seats: number): State {
  const at = table({ seats, moment: 'roll', rolls: 2, boats: { nutmeg: 10, silk: 12, jade: 7 }, pirates: [1, 0] });
  return at.rolls(3, 1, 2).state;
}
