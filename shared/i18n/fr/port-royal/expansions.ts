import type { ContractId, EndReason } from '../../../games/port-royal/index.ts';
import type { LogLines, MoveLabels, PromptLines, RefusalLines } from '../../games/port-royal/speech.ts';
import { listed } from '../../plural.ts';
import { by, toWhom, turn } from '../who.ts';
import { cards, coins, ships } from './cards.ts';
import { contracts } from './contracts.ts';

/** What the sets beyond the base game add to what is said. */

const bold = (id: ContractId): string => `*${contracts[id].name}*`;
const textOf = (id: unknown): string => contracts[id as ContractId]?.text ?? '';

const gain = (amount: number, influence: number): string => {
  const parts = [...(amount > 0 ? [`+${coins(amount)}`] : []), ...(influence > 0 ? [`+${influence} d’influence`] : [])];
  return parts.length > 0 ? ` : ${parts.join(', ')}` : '';
};

export const expansions = {
  log: {
    contractsOpened: (e) =>
      `Contrats sur la table : ${listed(
        'fr',
        e.contracts.map((id) => bold(id)),
      )}.`,
    timeSet: (e) => `La pioche temporelle compte ${cards(e.cards)} : une par tour.`,
    timeSetAside: (e, s) =>
      `${by(s, e.seat, 'mets', 'met')} du temps de côté : pile de victoire ${e.victory}, pioche temporelle ${e.time}.`,
    timePassed: (e) => (e.time === 0 ? '*La dernière carte de temps :* c’est le dernier tour.' : ''),
    gamblerUsed: (e, s) => `${by(s, e.seat, 'fais', 'fait')} jouer le *parieur* : ${cards(e.cards)} d’un coup.`,
    shipStored: (e, s) => `${by(s, e.seat, 'le stockes', 'le stocke')} pour l’antre des pirates.`,
    storedDiscarded: (e, s) => `${by(s, e.seat, 'défausses', 'défausse')} les ${e.faces.length} navires stockés.`,
    shipKept: (e, s) =>
      `${by(s, e.seat, 'gardes', 'garde')} le navire sous un *marchand* : ${e.influence} d’influence.`,
    incomeRenounced: (e, s) =>
      `${by(s, e.seat, 'renonces', 'renonce')} à ${coins(e.amount)} pour le contrat ${bold(e.contract)}.`,
    giftGiven: (e, s) => `${by(s, e.from, 'offres', 'offre')} ${coins(e.amount)} à ${toWhom(s, e.to)}.`,
    takesGained: (e, s) => `${by(s, e.seat, 'peux', 'peut')} prendre ${cards(e.amount)} de plus grâce au *greffier*.`,
    contractProgressed: (e, s) =>
      `${by(s, e.seat, 'places', 'place')} un marqueur sur ${bold(e.contract)}, case ${e.step}.`,
    coinsPaid: (e, s) => `${by(s, e.seat, 'paies', 'paie')} ${coins(e.amount)}.`,
    contractCompleted: (e, s) =>
      `${by(s, e.seat, 'remplis', 'remplit')} le contrat ${bold(e.contract)}${gain(e.coins, e.influence)}.`,
    contractDeclined: (e, s) => `${by(s, e.seat, 'laisses', 'laisse')} passer ${bold(e.contract)}.`,
  },
  moves: {
    store: (p) => `Repousser ${ships[p.ship.colour].le} et le stocker`,
    gamble: (p) => `Parier : ${cards(p.cards)}, en prendre ${p.takes} de plus`,
    claim: (p) =>
      p.step < p.steps
        ? `Marqueur sur ${bold(p.contract)} (${p.step} sur ${p.steps})`
        : `Remplir ${bold(p.contract)}${p.cost > 0 ? ` pour ${coins(p.cost)}` : ''}${gain(p.coins, p.influence)}`,
    decline: (p) =>
      p.of === 'contract' ? 'Ne pas le remplir' : p.of === 'mission' ? 'Pas maintenant' : 'Garder le marqueur',
    use: (p) => {
      const fee = p.fee ? ` − ${p.fee.amount} de droit` : '';
      if (p.renounce !== null)
        return `${p.under ? 'Le garder et renoncer' : 'Renoncer'} à ${coins(p.lost)}${fee} : marqueur sur ${bold(p.renounce)}`;
      return `${p.under ? 'Le garder' : p.ship.cargo === null ? 'Décharger' : 'Prendre l’argent'} : +${p.income}${fee}`;
    },
    give: (p) => `Offrir ${coins(p.amount)} à ${p.to}`,
    setAside: (p) => `Déplacer une carte : victoire ${p.victory}, temps ${p.time}`,
    leave: (p) => (p.of === 'time' ? 'Laisser la pioche temporelle' : 'Tout remettre'),
    begin: () => 'Commencer la partie',
  },
  prompts: {
    startVictory: (p, s) => turn(s, p.seat, 'mettre du temps dans la pile de victoire ?', 'décide pour l’équipe'),
    wrapUp: (p, s) => turn(s, p.seat, 'tu peux maintenant payer un contrat', 'peut remplir un contrat'),
    instant: (p, s) => turn(s, p.seat, `remplir ${bold(p.contract)} maintenant ?`, 'peut remplir un contrat'),
    taxVictory: (p, s) => turn(s, p.seat, 'mettre une carte dans la pile de victoire ?', 'décide pour l’équipe'),
    shipUse: (p, s) => turn(s, p.seat, 'que fais-tu du navire ?', 'décharge un navire'),
    gift: (p, s) => turn(s, p.seat, `à qui offrir ${coins(p.coins)} ?`, 'offre une pièce'),
  },
  asked: {
    startVictory: 'Décide d’abord combien de cartes commencent dans la pile de victoire.',
    wrapUp: 'Le tour se termine ; tu peux seulement remplir ce que tu peux maintenant payer.',
    instant: 'Décide d’abord si tu remplis le contrat.',
    taxVictory: 'Décide d’abord pour la carte de temps.',
    shipUse: 'Décide d’abord quoi faire du navire.',
    gift: 'Décide d’abord qui reçoit le cadeau.',
  },
  refusals: {
    noGambler: () => 'Tu n’as plus de parieur à utiliser ce tour-ci.',
    drawsOver: () => 'Après un parieur, on ne pioche plus normalement.',
    noSuchContract: () => 'Ce contrat n’est pas sur la table.',
    alreadyCompleted: () => 'Tu as déjà rempli ce contrat.',
    noMarker: (p) => `Tu as déjà placé tes ${p.markers} marqueurs.`,
    onlyAtOnce: (p) => `Trop tard ou trop tôt. ${textOf(p.contract)}`,
    onlyActiveClaims: () => 'Ce contrat ne se remplit que pendant ton propre tour.',
    conditionMissing: (p) => `Pas encore. ${textOf(p.contract)}`,
    notStored: () => 'On stocke un seul navire par couleur, et seulement tant que l’antre des pirates t’est ouvert.',
    noSuchUse: () => 'Le navire ne peut pas servir à cela.',
    notAnother: () => 'Le cadeau va à quelqu’un d’autre.',
    noTimeLeft: () => 'Une carte doit rester dans la pioche temporelle.',
  },
  reasons: {
    contractsDone: 'Tous les contrats ont été remplis à temps.',
    timeUp: 'Le temps s’est écoulé avant que tous les contrats soient remplis.',
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
export const teamEnd = (won: boolean): string => (won ? '*L’équipe a gagné !*' : '*L’équipe a perdu.*');
