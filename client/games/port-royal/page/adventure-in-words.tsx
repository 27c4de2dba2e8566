import { missionOf, type View } from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';
import { aimOf } from '../stage/adventure.ts';
import { missionStanding, monthEndInWords } from './explain-adventure.tsx';

interface Props {
  readonly dict: PortRoyalDict;
  readonly speech: PortRoyalSpeech;
  readonly view: View;
}

/** Missions with who has done them and what the others lack, the month, its event, and what a team is after. */
export function AdventureInWords({ dict, speech: s, view }: Props) {
  const { voyage: t, quest, missions, contract } = dict;
  const { adventure } = view;
  if (adventure === null) return null;
  const event = adventure.event === null ? null : dict.happenings[adventure.event];
  const team = aimOf(view);
  const of = (have: number, need: number) => quest.of({ have, need });
  return (
    <>
      <p>
        {t.month({ month: adventure.month, left: adventure.pack.length })} {event && t.event(event)} {quest.monthEnd}:{' '}
        {monthEndInWords(dict, view)}
      </p>
      {team && (
        <p>
          {t.aim({
            missions: of(team.missions, team.missionsOf),
            markers: of(team.markers, team.markersOf),
            influence: of(team.influence, team.influenceOf),
          })}
        </p>
      )}
      <h3>{t.missions}</h3>
      <ul>
        {adventure.missions.map((open) => {
          const { first, crowns } = missionOf(open.id);
          return (
            <li key={open.id}>
              {missions[open.id].name}: {missions[open.id].text}{' '}
              {open.done.length === 0
                ? contract.open
                : contract.done({ names: open.done.map((seat) => s.name(seat)).join(', ') })}
              . {open.done.length === 0 ? `${quest.first}: ${quest.prize(first)}. ` : ''}
              {quest.each}: {quest.prize({ coins: 0, crowns })}.
              <ul>
                {view.players.map((_, seat) => (
                  <li key={s.name(seat)}>
                    {s.name(seat)}: {missionStanding(dict, view, seat, open)}
                  </li>
                ))}
              </ul>
            </li>
          );
        })}
      </ul>
    </>
  );
}
