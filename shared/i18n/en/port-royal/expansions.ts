import type { ContractId, EndReason } from '../../../games/port-royal/index.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/port-royal/speech.ts';
import { listed } from '../../plural.ts';
import { by, turn, whom } from '../who.ts';
import { cards, coins, theShip } from './cards.ts';
import { contracts } from './contracts.ts';

/** What the sets beyond the base game add to what is said. */

const bold = (id: ContractId): string => `*${contracts[id].name}*`;
const textOf = (id: unknown): string => contracts[id as ContractId]?.text ?? '';

const gain = (amount: number, influence: number): string => {
  const parts = [...(amount > 0 ? [`+${coins(amount)}`] : []), ...(influence > 0 ? [`+${influence} influence`] : [])];
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
};

export const expansions = {
  log: {
    contractsOpened: (e) =>
      `Contracts on the table: ${listed(
        'en',
        e.contracts.map((id) => bold(id)),
      )}.`,
    timeSet: (e) => `The time pile has ${cards(e.cards)}: one for each turn.`,
    timeSetAside: (e, s) =>
      `${by(s, e.seat, 'move', 'moves')} time to the victory pile: ${e.victory} there, ${e.time} left in the time pile.`,
    timePassed: (e) => (e.time === 0 ? '*The last time card:* this is the last turn.' : ''),
    gamblerUsed: (e, s) => `${by(s, e.seat, 'let', 'lets')} the *Gambler* turn up ${cards(e.cards)}.`,
    shipStored: (e, s) => `${by(s, e.seat, 'store', 'stores')} it for the pirates’ nest.`,
    storedDiscarded: (e, s) => `${by(s, e.seat, 'discard', 'discards')} the ${e.faces.length} stored ships.`,
    shipKept: (e, s) => `${by(s, e.seat, 'keep', 'keeps')} the ship under a *Merchant*: ${e.influence} influence.`,
    incomeRenounced: (e, s) =>
      `${by(s, e.seat, 'give up', 'gives up')} ${coins(e.amount)} for the contract ${bold(e.contract)}.`,
    giftGiven: (e, s) => `${by(s, e.from, 'give', 'gives')} ${whom(s, e.to)} ${coins(e.amount)} as a gift.`,
    takesGained: (e, s) => `${by(s, e.seat, 'may', 'may')} take ${cards(e.amount)} more, thanks to the *Clerk*.`,
    contractProgressed: (e, s) =>
      `${by(s, e.seat, 'place', 'places')} a marker on ${bold(e.contract)}, progress space ${e.step}.`,
    coinsPaid: (e, s) => `${by(s, e.seat, 'pay', 'pays')} ${coins(e.amount)}.`,
    contractCompleted: (e, s) =>
      `${by(s, e.seat, 'complete', 'completes')} the contract ${bold(e.contract)}${gain(e.coins, e.influence)}.`,
    contractDeclined: (e, s) => `${by(s, e.seat, 'do', 'does')} not claim ${bold(e.contract)}.`,
  },
  moves: {
    store: (p) => `Repel ${theShip(p.ship)} and store it`,
    gamble: (p) => `Gamble: ${cards(p.cards)}, take ${p.takes} more`,
    claim: (p) =>
      p.step < p.steps
        ? `Marker on ${bold(p.contract)} (${p.step} of ${p.steps})`
        : `Complete ${bold(p.contract)}${p.cost > 0 ? ` for ${coins(p.cost)}` : ''}${gain(p.coins, p.influence)}`,
    decline: (p) => (p.of === 'contract' ? 'Do not claim it' : p.of === 'mission' ? 'Not now' : 'Keep the marker'),
    use: (p) => {
      const fee = p.fee ? ` − ${p.fee.amount} fee` : '';
      if (p.renounce !== null)
        return `${p.under ? 'Keep it and give up' : 'Give up'} ${coins(p.lost)}${fee}: marker on ${bold(p.renounce)}`;
      return `${p.under ? 'Keep it' : p.ship.cargo === null ? 'Trade it' : 'Take the money'}: +${p.income}${fee}`;
    },
    give: (p) => `Give ${coins(p.amount)} to ${p.to}`,
    setAside: (p) => `Move a card: ${p.victory} victory, ${p.time} time`,
    leave: (p) => (p.of === 'time' ? 'Leave the time pile' : 'Put everything back'),
    begin: () => 'Begin the game',
  },
  prompts: {
    startVictory: (p, s) => turn(s, p.seat, 'move time cards to the victory pile?', 'decides for the team'),
    wrapUp: (p, s) => turn(s, p.seat, 'you can now afford a contract', 'may claim a contract'),
    instant: (p, s) => turn(s, p.seat, `claim ${bold(p.contract)} now?`, 'may claim a contract'),
    taxVictory: (p, s) => turn(s, p.seat, 'move a time card to the victory pile?', 'decides for the team'),
    shipUse: (p, s) => turn(s, p.seat, 'what do you do with the ship?', 'is trading a ship'),
    gift: (p, s) => turn(s, p.seat, `who gets ${coins(p.coins)}?`, 'is giving a coin'),
  },
  asked: {
    startVictory: 'First decide how many cards begin on the victory pile.',
    wrapUp: 'The turn is ending; you can only claim what you can now afford.',
    instant: 'First decide whether to claim the contract.',
    taxVictory: 'First decide about the time card.',
    shipUse: 'First decide what to do with the ship.',
    gift: 'First decide who gets the gift.',
  },
  refusals: {
    noGambler: () => 'You have no gambler left to use this turn.',
    drawsOver: () => 'After a gambler you cannot draw normally.',
    noSuchContract: () => 'That contract is not on the table.',
    alreadyCompleted: () => 'You have already completed this contract.',
    noMarker: (p) => `You have placed all ${p.markers} of your markers.`,
    onlyAtOnce: (p) => `Too late or too early: ${textOf(p.contract)}`,
    onlyActiveClaims: () => 'This contract can only be completed on your own turn.',
    conditionMissing: (p) => `Not yet: ${textOf(p.contract)}`,
    notStored: () => 'Only one ship of each colour can be stored, and only while the pirates’ nest is open to you.',
    noSuchUse: () => 'The ship cannot be used like that.',
    notAnother: () => 'The gift goes to another player.',
    noTimeLeft: () => 'One card must stay in the time pile.',
  },
  reasons: {
    contractsDone: 'Every contract was completed in time.',
    timeUp: 'Time ran out before every contract was completed.',
  },
} satisfies {
  readonly log: Partial<LogLines>;
  readonly moves: Partial<MoveLabels>;
  readonly prompts: Partial<PromptLines>;
  readonly asked: Readonly<Record<string, string>>;
  readonly refusals: Partial<RefusalLines>;
  readonly reasons: Partial<Record<EndReason, string>>;
};

/** How it ends for people who play together. */
export const teamEnd = (won: boolean): string => (won ? '*The team has won!*' : '*The team has lost.*');
