import type { Dict } from '../en/house.ts';
import { counted, plural } from '../plural.ts';
import { de } from './elision.ts';

const places = counted('fr', 'place est encore libre', 'places sont encore libres');

const service: Dict['service'] = {
  offline: () => 'Le serveur ne répond pas. Ta partie est sauvegardée ; réessaie dans un instant.',
  badRequest: () => 'Le serveur n’a pas compris. Essaie de recharger la page.',
  noGuest: () => 'Choisis d’abord un nom.',
  noSuchRoute: () => 'Le serveur ne connaît pas cette demande. Essaie de recharger la page.',
  noSuchTable: () => 'Aucune table n’a ce code.',
  noSuchGame: () => 'Ce jeu n’est pas proposé ici.',
  seatCount: (p) => `Ce jeu se joue de ${p.least} à ${p.most} joueurs.`,
  tooMany: (p) => `Un peu trop rapide. Réessaie dans ${p.seconds} s.`,
  tableFull: () => 'Toutes les places de cette table sont prises.',
  seatTaken: () => 'Cette place est prise.',
  seatsOpen: (p) => `Toutes les places doivent être prises : ${places(Number(p.open))}.`,
  closing: () => 'Le serveur s’arrête. Ta partie est sauvegardée et reprendra plus tard.',
  internal: () => 'Une erreur s’est produite de notre côté. Rien n’a changé.',
  seatBound: () => 'Tu as déjà occupé une autre place dans cette partie. Tu ne peux reprendre que celle-là.',
  moved: () => 'La table a changé de serveur. Tu y seras de nouveau dans un instant.',
  otherRules: () =>
    'Cette partie a commencé avec une version des règles qui ne peut pas être jouée ici pour le moment. Elle est sauvegardée et reprendra quand cette version sera de retour.',
  notFinished: () => 'Cette partie n’est pas encore terminée.',
  noSuchMoment: () => 'Impossible de continuer à partir de là : la partie était terminée.',
  notSeeking: () => 'Tu ne cherches pas de partie. Appuie sur « Jouer maintenant ».',
  noSuchPlayer: () => 'Il n’y a pas de joueur à cette adresse.',
  kicked: () => 'L’hôte t’a fait quitter cette table. Tu ne peux plus y prendre place.',
  notWatchable: () => 'L’hôte n’autorise pas les spectateurs à cette table.',
  linkExpired: () => 'Ce lien a déjà servi ou a expiré. Crées-en un nouveau sur ton autre appareil.',
  notOffered: () => 'Les bots sont proposés une fois passé le temps d’attente choisi.',
};

export const house: Dict = {
  title: 'Three Harbours',

  common: {
    close: 'Fermer',
    cancel: 'Annuler',
    save: 'Enregistrer',
    join: 'Rejoindre',
    watch: 'Regarder',
    loading: 'Un instant…',
    skipToContent: 'Aller au contenu',
    notFound: 'Cette page n’existe pas.',
    toLobby: 'Retour à l’accueil',
  },

  identity: {
    label: 'Ton nom',
    rename: (p) => `Tu es ${p.name}. Changer de nom`,
  },

  lobby: {
    online: (n) => `${n} ${plural('fr', n, { one: 'joueur en ligne', other: 'joueurs en ligne' })}`,
    games: 'Jeux',
    playNow: 'Jouer maintenant',
    speeds: { blitz: 'éclair', normal: 'normal', slow: 'lent', unhurried: 'sans pendule' },
    casual: 'amicale',
    rated: 'classée',
    againstBots: 'Contre des bots',
    seeking: (p) => `Cherchent des joueurs : ${p.names}`,
    seekingNone: 'Personne ne cherche de joueurs pour l’instant',
    leaderboard: 'Classements',
    profile: 'Ton profil',
    againstBotsHint: (p) =>
      p.seats === 2
        ? 'Toi et un bot ; la partie commence tout de suite'
        : `Toi et ${p.seats - 1} bots ; la partie commence tout de suite`,
    tableOf: 'Joueurs à la table',
    minutes: (p) => `${p.n} min`,
    seats: (p) => `${p.min}–${p.max}`,
    seatsLong: (p) => `de ${p.min} à ${p.max} joueurs`,
    minutesLong: (p) => `environ ${p.n} minutes`,
    openTables: 'Tables ouvertes',
    openNone: 'Aucune table n’attend de joueurs. Ouvres-en une : tout le monde la verra ici.',
    openOne: 'Ouvrir une table',
    hostsTable: (p) => `Table ${de(p.host)}`,
    taken: (p) => `${p.taken} ${plural('fr', p.taken, { one: 'place prise', other: 'places prises' })} sur ${p.seats}`,
    joinNamed: (p) => `Rejoindre la table ${de(p.host)}, ${p.game}`,
    watchNamed: (p) => `Regarder ${p.game} : ${p.lobbySummary}`,
    liveGames: 'Parties en cours',
    liveNone: 'Aucune partie pour l’instant. Dès qu’il y en a, tu peux les regarder ici.',
    underWay: (p) => `${p.n} en cours`,
    watching: (p) => `${p.n} ${plural('fr', p.n, { one: 'spectateur', other: 'spectateurs' })}`,
    howItPlays: 'Comment jouer',
    allRules: 'Règles complètes',
    privateTable: 'Table privée',
    code: 'Code de la table',
    codeExample: 'BELUGA-7',
    codeHint: 'Tu as une invitation ? Saisis le code ou ouvre le lien.',
    create: 'Créer et inviter',
    lost: 'Connexion perdue. Reconnexion…',
    settings: 'Réglages',
    languageMenu: 'Langue',
    replays: 'Replays',
    credits: 'Crédits',
    status: 'État du service',
    fairness: 'Fair-play',
  },

  create: {
    off: (p) => `${p.what} : non`,
    is: (p) => `${p.what} : ${p.value}`,
  },

  service,
};
