import type { ContractId, EndReason } from '../../../games/port-royal/index.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/port-royal/speech.ts';
import { listed } from '../../plural.ts';
import { by, turn, wem } from '../who.ts';
import { cards, coins, ships } from './cards.ts';
import { contracts } from './contracts.ts';

/** What the sets beyond the base game add to what is said. */

const bold = (id: ContractId): string => `*${contracts[id].name}*`;
const textOf = (id: unknown): string => contracts[id as ContractId]?.text ?? '';

const gain = (amount: number, influence: number): string => {
  const parts = [...(amount > 0 ? [`+${coins(amount)}`] : []), ...(influence > 0 ? [`+${influence} Einfluss`] : [])];
  return parts.length > 0 ? `: ${parts.join(', ')}` : '';
};

export const expansions = {
  log: {
    contractsOpened: (e) =>
      `Aufträge auf dem Tisch: ${listed(
        'de',
        e.contracts.map((id) => bold(id)),
      )}.`,
    timeSet: (e) => `Der Zeitstapel hat ${cards(e.cards)}: eine für jeden Zug.`,
    timeSetAside: (e, s) =>
      `${by(s, e.seat, 'legst', 'legt')} Zeit zum Siegstapel: dort ${e.victory}, im Zeitstapel noch ${e.time}.`,
    timePassed: (e) => (e.time === 0 ? '*Die letzte Zeitkarte:* Dies ist der letzte Zug.' : ''),
    gamblerUsed: (e, s) => `${by(s, e.seat, 'lässt', 'lässt')} den *Glücksspieler* ${cards(e.cards)} aufdecken.`,
    shipStored: (e, s) => `${by(s, e.seat, 'lagerst', 'lagert')} sie für das Piratenpack ein.`,
    storedDiscarded: (e, s) => `${by(s, e.seat, 'legst', 'legt')} die ${e.faces.length} eingelagerten Schiffe ab.`,
    shipKept: (e, s) => `${by(s, e.seat, 'legst', 'legt')} das Schiff unter einen *Kaufmann*: ${e.influence} Einfluss.`,
    incomeRenounced: (e, s) =>
      `${by(s, e.seat, 'verzichtest', 'verzichtet')} auf ${coins(e.amount)} für den Auftrag ${bold(e.contract)}.`,
    giftGiven: (e, s) => `${by(s, e.from, 'schenkst', 'schenkt')} ${wem(s, e.to)} ${coins(e.amount)}.`,
    takesGained: (e, s) => `${by(s, e.seat, 'darfst', 'darf')} durch den *Schreiber* ${cards(e.amount)} mehr nehmen.`,
    contractProgressed: (e, s) =>
      `${by(s, e.seat, 'setzt', 'setzt')} einen Marker auf ${bold(e.contract)}, Feld ${e.step}.`,
    coinsPaid: (e, s) => `${by(s, e.seat, 'zahlst', 'zahlt')} ${coins(e.amount)}.`,
    contractCompleted: (e, s) =>
      `${by(s, e.seat, 'erfüllst', 'erfüllt')} den Auftrag ${bold(e.contract)}${gain(e.coins, e.influence)}.`,
    contractDeclined: (e, s) => `${by(s, e.seat, 'lässt', 'lässt')} ${bold(e.contract)} aus.`,
  },
  moves: {
    store: (p) => `${ships[p.ship.colour].name} abwehren und einlagern`,
    gamble: (p) => `Zocken: ${cards(p.cards)}, ${p.takes} mehr nehmen`,
    claim: (p) =>
      p.step < p.steps
        ? `Marker auf ${bold(p.contract)} (${p.step} von ${p.steps})`
        : `${bold(p.contract)} erfüllen${p.cost > 0 ? ` für ${coins(p.cost)}` : ''}${gain(p.coins, p.influence)}`,
    decline: (p) => (p.of === 'contract' ? 'Nicht erfüllen' : p.of === 'mission' ? 'Jetzt nicht' : 'Marker behalten'),
    use: (p) => {
      const fee = p.fee ? ` − ${p.fee.amount} Gebühr` : '';
      if (p.renounce !== null)
        return `${p.under ? 'Behalten und auf' : 'Auf'} ${coins(p.lost)} verzichten${fee}: Marker auf ${bold(p.renounce)}`;
      return `${p.under ? 'Behalten' : p.ship.cargo === null ? 'Entladen' : 'Geld nehmen'}: +${p.income}${fee}`;
    },
    give: (p) => `${p.to} bekommt ${coins(p.amount)}`,
    setAside: (p) => `Karte verschieben: Sieg ${p.victory}, Zeit ${p.time}`,
    leave: (p) => (p.of === 'time' ? 'Zeitstapel so lassen' : 'Alles zurücklegen'),
    begin: () => 'Partie beginnen',
  },
  prompts: {
    startVictory: (p, s) => turn(s, p.seat, 'Zeitkarten zum Siegstapel legen?', 'entscheidet für das Team'),
    wrapUp: (p, s) => turn(s, p.seat, 'jetzt kannst du einen Auftrag bezahlen', 'darf einen Auftrag erfüllen'),
    instant: (p, s) => turn(s, p.seat, `${bold(p.contract)} jetzt erfüllen?`, 'darf einen Auftrag erfüllen'),
    taxVictory: (p, s) => turn(s, p.seat, 'eine Zeitkarte zum Siegstapel legen?', 'entscheidet für das Team'),
    shipUse: (p, s) => turn(s, p.seat, 'was machst du mit dem Schiff?', 'entlädt ein Schiff'),
    gift: (p, s) => turn(s, p.seat, `wer bekommt ${coins(p.coins)}?`, 'verschenkt eine Münze'),
  },
  asked: {
    startVictory: 'Entscheide zuerst, wie viele Karten auf dem Siegstapel beginnen.',
    wrapUp: 'Der Zug endet; du kannst nur noch erfüllen, was du jetzt bezahlen kannst.',
    instant: 'Entscheide zuerst, ob du den Auftrag erfüllst.',
    taxVictory: 'Entscheide zuerst über die Zeitkarte.',
    shipUse: 'Entscheide zuerst, was mit dem Schiff passiert.',
    gift: 'Entscheide zuerst, wer das Geschenk bekommt.',
  },
  refusals: {
    noGambler: () => 'Du hast in diesem Zug keinen Glücksspieler mehr.',
    drawsOver: () => 'Nach einem Glücksspieler deckst du nicht mehr normal auf.',
    noSuchContract: () => 'Dieser Auftrag liegt nicht auf dem Tisch.',
    alreadyCompleted: () => 'Diesen Auftrag hast du schon erfüllt.',
    noMarker: (p) => `Du hast alle ${p.markers} Marker gesetzt.`,
    onlyAtOnce: (p) => `Zu spät oder zu früh. ${textOf(p.contract)}`,
    onlyActiveClaims: () => 'Diesen Auftrag kannst du nur in deinem eigenen Zug erfüllen.',
    conditionMissing: (p) => `Noch nicht. ${textOf(p.contract)}`,
    notStored: () => 'Von jeder Farbe wird ein Schiff eingelagert, und nur solange dir das Piratenpack offensteht.',
    noSuchUse: () => 'So lässt sich das Schiff nicht verwenden.',
    notAnother: () => 'Das Geschenk geht an jemand anderen.',
    noTimeLeft: () => 'Eine Karte muss im Zeitstapel bleiben.',
  },
  reasons: {
    contractsDone: 'Alle Aufträge wurden rechtzeitig erfüllt.',
    timeUp: 'Die Zeit war um, bevor alle Aufträge erfüllt waren.',
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
export const teamEnd = (won: boolean): string => (won ? '*Das Team hat gewonnen!*' : '*Das Team hat verloren.*');
