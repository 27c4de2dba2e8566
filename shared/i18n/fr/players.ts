import type { PlayersDict } from '../en/players.ts';
import { counted } from '../plural.ts';

const seconds = counted('fr', 'seconde', 'secondes');
const games = counted('fr', 'partie', 'parties');

export const players: PlayersDict = {
  seek: {
    heading: (p) => `Recherche de joueurs : ${p.game}`,
    looking: (p) => `Tu attends depuis ${seconds(p.seconds)}.`,
    others: (p) => `En attente de la même partie : ${p.names}`,
    nobody: 'Personne d’autre n’attend cette partie pour l’instant.',
    estimate: (p) => `Dernièrement, la moitié des joueurs ont trouvé une table en moins de ${seconds(p.seconds)}.`,
    noEstimate: 'Trop peu de joueurs l’ont cherchée dernièrement pour estimer l’attente.',
    found: 'Joueurs trouvés. À table …',
    offer:
      'Personne n’est encore venu. Des robots peuvent se joindre à toi ; la partie ne comptera alors pas pour le classement.',
    takeBots: 'Commencer avec des robots',
    least: 'Joueurs au moins',
    most: 'Joueurs au plus',
    kind: 'Type de partie',
    casualHint: 'Pour le plaisir : aucun classement ne change.',
    ratedHint: 'Compte pour le classement de chacun. Qui part avant la fin est classé dernier.',
    patience: 'Proposer des robots après',
    patienceValue: (p) => `${p.seconds} s`,
    never: 'jamais',
    rules: 'Comment marche le classement',
  },
  board: {
    title: 'Classement',
    place: 'Rang',
    player: 'Joueur',
    rating: 'Cote',
    games: 'Parties',
    wins: 'Gagnées',
    none: 'Personne n’a encore de cote ici. La première partie classée ouvrira le tableau.',
    provisional: 'provisoire',
  },
  player: {
    title: (p) => p.name,
    mine: 'Tes parties',
    since: (p) => `Ici depuis le ${p.date}`,
    unrated: 'pas encore de cote',
    played: (p) => games(p.n),
    won: 'Gagnées',
    left: 'Quittées',
    best: 'Meilleur score',
    history: 'Parties terminées',
    none: 'Aucune partie terminée à montrer.',
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
    title: 'Comment marche le classement',
    text: [
      '*Chaque jeu a sa cote.* Elle est calculée avec openskill, qui convient à deux joueurs comme à cinq et tient compte des ex æquo.',
      '*D’abord pour le plaisir.* Tes parties sont amicales tant que tu n’en décides pas autrement : apprends un jeu avant qu’il ne compte. Les tables privées et les parties contre des robots sont toujours amicales.',
      '*Une partie classée se joue entre humains.* Elle compte si seuls des humains étaient à table au début, deux au moins. Si un robot a dû prendre une place, elle est amicale. Les robots n’ont pas de cote.',
      '*Qui part est dernier.* Qui n’est plus à table à la fin est classé derrière tous ceux qui sont restés. Reviens à temps, et rien ne s’est passé.',
      '*Le robot de l’absent ne gâche rien.* Le robot qui continue n’est comparé à personne, même s’il joue très bien : ceux qui sont restés sont classés entre eux. Qui reprend une place en cours de partie garde le résultat, mais sa cote ne change pas.',
      '*Le nombre.* Tout le monde commence à 1500. C’est ce que tu as montré au moins : l’estimation de ta force, moins trois fois son incertitude, qui diminue à chaque partie. ± est cette incertitude ; tant qu’elle est grande, la cote est provisoire.',
      '*Qui rencontre qui.* « Jouer tout de suite » cherche d’abord des joueurs de ta force, et cherche plus loin à chaque seconde d’attente.',
    ],
    boards: 'Classements',
  },
};
