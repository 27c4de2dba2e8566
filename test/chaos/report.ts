import type { Finding } from './audit.ts';
import type { Mode } from './modes.ts';
import type { Kind, Outage } from './Outages.ts';

export interface Recovery {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly max: number;
}

export interface ChaosReport {
  readonly mode: Mode;
  readonly seed: number;
  readonly seconds: number;
  /** games asked for, and games played: more of them while kills are left to do */
  readonly games: { readonly asked: number; readonly played: number };
  readonly people: number;
  /** all disturbances, and how many of each kind */
  readonly kills: number;
  readonly kinds: Readonly<Partial<Record<Kind, number>>>;
  /** in the logs, those of bots among them */
  readonly moves: number;
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly different: number;
  readonly unfinished: number;
  /** milliseconds for which clients were cut off */
  readonly recovery: Recovery;
  /** of those who were not hurt again before they were back */
  readonly recoveryOnce: Recovery;
  readonly recoveryByKind: Readonly<Partial<Record<Kind, Recovery>>>;
  readonly findings: readonly Finding[];
}

export const isWell = ({ lost, duplicated, different, unfinished }: ChaosReport): boolean =>
  lost + duplicated + different + unfinished === 0;

export function recoveryOf(outages: readonly Outage[]): Recovery {
  const sorted = outages.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), max: at(1) };
}

export function recoveryByKind(outages: readonly Outage[]): ChaosReport['recoveryByKind'] {
  const kinds = new Set(outages.flatMap(({ cause }) => cause ?? []));
  return Object.fromEntries(
    [...kinds].map((kind) => [kind, recoveryOf(outages.filter(({ cause }) => cause === kind))]),
  );
}

const shown = ({ count, p50, p99, max }: Recovery): string =>
  `p50 ${p50} ms, p99 ${p99} ms, longest ${max} ms (${count} times)`;

export function inWords(report: ChaosReport): string {
  const { mode, seed, seconds, games, people, kills, kinds, moves, acknowledged, recovery } = report;
  const of = Object.entries(kinds).map(([kind, count]) => `${kind} ${count}`);
  return [
    `${mode}, seed ${seed}: ${games.played} games of ${people} people in ${seconds} s`,
    `kills         ${kills} (${of.join(', ')})`,
    `moves         ${moves}, acknowledged to people ${acknowledged}`,
    `lost          ${report.lost}`,
    `duplicated    ${report.duplicated}`,
    `different     ${report.different}`,
    `unfinished    ${report.unfinished}`,
    `recovery      ${shown(recovery)}`,
    `  hurt once   ${shown(report.recoveryOnce)}`,
    ...Object.entries(report.recoveryByKind).map(([kind, each]) => `  ${kind.padEnd(12)}${shown(each)}`),
    ...report.findings.map(({ kind, table, words }) => `${kind}: table ${table}: ${words}`),
  ].join('\n');
}
