import type { TableDict } from '../en/table.ts';
import { plural } from '../plural.ts';

export const table: TableDict = {
  bar: {
    table: 'Table',
    copyLink: 'Copier le lien de cette table',
    copied: 'Lien copié. Envoie-le à tes amis.',
    copyFailed: (p) => `Copie ce lien : ${p.link}`,
    watchers: (p) => `${p.n} ${plural('fr', p.n, { one: 'spectateur', other: 'spectateurs' })}`,
    spectator: 'Tu regardes la partie',
    soundOn: 'Le son est activé ; le couper',
    soundOff: 'Le son est coupé ; l’activer',
    rules: 'Règles',
    settings: 'Réglages',
    leave: 'Quitter la table',
    help: 'Touches et aide',
    panel: 'Joueurs et journal',
    lookBack: 'Revenir sur la partie',
    /** of a game that goes on from a moment of another */
    origin: (p) => `Jouée à partir d’une autre partie, après le coup ${p.seq}`,
  },

  turn: {
    titleMark: 'À toi de jouer',
    waiting: 'En attente de joueurs',
  },

  players: {
    heading: 'Joueurs',
    you: 'toi',
    bot: 'robot',
    away: 'reconnexion…',
    active: 'doit jouer',
    look: 'voir les cartes',
    host: 'hôte',
    seat: (p) => `Place ${p.n}`,
  },

  log: {
    heading: 'Journal de bord',
    label: 'Journal de la partie',
    empty: 'Il ne s’est encore rien passé.',
  },

  actions: {
    heading: 'Tes coups',
    all: (p) => (p.n === 1 ? 'Le seul choix' : `Les ${p.n} choix`),
    choose: 'Choisis ce qui brille',
    back: 'Reprendre',
    less: 'Moins',
    more: 'Plus',
    range: (p) => (p.min === p.max ? `${p.min}` : `de ${p.min} à ${p.max}`),
  },

  report: { open: 'Les derniers comptes', close: 'Fermer les comptes' },

  waiting: {
    heading: 'On dresse la table',
    hostHint: 'Invite du monde, place des robots, puis commence.',
    gathering:
      'La partie commence d’elle-même dès que tous sont là ; après 20 secondes, des robots prennent les places des absents.',
    guestHint: 'L’hôte commence dès que toutes les places sont prises.',
    watchHint: 'Prends une place libre pour jouer.',
    invite: 'Invite avec ce lien',
    copy: 'Copier le lien',
    code: 'Code',
    sit: 'S’asseoir ici',
    stand: 'Se lever',
    addBot: 'Ajouter un robot',
    removeBot: (p) => `Retirer ${p.name}`,
    fill: 'Compléter avec des robots',
    start: 'Commencer la partie',
    free: 'Place libre',
    levels: { random: 'Robot téméraire', greedy: 'Robot avisé' },
    needSeats: (p) =>
      plural('fr', p.n, { one: 'Une place est encore libre', other: `${p.n} places sont encore libres` }),
    private: 'Privée : il faut le lien pour trouver cette table.',
    public: 'Publique : la table figure à l’accueil.',
  },

  end: {
    heading: 'La partie est terminée',
    open: 'Résultat',
    youWon: 'Tu gagnes !',
    youShare: (p) => `Tu partages la victoire avec ${p.names}`,
    shared: (p) => `${p.names} se partagent la victoire`,
    won: (p) => `${p.name} gagne`,
    place: 'Rang',
    player: 'Joueur',
    toLobby: 'Retour à l’accueil',
    replay: 'Revoir la partie',
    look: 'Revoir la table',
    verify: 'Vérifier cette partie',
  },

  deal: { label: 'Empreinte de la donne', copy: 'Copier', copied: 'Empreinte copiée.', what: 'Qu’est-ce que c’est ?' },

  connection: {
    connecting: 'On cherche ta table…',
    reconnecting: 'Connexion perdue. Ta place est gardée ; on retrouve la table…',
    elsewhere: 'Tu as ouvert cette table dans un autre onglet ou sur un autre appareil. Celui-ci se repose.',
    takeOver: 'Jouer plutôt ici',
    gone: 'Cette table est fermée.',
    internalError: 'La table a eu un incident ; ta partie est enregistrée et continue.',
    restored: 'La table a été rétablie d’après le journal. Rien n’est perdu.',
    botsFilled:
      'Quelqu’un n’est pas venu. Un robot a pris sa place et la partie commence ; elle ne compte pas pour le classement.',
    closing: 'Le serveur va redémarrer. La partie reprendra d’elle-même dans un instant.',
  },

  words: { summary: 'La table en mots' },

  help: {
    heading: 'Touches et aide',
    moves: 'Les coups de ton tour, dans leur ordre',
    log: 'Aller au journal',
    cancel: 'Annuler un choix, fermer une fenêtre',
    confirm: 'Jouer le coup choisi',
    help: 'Cette page',
    tapHint:
      'Touche une carte ou une case qui brille pour la choisir, touche-la encore pour la prendre. Appuie longuement, ou laisse-y le pointeur, pour lire.',
    whyHint: 'Touche ce qui ne brille pas pour savoir pourquoi tu ne peux pas le prendre.',
    lookHint:
      'Touche un joueur ou un paquet pour voir les cartes, et une ligne du journal pour voir de quoi elle parle.',
    keysHeading: 'Touches',
    handHeading: 'Souris et doigt',
  },
};
