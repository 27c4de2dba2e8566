import type { TableDict } from '../en/table.ts';
import { plural } from '../plural.ts';
import { end } from './end.ts';

export const table: TableDict = {
  bar: {
    table: 'Table',
    copyLink: 'Copier le lien de la table',
    copied: 'Lien copié. Envoie-le à tes amis.',
    copyFailed: (p) => `Copie ce lien : ${p.link}`,
    watchers: (p) => `${p.n} ${plural('fr', p.n, { one: 'spectateur', other: 'spectateurs' })}`,
    spectator: 'Tu regardes la partie',
    soundOn: 'Son activé : le couper',
    soundOff: 'Son coupé : l’activer',
    rules: 'Règles',
    settings: 'Réglages',
    leave: 'Quitter la table',
    help: 'Raccourcis et aide',
    panel: 'Joueurs et journal',
    lookBack: 'Revoir la partie',
    /** of a game that goes on from a moment of another */
    origin: (p) => `Suite d’une autre partie, après le coup ${p.seq}`,
  },

  turn: {
    titleMark: 'À toi de jouer',
    waiting: 'En attente de joueurs',
    /** while something is still shown: the way to its end */
    skip: 'Passer',
    /** the same, where one is asked then */
    toMine: 'Passer à mon tour',
    /** nothing of it has been told yet */
    shown: 'Regardez ce qui se passe',
    /** the key */
    space: 'Espace',
  },

  pace: {
    forward: 'Avance rapide',
    /** `pace` is one of the house's words */
    bots: (p: { pace: string }) => `Robots : ${p.pace}`,
    key: 'Avance rapide, puis retour au rythme habituel',
    skipKey: 'Passer à la fin de ce qui est montré',
  },

  players: {
    heading: 'Joueurs',
    you: 'toi',
    bot: 'bot',
    away: 'reconnexion…',
    active: 'à son tour',
    look: 'voir les cartes',
    host: 'hôte',
    seat: (p) => `Place ${p.n}`,
  },

  log: {
    heading: 'Journal',
    label: 'Journal de la partie',
    empty: 'Il ne s’est encore rien passé.',
    open: 'Ouvrir le journal',
  },

  actions: {
    heading: 'Tes coups',
    all: (p) => (p.n === 1 ? 'Le seul choix' : `Les ${p.n} choix`),
    choose: 'Choisis un élément en surbrillance',
    back: 'Annuler',
    less: 'Moins',
    more: 'Plus',
    range: (p) => (p.min === p.max ? `${p.min}` : `de ${p.min} à ${p.max}`),
  },

  report: { open: 'Dernier bilan', close: 'Fermer le bilan' },

  waiting: {
    heading: 'La table se prépare',
    hostHint: 'Invite du monde, ajoute des bots, puis commence.',
    gathering:
      'La partie commence dès que tout le monde est là. Après 20 secondes, des bots prennent les places restées vides.',
    guestHint: 'L’hôte peut commencer dès que toutes les places sont prises.',
    watchHint: 'Prends une place libre pour jouer.',
    invite: 'Invite avec ce lien',
    copy: 'Copier le lien',
    code: 'Code',
    sit: 'S’asseoir ici',
    stand: 'Se lever',
    addBot: 'Ajouter un bot',
    removeBot: (p) => `Retirer ${p.name}`,
    fill: 'Compléter avec des bots',
    start: 'Commencer la partie',
    free: 'Place libre',
    levels: { random: 'Bot aléatoire', greedy: 'Bot fort' },
    needSeats: (p) =>
      plural('fr', p.n, { one: 'Une place est encore libre', other: `${p.n} places sont encore libres` }),
    private: 'Privée : il faut le lien pour trouver cette table.',
    public: 'Publique : cette table est affichée à l’accueil.',
  },

  end,

  deal: { label: 'Empreinte de la donne', copy: 'Copier', copied: 'Empreinte copiée.', what: 'Qu’est-ce que c’est ?' },

  connection: {
    connecting: 'Chargement de ta table…',
    reconnecting: 'Connexion perdue. Ta place est gardée ; reconnexion…',
    elsewhere: 'Tu as ouvert cette table dans un autre onglet ou sur un autre appareil. Cet onglet est en pause.',
    takeOver: 'Jouer ici',
    gone: 'Cette table a été fermée.',
    internalError: 'Un problème est survenu à cette table. Ta partie est sauvegardée et va continuer.',
    restored: 'La table a été restaurée. Rien n’est perdu.',
    botsFilled: 'Quelqu’un n’est pas venu. Un bot prend sa place ; la partie ne compte pas pour le classement.',
    closing: 'Le serveur va redémarrer. La partie reprendra automatiquement dans un instant.',
  },

  words: { summary: 'La table en mots', explore: 'Parcourir la table avec les flèches' },

  help: {
    heading: 'Raccourcis et aide',
    explore: 'Parcourir la table et lire ce que chaque chose signifie',
    moves: 'Tes coups possibles, dans l’ordre',
    log: 'Aller au journal',
    cancel: 'Annuler une sélection, fermer une fenêtre',
    confirm: 'Jouer le coup sélectionné',
    help: 'Cette page',
    tapHint:
      'Touche une carte ou une case en surbrillance pour la sélectionner, touche-la encore pour la prendre. Appuie longuement ou survole-la pour lire ce qu’elle fait.',
    whyHint: 'Touche un élément sans surbrillance pour savoir pourquoi tu ne peux pas le prendre.',
    lookHint:
      'Touche un joueur ou une pile pour voir les cartes, et une ligne du journal pour voir de quoi elle parle.',
    keysHeading: 'Clavier',
    handHeading: 'Souris et écran tactile',
  },
};
