import assert from 'node:assert/strict';
import { createHash, createHmac } from 'node:crypto';
import { commitmentOf, seedFrom } from '../../shared/fairness/deal.ts';
import { sealed } from '../../shared/fairness/digest.ts';
import { type CheckCode, checkCodes, type Verdict, verify, verifying } from '../../shared/fairness/verify.ts';
import { gameIds } from '../../shared/games/ids.ts';
import type { Fairness, GameFile } from '../../shared/protocol/game-file.ts';
import { playedFile } from '../support/game-file.ts';

type Move = GameFile['moves'][number][1];

const wrongOf = ({ checks }: Verdict): CheckCode[] =>
  checks.flatMap(({ code, state }) => (state === 'wrong' ? code : []));

type Change = (file: GameFile) => Partial<GameFile>;

/** What somebody would write who knows how files are sealed. */
const forged = (file: GameFile, change: Change): GameFile => sealed({ ...file, ...change(file) });

const other = (digit: string): string => (digit === '0' ? '1' : '0');
const flipped = (hex: string): string => other(hex[0] ?? '') + hex.slice(1);

/** Another deal told. */
const told =
  (change: (deal: Fairness) => Partial<Fairness>): Change =>
  ({ fairness }) => ({ fairness: fairness && { ...fairness, ...change(fairness) } });

/** Another move at this place. */
const moved =
  (at: number, change: (seat: number, move: Move) => [number, Move]): Change =>
  ({ moves }) => ({ moves: moves.with(at, change(...(moves[at] as [number, Move]))) });

const scored =
  (change: (result: NonNullable<GameFile['result']>) => object): Change =>
  ({ result }) => ({ result: result && { ...result, ...change(result) } });

describe('A deal', () => {
  const secret = 'ab'.repeat(32);
  const nonces = ['0'.repeat(32), '', 'f'.repeat(32)];

  it('is what Node’s own cryptography makes of secret and nonces', () => {
    const bytes = Buffer.from(secret, 'hex');
    assert.equal(commitmentOf(secret), createHash('sha256').update(bytes).digest('hex'));
    const seed = createHmac('sha256', bytes).update(nonces.join(',')).digest('hex').slice(0, 32);
    assert.equal(seedFrom(secret, nonces), seed);
  });

  it('is another with every nonce, and with every order of them', () => {
    const orders = [nonces, nonces.toReversed(), ['', ...nonces.slice(1)], [...nonces, '']];
    assert.equal(new Set(orders.map((order) => seedFrom(secret, order))).size, orders.length);
  });
});

