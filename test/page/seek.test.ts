import assert from 'node:assert/strict';
import type { Answer } from '../../client/net/api.ts';
import { createSearch } from '../../client/page/players/search.ts';
import type { SeekAnswer } from '../../shared/protocol/players.ts';

type Given = Answer<SeekAnswer>;
const seek = { game: 'manila', least: 2, most: 4, speed: 'normal', rated: false, patience: null } as const;
const waiting: Given = {
  ok: true,
  value: { state: 'waiting', seek, waited: 1, others: [], estimate: null, offer: null, tables: [] },
};
const idle: Given = { ok: true, value: { state: 'idle' } };
const offline: Given = { ok: false, refusal: { code: 'offline', params: {} } };

/** A search whose answers are given here, and what came of it. */
function searching() {
  const told = { asked: [] as string[], heard: [] as Given[], over: 0 };
  const answers: Given[] = [];
  let time = 0;
  const answer = (question: string) => {
    told.asked.push(question);
    return Promise.resolve(answers.shift() ?? offline);
  };
  const search = createSearch({
    join: () => answer('join'),
    look: () => answer('look'),
    now: () => time,
    onAnswer: (given) => told.heard.push(given),
    onOver: () => told.over++,
  });
  const ask = async (given: Given, after = 1500) => {
    answers.push(given);
    time += after;
    await search.ask();
  };
  return { told, ask, search };
}

describe('a search for players', () => {
  it('joins, then looks', async () => {
    const { told, ask } = searching();
    await ask(waiting);
    await ask(waiting);
    assert.deepEqual(told.asked, ['join', 'look']);
    assert.equal(told.heard.length, 2);
  });

  it('that was given up in another tab is over', async () => {
    const { told, ask } = searching();
    await ask(waiting);
    await ask(idle);
    assert.equal(told.over, 1);
  });

  it('goes on after a while without connection, however often it asked in vain', async () => {
    const { told, ask } = searching();
    await ask(waiting);
    for (let n = 0; n < 6; n++) await ask(offline);
    told.asked.length = 0;
    await ask(idle);
    assert.deepEqual(told.asked, ['look', 'join']);
    assert.equal(told.over, 0);
  });

  it('joins again until it has joined', async () => {
    const { told, ask } = searching();
    await ask(offline);
    await ask(offline);
    await ask(waiting);
    await ask(waiting);
    assert.deepEqual(told.asked, ['join', 'join', 'join', 'look']);
  });

  it('asks one question at a time', async () => {
    const { told, ask } = searching();
    await Promise.all([ask(waiting), ask(waiting)]);
    assert.deepEqual(told.asked, ['join']);
  });

  it('that was stopped neither tells nor joins', async () => {
    const { told, ask, search } = searching();
    await ask(waiting);
    const asked = ask(idle, 60_000);
    search.stop();
    await asked;
    await ask(waiting);
    assert.deepEqual([told.asked, told.heard.length, told.over], [['join', 'look'], 1, 0]);
  });
});
