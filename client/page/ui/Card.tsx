import './Card.css';
import type { ComponentChildren } from 'preact';
import type { FlagTint } from '../../../shared/i18n/speech.ts';
import { Coin, Shield } from './amounts.tsx';
import { Icon } from './Icon.tsx';

export type ShipTint = 'yellow' | 'blue' | 'green' | 'red' | 'black' | 'ares';

/** How a card looks, whatever game it belongs to. */
export type CardLook =
  | {
      readonly kind: 'ship';
      readonly name: string;
      readonly art: ComponentChildren;
      readonly tint: ShipTint;
      readonly coins: number;
      /** in the place of the coins, where there are some */
      readonly crowns?: number;
      /** what it carries */
      readonly cargo?: ComponentChildren;
      /** null: a skull */
      readonly swords: number | null;
    }
  | {
      readonly kind: 'man';
      readonly name: string;
      readonly art: ComponentChildren;
      readonly cost: number | null;
      readonly worth: number | null;
      readonly text: string;
    }
  | {
      readonly kind: 'cargo';
      readonly name: string;
      readonly art: ComponentChildren;
      /** three flags in a row, and one below */
      readonly top: readonly FlagTint[];
      readonly bottom: FlagTint;
    }
  | {
      readonly kind: 'share';
      readonly name: string;
      readonly art: ComponentChildren;
      readonly tint: ShareTint;
      readonly text: string;
    };

export type ShareTint = 'yellow' | 'blue' | 'green' | 'brown' | 'red';

const light: Readonly<Record<ShipTint, string>> = {
  yellow: '#22180f',
  blue: '#fff',
  green: '#22180f',
  red: '#fff',
  black: '#f2cb6b',
  ares: '#22180f',
};

const patterns: Readonly<Record<ShipTint, string>> = {
  yellow:
    'M10 11a3.4 3.4 0 106.8 0a3.4 3.4 0 10-6.8 0M22 19a3.4 3.4 0 106.8 0a3.4 3.4 0 10-6.8 0M10 28a3.4 3.4 0 106.8 0a3.4 3.4 0 10-6.8 0',
  blue: 'M4 8h32v6H4zM4 21h32v6H4z',
  green: 'M4 18L20 7L36 18V24L20 13L4 24ZM4 32L20 21L36 32V38L20 27L4 38Z',
  red: 'M17 3h6v37h-6zM4 15h32v6H4z',
  black: 'M4 3h16v14H4zM20 17h16v14H20zM4 31h16v8l-16 7z',
  // three rings, one in the other
  ares: 'M5 20a15 15 0 1030 0a15 15 0 10-30 0M8 20a12 12 0 0124 0a12 12 0 01-24 0M11 20a9 9 0 1018 0a9 9 0 10-18 0M14 20a6 6 0 0112 0a6 6 0 01-12 0M17 20a3 3 0 106 0a3 3 0 10-6 0',
};

/** The tint's own pattern, so that nobody needs to tell colours apart. */
export function Pennant({ tint }: { readonly tint: ShipTint }) {
  return (
    <svg class="pennant" viewBox="0 0 40 50" aria-hidden="true">
      <path d="M3 2H37V48L20 37L3 48Z" fill={`var(--${tint})`} />
      <path d={patterns[tint]} fill={light[tint]} fill-opacity=".5" />
      <path d="M3 2H37V48L20 37L3 48Z" fill="none" stroke="#F3E7CB" stroke-width="2.5" />
    </svg>
  );
}

const onShare: Readonly<Record<ShareTint, string>> = {
  yellow: '#22180f',
  blue: '#fff',
  green: '#22180f',
  brown: '#fff',
  red: '#fff',
};

/** A cross, bars, a lozenge, a saltire: no flag is known by its colour alone. */
const charges: Readonly<Record<FlagTint, string>> = {
  red: 'M12 0h6v20h-6zM0 7h30v6H0z',
  yellow: 'M0 3h30v4H0zM0 13h30v4H0z',
  green: 'M15 3L25 10L15 17L5 10Z',
  blue: 'M0 0h4L30 17v3h-4L0 3zM30 0h-4L0 17v3h4L30 3z',
};

export function Flag({ tint }: { readonly tint: FlagTint }) {
  return (
    <svg class="flag" viewBox="0 0 30 20" aria-hidden="true">
      <path d="M0 0h30v20H0z" fill={`var(--${tint})`} />
      <path d={charges[tint]} fill={onShare[tint]} />
      <path d="M.7.7h28.6v18.6H.7z" fill="none" stroke="#22180f" stroke-width="1.4" />
    </svg>
  );
}

const nameClass = (name: string): string => (name.length > 10 ? 'head long' : 'head');

export function Card({ look, width }: { readonly look: CardLook; readonly width?: number }) {
  const style = width ? { '--w': `${width}px` } : {};
  if (look.kind === 'ship')
    return (
      <div class="card ship" style={{ ...style, '--c': `var(--${look.tint})`, '--t': light[look.tint] }}>
        <div class={nameClass(look.name)}>{look.name}</div>
        <Pennant tint={look.tint} />
        <div class="art">{look.art}</div>
        <div class="foot">
          <Coin value={`+${look.coins}`} size="calc(28 * var(--u))" />
          <span class="arms">
            <Icon of={look.swords === null ? 'skull-crossed-bones' : 'crossed-sabres'} size={16} />
            {look.swords}
          </span>
        </div>
      </div>
    );
  if (look.kind === 'cargo')
    return (
      <div class="card cargo" style={style}>
        <div class="flags">
          {look.top.map((tint, at) => (
            // the same flag may come twice
            <Flag key={`${at} ${tint}`} tint={tint} />
          ))}
          <Flag tint={look.bottom} />
        </div>
        <div class="art">{look.art}</div>
        <div class="foot">{look.name}</div>
      </div>
    );
  if (look.kind === 'share')
    return (
      <div class="card share" style={{ ...style, '--c': `var(--${look.tint})`, '--t': onShare[look.tint] }}>
        <div class={nameClass(look.name)}>{look.name}</div>
        <div class="art">{look.art}</div>
        <div class="foot">{look.text}</div>
      </div>
    );
  return (
    <div class="card man" style={style}>
      <div class={nameClass(look.name)}>{look.name}</div>
      <div class="art">
        <span class="med">{look.art}</span>
      </div>
      <div class="foot">{look.text}</div>
      {look.cost !== null && (
        <span class="price">
          <Coin value={look.cost} size="calc(28 * var(--u))" />
        </span>
      )}
      {look.worth !== null && (
        <span class="worth">
          <Shield value={look.worth} size="calc(26 * var(--u))" />
        </span>
      )}
    </div>
  );
}