describe('A file of a finished game', () => {
  for (const id of gameIds)
    it(`of ${id} is proven, as a text or as a value, in whatever order its keys stand`, () => {
      const file = playedFile(id);
      assert.ok(file.result);
      for (const input of [file, JSON.stringify(file), Object.fromEntries(Object.entries(file).toReversed())]) {
        const verdict = verify(input);
        assert.deepEqual([verdict.kind, verdict.ok, wrongOf(verdict)], ['proven', true, []]);
        assert.deepEqual(
          verdict.checks.map(({ code }) => code),
          checkCodes,
        );
      }
    });

  it('is verified in pieces, for who has other things to do meanwhile', () => {
    const shares = [...verifying(playedFile('port-royal'))];
    assert.ok(shares.length > 2);
    assert.deepEqual(
      shares,
      [...shares].sort((a, b) => a - b),
    );
    assert.ok(shares.every((share) => share > 0 && share <= 1));
  });

  // of the moves a dense sample, of the rest each character
  for (const [id, every] of [
    ['port-royal', 11],
    ['manila', 97],
    ['borneo', 97],
  ] as const)
    it(`of ${id} shows every altered byte`, () => {
      const text = JSON.stringify(playedFile(id));
      const rest = text.indexOf('"result"');
      let tried = 0;
      for (let at = 0; at < text.length; at += at < rest ? every : 1) {
        const letter = text[at] ?? '';
        const instead = /\d/.test(letter) ? String((Number(letter) + 1) % 10) : letter === 'a' ? 'b' : 'a';
        const altered = text.slice(0, at) + instead + text.slice(at + 1);
        const { ok } = verify(altered);
        assert.equal(ok, false, `${altered.slice(Math.max(0, at - 20), at + 20)} at ${at}`);
        tried++;
      }
      assert.ok(tried > 300, String(tried));
    });

  const file = playedFile('manila');
  const forgeries: Record<string, [CheckCode[], Change]> = {
    'a secret that is not the one promised': [
      ['commitment', 'seed'],
      told(({ secret }) => ({ secret: flipped(secret) })),
    ],
    'another promise': [['commitment'], told(({ commitment }) => ({ commitment: flipped(commitment) }))],
    'another number of a player': [
      ['seed'],
      told(({ nonces }) => ({ nonces: nonces.with(0, flipped(nonces[0] ?? '')) })),
    ],
    'a number left out': [['seed'], told(({ nonces }) => ({ nonces: nonces.with(2, '') }))],
    'a number for a bot': [['seed'], told(({ nonces }) => ({ nonces: nonces.with(1, '7'.repeat(32)) }))],
    'numbers in another order': [['seed'], told(({ nonces }) => ({ nonces: nonces.toReversed() }))],
    'an illegal move': [['moves'], moved(0, (seat) => [seat, { type: 'bid', amount: 9999 }])],
    'a move of another seat': [['moves'], moved(0, (seat, move) => [(seat + 1) % 3, move])],
    'a move that no game knows': [['moves'], moved(3, () => [0, { type: 'cheat' }])],
    'an end left out': [['result'], ({ moves }) => ({ moves: moves.slice(0, -1) })],
    'another winner': [['result'], scored(({ winners }) => ({ winners: [((winners[0] ?? 0) + 1) % 3] }))],
    'another score': [['result'], scored(({ scores }) => ({ scores: scores.with(0, (scores[0] ?? 0) + 1) }))],
    'options that are none': [['moves'], () => ({ options: { luck: true } })],
    'another number of seats': [['seed', 'moves'], () => ({ seats: 4 })],
  };
  for (const [name, [codes, change]] of Object.entries(forgeries))
    it(`does not hide ${name} behind a new digest`, () => {
      const verdict = verify(forged(file, change));
      assert.deepEqual([verdict.kind, wrongOf(verdict)], ['wrong', codes]);
    });

  it('does not hide another seed', () => {
    const verdict = verify(forged(file, ({ seed }) => ({ seed: flipped(seed) })));
    assert.ok(wrongOf(verdict).includes('seed'));
  });

  it('names the move at which it fails, and why', () => {
    const verdict = verify(
      forged(
        file,
        moved(3, (seat) => [seat, { type: 'bid', amount: 9999 }]),
      ),
    );
    const { params } = verdict.checks.find(({ code }) => code === 'moves') ?? {};
    assert.equal(params?.move, 4);
    assert.notEqual(params?.refusal, '');
  });

  it('tells names and dates, and does not prove them', () => {
    const renamed = forged(file, ({ players }) => ({
      players: players.map((player) => ({ ...player, name: 'Nobody' })),
      began: null,
    }));
    assert.equal(verify(renamed).kind, 'proven');
  });

  it('of another version of the rules says so, and is not replayed', () => {
    const verdict = verify(forged(file, ({ rulesVersion }) => ({ rulesVersion: rulesVersion + 1 })));
    assert.deepEqual([verdict.kind, verdict.ok], ['otherRules', false]);
    const states = Object.fromEntries(verdict.checks.map(({ code, state }) => [code, state]));
    assert.deepEqual(
      [states.version, states.seed, states.moves, states.result],
      ['wrong', 'right', 'unmade', 'unmade'],
    );
  });

  it('from before there were promises is replayed, and not proven', () => {
    const verdict = verify(forged(file, () => ({ fairness: null })));
    assert.deepEqual([verdict.kind, verdict.ok, wrongOf(verdict)], ['unproven', false, []]);
  });

  it('is not taken for one when it is something else', () => {
    const { digest: _, ...open } = file;
    for (const input of [
      '',
      '{',
      '[]',
      'null',
      null,
      undefined,
      7,
      {},
      { ...file, format: 2 },
      { ...file, more: 1 },
      open,
    ]) {
      const verdict = verify(input);
      assert.deepEqual([verdict.kind, wrongOf(verdict), verdict.file], ['wrong', ['file'], null]);
    }
  });
});
