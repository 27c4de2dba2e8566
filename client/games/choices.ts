import type { Refusal } from '../../shared/engine/core.ts';
import type { AnyGame } from '../../shared/engine/game.ts';
import type { OptionValue, TouchedOptions } from './options.ts';

/** The rules decide what goes together, here as on the server. */
export type ParseOptions = AnyGame['parseOptions'];

/** What of the wishes such a table can have: what the rules refuse beside the rest is left out. */
export function suitedOptions(parse: ParseOptions, wished: TouchedOptions, seats: number): TouchedOptions {
  const answer = parse(wished, seats);
  const option = answer.ok ? undefined : answer.params.option;
  if (option === undefined || !Object.hasOwn(wished, String(option))) return wished;
  const { [String(option)]: _, ...rest } = wished;
  return suitedOptions(parse, rest, seats);
}

/** Why an option cannot be this beside the others; null if it can, or if others would give way to it. */
export function refusalOf(
  parse: ParseOptions,
  suited: TouchedOptions,
  seats: number,
  [key, value]: readonly [key: string, value: OptionValue],
): Refusal | null {
  const answer = parse({ ...suited, [key]: value }, seats);
  return answer.ok || answer.params.option !== key ? null : answer;
}
