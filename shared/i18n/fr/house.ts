import type { Params } from '../../engine/core.ts';
import type { Dict } from '../en/house.ts';
import { counted, de, plural } from '../plural.ts';

const places = counted('fr', 'place est libre', 'places sont libres');

const service: Dict['service'] = {
  offline: () => 'Le serveur ne répond pas. Ta partie est en sûreté ; réessaie dans un instant.',
  badRequest: () => 'Le serveur n’a pas compris. Recharger la page peut aider.',
  noGuest: () => 'Choisis d’abord un nom.',
  noSuchRoute: () => 'Le serveur ne connaît pas cette demande. Recharger la page peut aider.',
  noSuchTable: () => 'Aucune table ne porte ce code.',
  noSuchGame: () => 'On ne joue pas à ce jeu ici.',
  seatCount: (p) => `Ce jeu se joue de ${p.least} à ${p.most} joueurs.`,
  tooMany: (p) => `C’était un peu rapide. Réessaie dans ${p.seconds} s.`,
  tableFull: () => 'Toutes les places de cette table sont prises.',
  notSeated: () => 'Il faut être assis à la table pour cela.',
  notHost: () => 'Seul l’hôte de la table peut faire cela.',
  notWaiting: () => 'La partie a déjà commencé.',
  notRunning: () => 'La partie n’est pas en cours.',
  noSuchSeat: () => 'Cette place n’existe pas.',
  seatTaken: () => 'Cette place est prise.',
  noBot: () => 'Il n’y a pas de robot à cette place.',
  seatsOpen: (p) => `Toutes les places doivent être prises ; ${places(Number(p.open))} encore.`,
  stale: () => 'La partie a continué entre-temps. Regarde, puis choisis.',
  notStored: () => 'Le coup n’a pas pu être enregistré, il n’a donc pas été joué. Réessaie.',
  closing: () => 'Le serveur ferme. Ta partie est gardée et reprendra plus tard.',
  internal: () => 'Une erreur s’est produite chez nous ; rien n’a été changé.',
  seatBound: () => 'Tu as déjà tenu une autre place dans cette partie. Tu ne peux reprendre que celle-là.',
  moved: () => 'La table a changé de serveur ; tu y seras dans un instant.',
  otherRules: () =>
    'Cette partie a commencé avec une version des règles qui ne peut pas être jouée ici pour le moment. Elle est conservée et reprendra quand cette version sera de retour.',
  notFinished: () => 'Cette partie n’est pas encore finie.',
  noSuchMoment: () => 'On ne peut pas reprendre à partir de là : la partie était finie.',
  notSeeking: () => 'Tu ne cherches pas de partie. Choisis « Jouer tout de suite ».',
  noSuchPlayer: () => 'Personne n’est connu à cette adresse.',
  kicked: () => 'L’hôte t’a prié de quitter cette table ; tu ne peux plus t’y asseoir.',
  notWatchable: () => 'L’hôte n’admet pas de spectateurs à cette table.',
  nobodyThere: () => 'Il n’y a personne à renvoyer sur cette place.',
  hostStays: () => 'L’hôte reste.',
  linkExpired: () => 'Ce lien a déjà servi ou a expiré. Crées-en un nouveau sur ton autre appareil.',
};

