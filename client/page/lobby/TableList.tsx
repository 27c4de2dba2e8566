import type { ComponentChildren } from 'preact';
import type { TableSummary } from '../../../shared/protocol/http.ts';
import type { LobbyIcon } from '../../art/lobby-icons.ts';
import { emblemOf, variantsOf } from '../../games/index.ts';
import { go } from '../router.ts';
import { Icon } from '../ui/Icon.tsx';
import { Pawn } from '../ui/Pawn.tsx';
import { useWords } from '../words.tsx';
import { withName } from './play.ts';

export function Box(props: {
  readonly icon: LobbyIcon;
  readonly title: string;
  readonly aside?: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}) {
  return (
    <section class={`box list ${props.class ?? ''}`}>
      <h2>
        <Icon of={props.icon} size={20} />
        {props.title}
        {props.aside && <small>{props.aside}</small>}
      </h2>
      {props.children}
    </section>
  );
}

function Seats({ table }: { readonly table: Pick<TableSummary, 'seats'> }) {
  return (
    <span class="dots" aria-hidden="true">
      {table.seats.map((seat, at) =>
        seat.kind === 'open' ? <span class="pawn free" key={at} /> : <Pawn seat={at} key={at} />,
      )}
    </span>
  );
}

export function Row(props: {
  readonly table: Pick<TableSummary, 'game' | 'seats'>;
  readonly detail: string;
  /** how the table differs from the usual one */
  readonly variants?: readonly string[];
  readonly tag?: ComponentChildren;
  readonly children: ComponentChildren;
}) {
  const { games } = useWords();
  return (
    <li>
      <span class="emblem">
        <Icon of={emblemOf(props.table.game)} size={24} />
      </span>
      <span class="what">
        <b>{games[props.table.game].name}</b>
        <small>{props.detail}</small>
        {props.variants && props.variants.length > 0 && <small class="variants">{props.variants.join(' · ')}</small>}
      </span>
      <Seats table={props.table} />
      {props.tag}
      {props.children}
    </li>
  );
}

/** `tables`: null until the house has told */
export function OpenTables(props: { readonly tables: readonly TableSummary[] | null; readonly onCreate: () => void }) {
  const words = useWords();
  const { lobby, common, games } = words;
  return (
    <Box icon="harbor-dock" title={lobby.openTables} aside={props.tables?.length ? String(props.tables.length) : ''}>
      {!props.tables && <p class="none">{common.loading}</p>}
      {props.tables?.length === 0 && (
        <p class="none">
          {lobby.openNone}{' '}
          <button type="button" class="link" onClick={props.onCreate}>
            {lobby.openOne}
          </button>
        </p>
      )}
      <ul>
        {props.tables?.map((table) => {
          const taken = table.seats.filter((seat) => seat.kind !== 'open').length;
          const { host, id, code } = table;
          return (
            <Row
              key={id}
              table={table}
              detail={[
                lobby.hostsTable({ host }),
                lobby.speeds[table.speed],
                table.rated ? lobby.rated : lobby.casual,
              ].join(' · ')}
              variants={variantsOf(table, words)}
              tag={
                <span class="tag">
                  <span aria-hidden="true">
                    {taken} / {table.seats.length}
                  </span>
                  <span class="sr">{lobby.taken({ taken, seats: table.seats.length })}</span>
                </span>
              }
            >
              <button
                type="button"
                class="btn sm"
                aria-label={lobby.joinNamed({ host, game: games[table.game].name })}
                onClick={() => withName(() => go({ page: 'table', id: code, role: 'player' }))}
              >
                {common.join}
              </button>
            </Row>
          );
        })}
      </ul>
    </Box>
  );
}

export function LiveGames({ tables }: { readonly tables: readonly TableSummary[] | null }) {
  const { lobby, common, games } = useWords();
  return (
    <Box icon="spyglass" title={lobby.liveGames} aside={tables?.length ? lobby.underWay({ n: tables.length }) : ''}>
      {!tables && <p class="none">{common.loading}</p>}
      {tables?.length === 0 && <p class="none">{lobby.liveNone}</p>}
      <ul>
        {tables?.map((table) => {
          const { name, lobbySummary } = games[table.game];
          return (
            <Row
              key={table.id}
              table={table}
              detail={lobbySummary(table.lobbySummary)}
              tag={
                <span class="tag">
                  <Icon of="spyglass" size={14} />
                  <span aria-hidden="true">{table.watchers}</span>
                  <span class="sr">{lobby.watching({ n: table.watchers })}</span>
                </span>
              }
            >
              <button
                type="button"
                class="btn sm dim"
                aria-label={lobby.watchNamed({ game: name, lobbySummary: lobbySummary(table.lobbySummary) })}
                onClick={() => go({ page: 'table', id: table.code, role: 'spectator' })}
              >
                {common.watch}
              </button>
            </Row>
          );
        })}
      </ul>
    </Box>
  );
}
