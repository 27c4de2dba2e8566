import { type CampaignDict, chapterNumber } from '../en/campaign.ts';

export const campaign: CampaignDict = {
  name: 'Campagne',
  ways: { against: 'Les uns contre les autres', together: 'Ensemble', alone: 'En solo' },
  chapter: (p) => `Chapitre ${chapterNumber(p.n)}`,
  next: (p) => `Commencer le chapitre ${chapterNumber(p.n)}`,
  again: (p) => `Retenter le chapitre ${chapterNumber(p.n)}`,

  begin: {
    heading: (p) => `${p.game} : une campagne`,
    what: (p) =>
      `${p.n} chapitres d’une même histoire. Vous les jouez avec le même groupe, quand vous en avez le temps ; chacun retrouve la campagne sous « Tes parties ».`,
    way: 'Comment voulez-vous jouer ?',
    hints: {
      against: 'Chaque chapitre a son vainqueur. L’histoire continue, quel que soit le vainqueur.',
      together: 'Vous gagnez ou perdez ensemble. Un chapitre perdu se rejoue, avec plus de pièces.',
      alone: 'Toi et l’histoire, personne d’autre. Un chapitre perdu se rejoue, avec plus de pièces.',
    },
    players: 'Joueurs',
    bots: 'Dont bots',
    botsNone: 'aucun',
    botsHint: 'Ils restent jusqu’au dernier chapitre.',
    invite:
      'Qui est à la table quand commence le chapitre I fait partie de la campagne. Tu reçois un lien pour les autres.',
    submit: 'Ouvrir la table',
    submitStart: 'Commencer le chapitre I',
  },

  page: {
    path: 'Les chapitres',
    now: 'vous êtes ici',
    ahead: 'pas encore atteint',
    won: 'gagné',
    wonBy: (p) => `gagné par ${p.names}`,
    tries: (p) => (p.n === 1 ? 'au premier essai' : p.n === 2 ? 'au deuxième essai' : `après ${p.n} essais`),
    lostSoFar: (p) => (p.n === 1 ? 'perdu une fois' : `perdu ${p.n} fois`),
    bonus: (p) =>
      p.n === 1
        ? `Tu commences cet essai avec ${p.coins} pièces de plus.`
        : `Vous commencez cet essai avec ${p.coins} pièces de plus, à répartir comme vous voulez.`,
    group: 'Le groupe',
    bot: 'bot',
    you: 'toi',
    failures: (p) =>
      p.n === 0 ? 'Aucune défaite jusqu’ici' : p.n === 1 ? 'Une défaite jusqu’ici' : `${p.n} défaites jusqu’ici`,
    waits: (p) => `La table du chapitre ${chapterNumber(p.n)} vous attend.`,
    runs: (p) => `Le chapitre ${chapterNumber(p.n)} est en cours.`,
    toTable: 'À la table',
    missing:
      'Quelqu’un ne peut pas venir ? Commencez quand même : un bot joue à sa place, qu’on peut reprendre à tout moment.',
    played: 'Parties jouées',
    nothing: 'Aucun chapitre n’a encore été joué jusqu’au bout.',
    lost: 'perdu',
    replay: 'Replay',
    replayNamed: (p) => `Replay : ${p.chapter}, ${p.date}`,
  },

  over: {
    won: 'L’aventure est gagnée',
    flawless: 'Gagnée sans une défaite',
    told: 'L’histoire est racontée',
    wonText: (p) =>
      p.n === 1
        ? 'Une défaite en route, et le navire est rentré quand même.'
        : `${p.n} défaites en route, et le navire est rentré quand même.`,
    flawlessText: 'Chaque chapitre au premier essai. Peu d’équipages peuvent le dire.',
    toldText: (p) =>
      p.n === 1 ? `Le plus de chapitres gagnés : ${p.names}, un.` : `Le plus de chapitres gagnés : ${p.names}, ${p.n}.`,
    seal: 'Sans défaite',
    share: 'Partager en image',
    link: 'Copier le lien',
    copied: 'Lien copié. Qui le reçoit peut voir cette page.',
    copyFailed: (p) => `Le lien : ${p.link}`,
    saved: 'L’image est enregistrée.',
    notSaved: 'L’image n’a pas pu être créée.',
    afterwards:
      'Tu connais maintenant l’histoire. Il existe une partie pour qui la connaît, avec toutes ses cartes et aucune de ses pages.',
    playOn: 'Continuer sans récit',
    from: (p) => `${p.began} – ${p.ended}`,
  },

  table: {
    expects: 'La partie commence quand tout le monde est là. Les places sont gardées.',
    without: (p) =>
      p.n === 1 ? `Commencer ; un bot joue pour ${p.names}` : `Commencer ; des bots jouent pour ${p.names}`,
    keptFor: (p) => `gardée pour ${p.name}`,
    join: 'Rejoindre les autres',
    wanted: 'La partie suivante est ouverte, et ta place t’attend.',
    carried: 'La campagne continue, et tu regardes.',
    watch: 'Regarder la suite',
    toCampaign: 'À la campagne',
    whole: 'Voir toute la campagne',
  },

  yours: {
    next: (p) => `Campagne · ensuite : chapitre ${chapterNumber(p.n)}`,
    again: (p) => `Campagne · encore le chapitre ${chapterNumber(p.n)}`,
    chapter: (p) => `Campagne, chapitre ${chapterNumber(p.n)}`,
    goOn: 'Continuer',
    goOnNamed: (p) => `Continuer : ${p.game}, ${p.detail}`,
    page: 'Aperçu',
    pageNamed: (p) => `Aperçu : ${p.game}, ${p.detail}`,
  },

  profile: {
    heading: 'Tes campagnes',
    running: (p) => `au chapitre ${chapterNumber(p.n)}`,
    open: 'Ouvrir',
    openNamed: (p) => `Ouvrir : ${p.detail}`,
  },
};