export const fr: Dict = {
  title: 'Three Harbours',

  common: {
    close: 'Fermer',
    cancel: 'Annuler',
    save: 'Enregistrer',
    join: 'Rejoindre',
    watch: 'Regarder',
    resume: 'Reprendre',
    loading: 'Un instant…',
    skipToContent: 'Aller au contenu',
    notFound: 'Ce lieu n’est pas sur la carte.',
    toLobby: 'Retour à l’accueil',
  },

  identity: {
    heading: 'Comment t’appelles-tu ?',
    text: 'Un nom suffit. Il reste dans ce navigateur ; ni compte, ni mot de passe.',
    label: 'Ton nom',
    rules: 'Lettres, chiffres et espaces ; 20 au plus.',
    another: 'Un autre nom',
    start: 'Larguer les amarres',
    rename: (p) => `Tu es ${p.name}. Changer de nom`,
    proposals: {
      first: ['Mouette', 'Loutre', 'Baleine', 'Sterne', 'Tortue', 'Étoile', 'Brise', 'Vague', 'Perle', 'Voile'],
      second: [
        'rapide',
        'salée',
        'discrète',
        'joyeuse',
        'hardie',
        'dorée',
        'tranquille',
        'rusée',
        'fidèle',
        'lointaine',
      ],
      join: (first, second) => `${first} ${second}`,
    },
  },

  lobby: {
    online: (n) => `${n} ${plural('fr', n, { one: 'marin en ligne', other: 'marins en ligne' })}`,
    games: 'Jeux',
    playNow: 'Jouer tout de suite',
    speeds: { blitz: 'éclair', normal: 'normal', slow: 'lent', unhurried: 'sans pendule' },
    casual: 'amicale',
    rated: 'classée',
    againstBots: 'Contre des robots',
    seeking: (p) => `À la recherche de joueurs : ${p.names}`,
    seekingNone: 'Personne ne cherche encore de joueurs',
    leaderboard: 'Classements',
    profile: 'Ton profil',
    againstBotsHint: (p) =>
      p.seats === 2
        ? 'Toi et un robot ; la partie commence aussitôt'
        : `Toi et ${p.seats - 1} robots ; la partie commence aussitôt`,
    tableOf: 'Joueurs à la table',
    minutes: (p) => `${p.n} min`,
    seats: (p) => `${p.min}–${p.max}`,
    seatsLong: (p) => `de ${p.min} à ${p.max} joueurs`,
    minutesLong: (p) => `environ ${p.n} minutes`,
    openTables: 'Tables ouvertes',
    openNone: 'Aucune table n’attend de joueurs. Ouvres-en une, et tout le monde la verra ici.',
    openOne: 'Ouvrir une table',
    hostsTable: (p) => `Table ${de(p.host)}`,
    taken: (p) => `${p.taken} ${plural('fr', p.taken, { one: 'place prise', other: 'places prises' })} sur ${p.seats}`,
    joinNamed: (p) => `Rejoindre la table ${de(p.host)}, ${p.game}`,
    watchNamed: (p) => `Regarder ${p.game} : ${p.glance}`,
    resumeNamed: (p) => `Reprendre ${p.game} : ${p.detail}`,
    liveGames: 'Parties en cours',
    liveNone: 'La mer est calme. D’ici, on peut regarder les parties en cours.',
    underWay: (p) => `${p.n} en cours`,
    watching: (p) => `${p.n} ${plural('fr', p.n, { one: 'spectateur', other: 'spectateurs' })}`,
    yourGames: 'Tes parties',
    yourTurn: 'à toi de jouer',
    rulesAway: 'conservée : ses règles ne peuvent pas être jouées ici pour le moment',
    waitingForStart: 'en attente de joueurs',
    howItPlays: 'Le jeu en bref',
    allRules: 'Toutes les règles',
    privateTable: 'Table privée',
    code: 'Code de la table',
    codeExample: 'BELUGA-7',
    codeHint: 'Une invitation ? Entre son code, ou ouvre son lien.',
    create: 'Créer et inviter',
    lost: 'Le port est hors de vue. Nouvel essai…',
    settings: 'Réglages',
    languageMenu: 'Langue',
    replays: 'Rediffusions',
    credits: 'Crédits',
    status: 'État du service',
    fairness: 'Jeu loyal',
  },

  create: {
    heading: (p) => `Une table de ${p.game}`,
    players: 'Joueurs',
    playersHint: 'Tu prends place en premier ; les autres viennent par le lien ou trouvent la table à l’accueil.',
    bots: 'Robots',
    botsHint: 'Ils prennent place aussitôt. Tu pourras en ajouter ou en retirer jusqu’au début de la partie.',
    botsNone: 'aucun',
    visibility: 'Qui peut venir',
    private: 'Sur invitation',
    privateHint: 'Seuls ceux qui ont le lien ou le code trouvent la table.',
    public: 'Tout le monde',
    publicHint: 'La table figure à l’accueil jusqu’à ce que ses places soient prises.',
    pace: 'Allure des robots',
    paces: { slow: 'paisible', normal: 'régulière', fast: 'vive', instant: 'immédiate' },
    paceHint: 'Le temps de réflexion des robots. Il se change aussi à la table.',
    game: 'Jeu',
    optionsHeading: 'Variantes',
    moreOptions: 'Plus d’options',
    off: (p) => `${p.what} : non`,
    is: (p) => `${p.what} : ${p.value}`,
    submit: 'Ouvrir la table',
    submitStart: 'Ouvrir et commencer',
  },

  settings: {
    heading: 'Réglages',
    language: 'Langue',
    speed: 'Animations',
    speeds: { normal: 'complètes', fast: 'rapides', off: 'aucune' },
    reduced: 'Ton système demande moins de mouvement : les animations sont coupées.',
    sound: 'Son',
    volume: 'Volume',
    odds: 'Montrer les chances',
    oddsHint:
      'Les chances d’un naufrage à la prochaine carte, ou d’une arrivée au port : d’après ce que tous voient, là où la table le permet.',
    skip: 'Agir dès le premier appui',
    skipHint: 'Sinon, le premier appui choisit une carte ou une case et le second la prend.',
  },

  credits: {
    heading: 'Crédits',
    icons: 'Icônes de Lorc, Delapouite et des contributeurs de game-icons.net (CC BY 3.0), recolorées.',
    fonts:
      'Caractères : IM Fell English SC d’Igino Marini, Cinzel de Natanael Gama, Alegreya Sans de Juan Pablo del Peral (SIL OFL).',
    code: 'Construit avec Phaser, Colyseus, Preact et ZzFX. Merci.',
    game: 'Port Royal est un jeu d’Alexander Pfister, Manila un jeu de Franz-Benno Delonge, Borneo un jeu de Paolo Mori. Leurs règles sont racontées ici avec nos propres mots.',
  },

  service,

  games: {
    'port-royal': {
      name: 'Port Royal',
      tagline: 'Tente le sort, engage un équipage',
      blurb:
        'Les navires arrivent, carte après carte. Arrête-toi tant que le port est plein, ou regarde tout repartir.',
      art: ['Pinasse', 'Amiral', '5 cartes ou plus : +2', 'Galion'],
      steps: [
        {
          title: 'Piocher',
          text: 'Retourne des cartes tant que tu l’oses. Deux navires d’une couleur, et le tour est perdu.',
        },
        { title: 'S’arrêter', text: 'Plus il y a de couleurs au port, plus tu peux prendre de cartes.' },
        {
          title: 'Commercer, engager',
          text: 'Les navires rapportent des pièces. Les gens en coûtent, et donnent influence et talents.',
        },
        {
          title: 'Gagner',
          text: 'Le premier à 12 points d’influence lance le dernier tour de table ; le plus influent gagne.',
        },
      ],
      glance: (p: Params) => `Manche ${p.round} · en tête ${p.leader} / ${p.goal}`,
      options: {
        expeditionVariant: {
          label: 'Explorateurs seulement',
          hint: 'La fin et la victoire demandent au moins une expédition accomplie, en plus des 12 points d’influence.',
        },
        showDiscard: {
          label: 'Défausse ouverte',
          hint: 'Chacun peut consulter les cartes défaussées à tout moment.',
        },
      },
    },
    manila: {
      name: 'Manila',
      tagline: 'Mise, parie, lance les dés',
      blurb: 'Trois bateaux, trois jets. Parie sur ceux qui arrivent, sur les autres, ou guette-les avec les pirates.',
      art: ['Soie', 'Jade', 'Ginseng', 'action'],
      steps: [
        {
          title: 'Miser',
          text: 'La meilleure offre fait le capitaine du port : il achète une action, charge trois bateaux, donne le départ.',
        },
        {
          title: 'Placer',
          text: 'Les complices montent à bord, attendent au port ou au chantier, se font pirates, pilotes ou assureurs.',
        },
        {
          title: 'Lancer',
          text: 'Trois jets mènent les bateaux au port, au chantier naval ou chez les pirates, sur 13.',
        },
        {
          title: 'Gagner',
          text: 'Les marchandises qui arrivent prennent de la valeur. Quand l’une vaut 30, la plus grande fortune gagne.',
        },
      ],
      glance: (p: Params) => `Expédition ${p.voyage} · au mieux ${p.top} / ${p.goal}`,
      options: {
        rules: {
          label: 'Édition',
          hint: 'Les livrets diffèrent sur quelques points. Tout ce qui suit va avec l’édition, sauf ce que tu changes.',
          values: { fr: 'française', en: 'anglaise' },
        },
        pirateEviction: {
          label: 'Les pirates peuvent chasser',
          hint: 'Un pirate peut aborder un bateau complet sur 13 et renvoyer un complice. La variante du livret.',
        },
        startValue: {
          label: 'Valeur de départ',
          hint: 'Commencer à 5 épargne environ une expédition.',
          values: { 0: '0', 5: '5, plus court' },
        },
        hideCash: { label: 'Argent secret', hint: 'Personne ne voit combien de pesos ont les autres.' },
        showOdds: { label: 'Chances affichées', hint: 'Chacun peut voir les chances d’arrivée des bateaux.' },
        pilotOrder: {
          label: 'Premier pilote',
          hint: 'Lequel joue d’abord avant le dernier jet.',
          values: { smallFirst: 'le petit', largeFirst: 'le grand' },
        },
        largePilotMoves: {
          label: 'Grand pilote',
          hint: 'Peut-il aussi déplacer un seul bateau d’une case ?',
          values: { exact: '2, ou 1 + 1', upTo: 'aussi 1 seul' },
        },
        placementPass: {
          label: 'Ne poser personne',
          hint: 'Peut-on poser de nouveau après avoir passé ?',
          values: { skipOne: 'pour ce tour', final: 'pour l’expédition' },
        },
        stowawayTargets: {
          label: 'Passagers clandestins',
          hint: 'Où peut aller qui n’a plus rien.',
          values: { boatsOnly: 'sur les bateaux', anyExceptInsurance: 'partout sauf l’assurance' },
        },
        destituteMayInsure: {
          label: 'Assurer sans argent',
          hint: 'Qui ne peut payer aucune case peut quand même être agent d’assurance.',
        },
        seatsOnDockedBoats: {
          label: 'Places sur les bateaux au port',
          hint: 'Les places libres s’achètent même après l’arrivée du bateau.',
        },
        evictionVacancies: {
          label: 'Avant de chasser quelqu’un',
          hint: 'Quelles places libres doivent être prises d’abord.',
          values: { attackedBoat: 'celles de ce bateau', allBoatsOn13: 'celles de tous sur 13' },
        },
      },
    },
    borneo: {
      name: 'Borneo',
      tagline: 'Monter en rang, charger les épices',
      blurb:
        'Quatre compagnies, trois ports. Bats-toi pour ton rang, mène une cargaison au monopole et réalise des missions.',
      art: ['Poivre', 'Girofle', 'Muscade'],
      steps: [
        {
          title: 'Mission',
          text: 'Défausse des épices de ton entrepôt, une de chaque ou beaucoup d’une seule, pour des points.',
        },
        { title: 'Compagnies', text: 'Change un marchand de compagnie, ou attaque quelqu’un au-dessus de lui.' },
        {
          title: 'Cargaison',
          text: 'Joue des drapeaux dans un port. Un monopole sert une compagnie ; un port plein se partage.',
        },
        { title: 'Gagner', text: 'Quand il n’y a plus de port, les missions et chaque carte de l’entrepôt comptent.' },
      ],
      glance: (p) => `Tour ${p.turn} · ports restants ${p.harbours}`,
      options: {
        edition: {
          label: 'Édition',
          hint: 'Plateau : cinq emplacements par compagnie, et des caisses. Cartes : sans limite, et le port d’un monopole va à son premier marchand.',
          values: { board: 'plateau', card: 'cartes' },
        },
        fourMerchants: {
          label: 'Quatre marchands chacun',
          hint: 'Des compagnies plus serrées à trois joueurs (édition avec plateau).',
        },
        blackbeard: {
          label: 'Barbe Noire',
          hint: 'Les pirates font passer une épice pour une autre dans une mission ; qui a leur bateau à la fin perd 2 points (édition avec plateau).',
        },
      },
    },
  },
};
