import './Bar.css';
import type { ComponentChildren } from 'preact';
import type { TableDict } from '../../../shared/i18n/en/table.ts';
import type { TableInfo } from '../../../shared/protocol/messages.ts';
import {
  cog,
  exitDoor,
  hamburgerMenu,
  hourglass,
  laurelCrown,
  ruleBook,
  scrollUnfurled,
  share,
  soundOff,
  soundOn,
  spyglass,
} from '../../art/icons.ts';
import { change, settings } from '../preferences.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Outline } from '../ui/Outline.tsx';
import { YourTurns } from '../ui/YourTurns.tsx';
import { useStore } from '../useStore.ts';
import { Audience } from '../watching/Audience.tsx';
import { Rich, useWords } from '../words.tsx';
import { copyLink } from './share.ts';

export type BarCommand = 'lookBack' | 'rules' | 'settings' | 'help' | 'leave' | 'panel' | 'report' | 'end';

/** The bar over the table: where we are, whose turn it is, and the tools. */
export function Bar(props: {
  readonly table: TableInfo;
  readonly words: TableDict;
  /** the question of the moment, with its bold words */
  readonly prompt: string;
  /** how far the game is */
  readonly counter: string | null;
  /** whether there is an account to look at */
  readonly report: boolean;
  /** whether there is a result to come back to */
  readonly ended?: boolean;
  readonly actor: number | null;
  readonly yours: boolean;
  /** of a game that was played: what it is called, in the place of its table */
  readonly replay?: string;
  readonly spectator: boolean;
  /** of those who watch with a delay: how many moves they are behind */
  readonly behind?: number;
  /** a tool that both sizes have */
  readonly chat?: ComponentChildren;
  /** of the person who is to decide */
  readonly clock?: ComponentChildren;
  /** while one may take back */
  readonly undo?: ComponentChildren;
  readonly onCommand: (command: BarCommand) => void;
}) {
  const { table, words, onCommand } = props;
  const { bar } = words;
  const { games } = useWords();
  const { sound } = useStore(settings);
  return (
    <header class="bar">
      <span class="wheel only-m">
        <Icon of="ship-wheel" size={30} />
      </span>
      <h1>{games[table.game].name}</h1>
      <div class="facts">
        {props.replay ? (
          <span class="code">{props.replay}</span>
        ) : (
          <>
            <span class="code">
              {bar.table} <b>{table.code}</b>
            </span>
            <button
              type="button"
              class="tool small"
              title={bar.copyLink}
              aria-label={bar.copyLink}
              onClick={() => void copyLink(table.code, bar)}
            >
              <Outline d={share} size={16} />
            </button>
          </>
        )}
        {props.counter && <span class="counter">{props.counter}</span>}
        <Audience table={table} label={bar.watchers({ n: table.watchers })} />
      </div>
      <div class={props.yours ? 'turn yours' : 'turn'}>
        {props.actor !== null && <Avatar seat={props.actor} size={28} />}
        <span class="text">
          <Rich text={props.prompt} />
        </span>
        {props.clock}
        {props.undo}
        {props.spectator && (
          <span class="badge" title={bar.spectator}>
            <Outline d={spyglass} size={14} />
            {props.behind ? <b aria-hidden="true">−{props.behind}</b> : null}
            <span class="sr">{bar.spectator}</span>
          </span>
        )}
      </div>
      <nav class="tools">
        {props.ended && (
          <button
            type="button"
            class="tool only-d"
            title={words.end.open}
            aria-label={words.end.open}
            onClick={() => onCommand('end')}
          >
            <Outline d={laurelCrown} size={20} />
          </button>
        )}
        {props.report && (
          <button
            type="button"
            class="tool only-d"
            title={words.report.open}
            aria-label={words.report.open}
            onClick={() => onCommand('report')}
          >
            <Outline d={scrollUnfurled} size={20} />
          </button>
        )}
        {!props.replay && table.status !== 'waiting' && (
          <button
            type="button"
            class="tool only-d"
            title={bar.lookBack}
            aria-label={bar.lookBack}
            onClick={() => onCommand('lookBack')}
          >
            <Outline d={hourglass} size={19} />
          </button>
        )}
        <button
          type="button"
          class="tool only-d"
          title={sound ? bar.soundOn : bar.soundOff}
          aria-label={sound ? bar.soundOn : bar.soundOff}
          onClick={() => change({ sound: !sound })}
        >
          <Outline d={sound ? soundOn : soundOff} size={20} />
        </button>
        <button
          type="button"
          class="tool only-d"
          title={bar.rules}
          aria-label={bar.rules}
          onClick={() => onCommand('rules')}
        >
          <Outline d={ruleBook} size={20} />
        </button>
        <YourTurns except={table.id} />
        {props.chat}
        <button
          type="button"
          class="tool only-d"
          title={bar.help}
          aria-label={bar.help}
          onClick={() => onCommand('help')}
        >
          ?
        </button>
        <button
          type="button"
          class="tool only-d"
          title={bar.settings}
          aria-label={bar.settings}
          onClick={() => onCommand('settings')}
        >
          <Outline d={cog} size={20} />
        </button>
        <button
          type="button"
          class="tool only-d"
          title={bar.leave}
          aria-label={bar.leave}
          onClick={() => onCommand('leave')}
        >
          <Outline d={exitDoor} size={19} />
        </button>
        <button
          type="button"
          class="tool only-m"
          title={bar.panel}
          aria-label={bar.panel}
          onClick={() => onCommand('panel')}
        >
          <Outline d={hamburgerMenu} size={20} />
        </button>
      </nav>
    </header>
  );
}
