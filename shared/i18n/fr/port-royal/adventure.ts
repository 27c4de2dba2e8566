import type { AdventureCardTexts, AdventurerTexts, CargoKey, EventTexts } from '../../games/port-royal/adventure.ts';
import { counted } from '../../plural.ts';

const coins = counted('fr', 'pièce', 'pièces');
export const crowns = counted('fr', 'couronne', 'couronnes');

export const eventTexts: EventTexts = {
  'ev-0-fair-wind': { name: 'Bon vent', text: 'Le joueur actif gagne 1 pièce.' },
  'ev-0-market-day': { name: 'Jour de marché', text: 'Tout le monde gagne 1 pièce.' },
  'ev-0-royal-favour': { name: 'Faveur royale', text: 'Le joueur actif gagne 1 couronne.' },
  'ev-0-tailwind': { name: 'Vent arrière', text: 'Ce tour-ci, le joueur actif peut prendre 1 carte de plus.' },
  'ev-0-fog': {
    name: 'Brouillard',
    text: 'Le joueur actif ne peut pas s’arrêter tant qu’il y a moins de 3 cartes au port.',
  },
  'ev-0-patrol': {
    name: 'Patrouille',
    text: 'Ce tour-ci, le joueur actif a 1 sabre de plus pour repousser les navires.',
  },
  'ev-0-storm': { name: 'Tempête', text: 'Ce tour-ci, le joueur actif ne peut repousser aucun navire.' },
  'ev-0-cheap-hands': { name: 'Bras à louer', text: 'Ce tour-ci, engager coûte 1 pièce de moins à tout le monde.' },
  'ev-0-dear-wages': { name: 'Gages en hausse', text: 'Ce tour-ci, engager coûte 1 pièce de plus au joueur actif.' },
  'ev-0-smugglers': { name: 'Contrebandiers', text: 'Ce tour-ci, chaque navire déchargé rapporte 1 pièce de plus.' },
  'ev-0-harbour-dues': { name: 'Droits de quai', text: 'Qui a 8 pièces ou plus en paie 1.' },
  'ev-0-open-harbour': {
    name: 'Port ouvert',
    text: 'Ce tour-ci, les autres ne paient rien au joueur actif ; la banque lui verse 1 pièce par carte qu’ils prennent.',
  },
  'ev-0-rumours': {
    name: 'Rumeurs',
    text: 'Le joueur actif regarde en secret les 2 premières cartes de la pioche et peut en défausser une.',
  },
  'ev-1': { name: 'Petite aubaine', text: 'Le joueur actif gagne 1 pièce.' },
  'ev-2': { name: 'Fin du mois', text: 'L’histoire continue. Puis un nouveau mois commence, plus long d’un tour.' },
  'ev-3': {
    name: 'Fin du mois',
    text: 'Chacun peut payer 10 pièces pour retirer son marqueur de gauche. Puis un nouveau mois commence, plus long d’un tour.',
  },
};

export const adventurerTexts: AdventurerTexts = {
  'adv-grace-may': {
    name: 'Grace May',
    text: '2 pièces quand tu fais naufrage avec 4 cartes au plus au port.',
    short: 'naufrage à 4 cartes au plus : +2',
  },
  'adv-jacques-grandeur': {
    name: 'Jacques Grandeur',
    text: '2 couronnes pour chaque expédition que tu accomplis.',
    short: 'expédition : +2 couronnes',
  },
  'adv-jean-blackbeard': { name: 'Jean Barbe-Noire', text: '1 sabre de plus, en toute occasion.', short: '+1 sabre' },
  'adv-senora-anne': {
    name: 'Señora Anne',
    text: 'Chaque personnage que tu engages coûte 1 pièce de moins.',
    short: 'engager : −1',
  },
  'adv-don-ferdinando': {
    name: 'Don Ferdinando',
    text: '1 couronne pour chaque navire noir que tu décharges.',
    short: 'galions : +1 couronne',
  },
  'adv-officer-scott': {
    name: 'L’officier Scott',
    text: '1 pièce quand c’est à toi de prendre des cartes et que le port en compte au moins 5.',
    short: '5 cartes ou plus : +1',
  },
  'adv-p-landman': {
    name: 'P. Landman',
    text: 'Chaque navire jaune que tu décharges rapporte 1 pièce de plus.',
    short: 'pinasses : +1',
  },
  'adv-cutthroat-mary': {
    name: 'Mary Coupe-Gorge',
    text: '1 pièce quand c’est à toi de prendre des cartes et que le port compte au moins 3 navires.',
    short: '3 navires ou plus : +1',
  },
  'adv-samuel-blackguard': {
    name: 'Samuel Blackguard',
    text: '2 pièces, une seule fois, quand la porte s’ouvre.',
    short: '2 pièces, une fois',
  },
  'adv-thomas-fishborn': {
    name: 'Thomas Fishborn',
    text: 'Une fois pendant ton tour, regarde les 3 premières cartes de la pioche : laisses-en une dessus, défausse les autres.',
    short: 'voit 3 cartes, en garde 1',
  },
};

export const cargoes: Readonly<Record<CargoKey, string>> = {
  ritualBook: 'livre rituel',
  herbs: 'herbes',
  bread: 'pain',
  rum: 'rhum',
};

/** de la sixième couleur, et des nouveaux personnages */
export const aresShip = 'lougre';
export const adventureRoles = { sentinel: 'sentinelle', innkeeper: 'aubergiste', tybuk: 'frère Tybuk' } as const;

export const adventureCards: AdventureCardTexts = {
  sentinel:
    'Une fois pendant ton tour, regarde les 3 premières cartes de la pioche : laisses-en une dessus, défausse les autres.',
  sentinelShort: 'voit 3 cartes, en garde 1',
  innkeeper: (price) =>
    `1 couronne quand c’est à toi de prendre des cartes et que le port compte au moins 4 personnages. Une fois à ce moment-là, achète un navire de ta cale avec du pain ou du rhum pour ${coins(price)}.`,
  innkeeperShort: (price) => `pain ou rhum : +${price} ; 4 personnages ou plus : +1 couronne`,
  aresBonus: (n) => `Chaque navire d’Arès que tu décharges rapporte ${coins(n)} de plus.`,
  aresBonusShort: (n) => `lougres : +${n}`,
  cargoShip: (cargo) =>
    `Quand tu le décharges, prends l’argent ou garde le navire en cale avec sa cargaison : ${cargo}.`,
  crownShip: (n) => `Rapporte ${crowns(n)} au lieu de pièces.`,
};
