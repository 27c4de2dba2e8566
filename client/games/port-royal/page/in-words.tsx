import { bustRisk, type FaceId, freeMarkers, type View } from '../../../../shared/games/port-royal/index.ts';
import type { PortRoyalDict } from '../../../../shared/i18n/en/port-royal/index.ts';
import type { PortRoyalSpeech } from '../../../../shared/i18n/games/port-royal/speech.ts';
import { percentOf } from '../../../../shared/i18n/percent.ts';
import { plain } from '../../../../shared/i18n/speech.ts';
import { WordTable } from '../../../page/ui/WordTable.tsx';
import { contractsOf, teamPilesOf } from '../stage/contracts.ts';
import { AdventureInWords } from './adventure-in-words.tsx';
import { rewardInWords, standingInWords } from './explain.tsx';

interface Props {
  readonly dict: PortRoyalDict;
  readonly speech: PortRoyalSpeech;
  readonly view: View;
  readonly odds: boolean;
}

/** Everything that lies open, in lists and a table: for those who do not see the canvas. */
export function PortRoyalInWords({ dict, speech: s, view, odds }: Props) {
  const { inWords: t } = dict;
  const risk = odds ? bustRisk(view) : null;
  const tell = (id: FaceId): string => {
    const card = s.face(id);
    if (card.kind === 'ship') return t.ship(card);
    return card.kind === 'person' ? t.person(card) : plain(dict.faceText(card));
  };
  return (
    <>
      <p>
        {roundInWords(dict, view)} {view.ending ? t.ending : ''}
      </p>
      <h3>{t.harbour}</h3>
      {view.harbour.length === 0 ? (
        <p>{t.harbourEmpty}</p>
      ) : (
        <ul>
          {view.harbour.map(({ slot, face: id }) => (
            <li key={slot}>{tell(id)}</li>
          ))}
        </ul>
      )}
      {risk !== null && <p>{t.risk({ percent: percentOf(risk) })}</p>}
      <h3>{t.expeditions}</h3>
      {view.table.length === 0 ? (
        <p>{t.expeditionsNone}</p>
      ) : (
        <ul>
          {view.table.map((id) => (
            <li key={id}>{tell(id)}</li>
          ))}
        </ul>
      )}
      <AdventureInWords dict={dict} speech={s} view={view} />
      <ContractsInWords dict={dict} speech={s} view={view} />
      <PlayersInWords dict={dict} speech={s} view={view} />
      <p>{t.deck({ n: view.deck })}</p>
      {view.discard.known ? (
        <details>
          <summary>{t.discardList}</summary>
          <ol>
            {view.discard.faces.toReversed().map((id, at) => (
              // the place in the pile is all that tells two copies apart
              <li key={`${view.discard.known && view.discard.faces.length - at} ${id}`}>{dict.fullName(s.face(id))}</li>
            ))}
          </ol>
        </details>
      ) : (
        <p>{t.discardCount({ n: view.discard.count })}</p>
      )}
    </>
  );
}

/** Which round it is, and when it will be over. */
function roundInWords({ inWords: t, voyage }: PortRoyalDict, { round, rules, adventure }: View): string {
  const goal = rules.endInfluence;
  if (adventure !== null) return goal === null ? voyage.teamRound({ round }) : voyage.goal({ round, goal });
  return goal === null ? t.teamRound({ round }) : t.round({ round, goal });
}

/** Contracts with who has done them, what the others lack, and how much time there is; nothing where there are none. */
function ContractsInWords({ dict, speech: s, view }: Omit<Props, 'odds'>) {
  const { contract: t, contracts, explain, score } = dict;
  if (view.contracts.length === 0) return null;
  const team = teamPilesOf(view);
  const seats = view.players.map((_, seat) => contractsOf(view, seat));
  return (
    <>
      <h3>{t.heading}</h3>
      <ul>
        {view.contracts.map(({ id, done, progress }) => (
          <li key={id}>
            {contracts[id].name}: {contracts[id].text}{' '}
            {done.length === 0 ? t.open : t.done({ names: done.map((seat) => s.name(seat)).join(', ') })}
            {progress.map((step, seat) => (step > 0 ? `; ${t.progress({ name: s.name(seat), step })}` : ''))}.{' '}
            {explain.next}: {rewardInWords(dict, view, id, null)}.
            <ul>
              {seats.map((cards, seat) => {
                const card = cards.find((one) => one.id === id);
                return (
                  card && (
                    <li key={s.name(seat)}>
                      {s.name(seat)}: {standingInWords(dict, card)}
                    </li>
                  )
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      {team && (
        <p>
          {t.time({ time: view.time, victory: view.victory })} {explain.rankNow}: {score.ranks[team.rank]}.
        </p>
      )}
    </>
  );
}

function PlayersInWords({ dict, speech: s, view }: Omit<Props, 'odds'>) {
  const { inWords: t, score, facts, contract } = dict;
  const kept = view.players.some(({ ships }) => ships.length > 0);
  const stored = view.players.some((player) => player.stored.length > 0);
  const marked = view.contracts.length > 0;
  const laden = (ids: readonly FaceId[]) =>
    ids
      .map((id) => {
        const ship = s.face(id);
        return `${dict.fullName(ship)}${ship.kind === 'ship' && ship.cargo ? ` (${dict.cargoes[ship.cargo]})` : ''}`;
      })
      .join(', ') || '–';
  const names = (ids: readonly FaceId[]) => ids.map((id) => dict.fullName(s.face(id))).join(', ') || '–';
  return (
    <WordTable
      caption={t.players}
      heads={[
        t.player,
        score.influence,
        score.coins,
        facts.swords,
        t.crew,
        t.done,
        ...(marked ? [contract.markers] : []),
        ...(kept ? [contract.kept] : []),
        ...(stored ? [contract.stored] : []),
        ...(view.adventure ? [dict.voyage.adventurer, contract.markers, dict.voyage.crowns, dict.voyage.hold] : []),
      ]}
      rows={view.players.map(
        ({ influence, coins, swords, tableau, expeditions, ships, stored: nest, venturer }, seat) => {
          const done = expeditions.map((id) => plain(dict.faceText(s.face(id)))).join(' ') || '–';
          const more = [
            ...(marked ? [freeMarkers(view, seat)] : []),
            ...(kept ? [names(ships)] : []),
            ...(stored ? [names(nest)] : []),
            ...(venturer
              ? [
                  venturer.adventurer === null ? '–' : dict.adventurers[venturer.adventurer].name,
                  venturer.markers,
                  venturer.crowns,
                  laden(venturer.hold),
                ]
              : []),
          ];
          return { id: seat, cells: [s.name(seat), influence, coins, swords, names(tableau), done, ...more] };
        },
      )}
    />
  );
}
