import type * as English from '../../en/port-royal/table.ts';
import { counted, plural } from '../../plural.ts';

export const canvas: Readonly<Record<keyof typeof English.canvas, string>> = {
  colon: ' :',
  missing: 'Il manque',
  ready: 'Prêt',
  claim: 'Remplir',
  fulfilled: 'Rempli',
  noMarker: 'Plus de marqueur',
  atTax: 'quand tu paies une taxe',
  atBust: 'à ton naufrage',
  inOneTurn: 'en un tour',
  forgo: 'renonce à ses pièces',
  noCoins: 'sans pièces',
  timePile: 'Pioche temporelle',
  victoryPile: 'Pile de victoire',
  lastTurn: 'Dernier tour !',
  take: 'prendre',
  rank: 'Rang',
  contractDone: 'Contrat rempli !',
  gamblerPlays: 'Le parieur joue !',
  kept: 'Gardé !',
  stored: 'Stocké !',
};

const form = (one: string, other: string) => (n: number) => plural('fr', n, { one, other });

export const amounts: typeof English.amounts = {
  colours: form('couleur', 'couleurs'),
  cheapPersons: form('personnage à 3 ou moins', 'personnages à 3 ou moins'),
  cheapBriefly: form('personnage ≤ 3', 'personnages ≤ 3'),
  expeditions: form('expédition', 'expéditions'),
  points: form('d’influence', 'd’influence'),
  shipsToStore: form('couleur à stocker', 'couleurs à stocker'),
  turnsLeft: form('tour après celui-ci', 'tours après celui-ci'),
  turns: form('tour', 'tours'),
  moreCards: form('carte de plus', 'cartes de plus'),
  markersLeft: form('marqueur libre', 'marqueurs libres'),
  cardsToTurn: form('carte à retourner', 'cartes à retourner'),
};

const turns = counted('fr', 'tour', 'tours');

export const explain: typeof English.explain = {
  player: 'Joueur',
  playerText:
    'Les pièces paient les personnes et les visites, les sabres repoussent les navires, l’influence termine la partie et la fait gagner.',
  counted: 'Sur la table',
  watch: 'Couleurs dans le port',
  watchText:
    'Un second navire d’une couleur déjà présente est un naufrage, sauf si tu le repousses. Avec quatre couleurs, qui a pioché prend 2 cartes, avec cinq 3.',
  deck: 'Pioche',
  deckText:
    'On y retourne les cartes, et les pièces en viennent, face cachée. Quand elle est vide, la défausse est remélangée.',
  discard: 'Défausse',
  discardText: 'Ce qui a quitté le port y reste jusqu’au prochain mélange.',
  contract: 'Contrat',
  pile: 'Pile',
  next: 'Prochaine récompense',
  nextValue: (p) =>
    [`${p.coins} ${plural('fr', p.coins, { one: 'pièce', other: 'pièces' })}`]
      .concat(p.influence > 0 ? [`${p.influence} d’influence`] : [])
      .join(', '),
  rewards: 'Récompenses dans l’ordre',
  nextContract: 'Contrat suivant',
  full: 'plus de place',
  ready: 'prêt',
  done: 'rempli',
  noMarker: 'plus de marqueur',
  lacks: (p) => `il manque : ${p.what}`,
  step: (p) => `${p.have} sur ${p.need}`,
  notYet: 'pas encore',
  influenceRule: 'Ton 2e contrat rapporte 1 d’influence, ton 3e en rapporte 2.',
  teamRule: 'Il est rempli pour l’équipe dès que l’un de vous le remplit.',
  timeText:
    'Chaque tour commence par une carte de cette pile. Quand elle est vide, le tour suivant ne commence pas et l’équipe a perdu.',
  timeLeft: 'Après ce tour',
  timeLeftValue: turns,
  victoryText: 'Après une victoire, ces cartes décident de votre rang. Chacune est un tour dont vous vous passez.',
  victoryCards: 'Cartes',
  rankNow: 'Rang en cas de victoire',
  rankNext: 'Rang suivant',
  rankNextValue: (p) => `${p.rank} : encore ${p.cards}`,
  underText: 'Gardés sous un marchand : chaque navire vaut 1 d’influence et reste jusqu’à la fin.',
  counter: (p) => `${p.done} contrats remplis sur ${p.of}`,
  teamDecides: 'Tu décides pour l’équipe.',
  leaveNote: (p) => `encore ${turns(p.time)}`,
  gift: 'Cadeau à quelqu’un d’autre',
};
