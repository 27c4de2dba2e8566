import type { PlayersDict } from '../en/players.ts';
import { counted } from '../plural.ts';

const seconds = counted('fr', 'seconde', 'secondes');
const games = counted('fr', 'partie', 'parties');

export const players: PlayersDict = {
  seek: {
    heading: (p) => `Recherche de joueurs : ${p.game}`,
    looking: (p) => `Tu attends depuis ${seconds(p.seconds)}.`,
    others: (p) => `Attendent aussi : ${p.names}`,
    nobody: 'Personne d’autre n’attend pour l’instant.',
    estimate: (p) =>
      `Ces derniers temps, la moitié des joueurs ont trouvé une partie en moins de ${seconds(p.seconds)}.`,
    noEstimate: 'Trop peu de recherches récentes pour estimer l’attente.',
    found: 'Joueurs trouvés. Ouverture de la table…',
    offer: 'Personne n’est encore arrivé. Tu peux jouer avec des bots ; la partie ne sera pas classée.',
    takeBots: 'Jouer avec des bots',
    least: 'Joueurs minimum',
    most: 'Joueurs maximum',
    kind: 'Type de partie',
    casualHint: 'Pour le plaisir : les cotes ne changent pas.',
    ratedHint: 'Compte pour la cote de chacun. Quitter avant la fin, c’est finir dernier.',
    patience: 'Proposer des bots après',
    patienceValue: (p) => `${p.seconds} s`,
    never: 'jamais',
    rules: 'Comment fonctionne la cote',
  },
  board: {
    title: 'Classement',
    place: 'Rang',
    player: 'Joueur',
    rating: 'Cote',
    games: 'Parties',
    wins: 'Gagnées',
    none: 'Personne n’a encore de cote ici. Joue la première partie classée !',
    provisional: 'provisoire',
  },
  player: {
    title: (p) => p.name,
    mine: 'Tes parties',
    since: (p) => `Membre depuis le ${p.date}`,
    unrated: 'pas encore de cote',
    played: (p) => games(p.n),
    won: 'Gagnées',
    left: 'Quittées',
    best: 'Meilleur score',
    history: 'Parties terminées',
    none: 'Aucune partie terminée pour l’instant.',
    place: (p) => `${p.place === 1 ? '1ᵉʳ' : `${p.place}ᵉ`} sur ${p.seats}`,
    score: (p) => `score ${p.score}`,
    leftGame: 'quittée',
    casual: 'amicale',
    replay: 'Revoir',
    replayNamed: (p) => `Revoir ${p.game} du ${p.date}`,
    more: 'Parties plus anciennes',
    uncertain: (p) => `± ${p.n}`,
  },
  rules: {
    title: 'Comment fonctionne la cote',
    text: [
      '*Chaque jeu a sa cote.* Elle est calculée avec openskill, qui fonctionne de deux à cinq joueurs et gère les égalités.',
      '*Amicale par défaut.* Tes parties sont amicales sauf si tu en décides autrement : tu peux apprendre un jeu avant qu’il ne compte. Les tables privées et les parties contre des bots sont toujours amicales.',
      '*Une partie classée se joue entre humains.* Elle compte s’il y avait au moins deux humains et aucun bot à la table au début. Si un bot a dû prendre une place, elle est amicale. Les bots n’ont pas de cote.',
      '*Partir, c’est finir dernier.* Les joueurs absents à la fin sont classés derrière tous ceux qui sont restés. Si tu reviens à temps, rien ne change.',
      '*Les bots remplaçants ne comptent pas.* Quand un bot prend une place en cours de partie, personne n’est comparé à lui, même s’il joue très bien : ceux qui sont restés sont classés entre eux. Si tu reprends une place en cours de partie, tu gardes le résultat, mais ta cote ne change pas.',
      '*Le nombre.* Tout le monde commence à 1500. C’est une estimation prudente de ta force : l’estimation elle-même, moins trois fois son incertitude, qui diminue à chaque partie. ± est cette incertitude ; tant qu’elle est grande, la cote est provisoire.',
      '*Recherche d’adversaires.* « Jouer maintenant » cherche d’abord des joueurs de ta force, puis élargit la recherche à chaque seconde d’attente.',
    ],
    boards: 'Classements',
  },
};
