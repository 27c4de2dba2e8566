import type { DialogsDict } from '../en/dialogs.ts';

export const dialogs: DialogsDict = {
  name: {
    heading: 'Comment t’appelles-tu ?',
    text: 'Un nom suffit : ni compte, ni mot de passe. Il est gardé dans ce navigateur.',
    rules: 'Jusqu’à 20 lettres, chiffres et espaces.',
    another: 'Un autre nom',
    start: 'Larguer les amarres',
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

  create: {
    heading: (p) => `Nouvelle table : ${p.game}`,
    players: 'Joueurs',
    playersHint: 'Tu as la première place. Les autres arrivent par le lien ou trouvent la table à l’accueil.',
    bots: 'Bots',
    botsHint: 'Ils prennent place tout de suite. Tu peux en ajouter ou en retirer jusqu’au début de la partie.',
    botsNone: 'aucun',
    visibility: 'Qui peut rejoindre',
    private: 'Sur invitation',
    privateHint: 'Il faut le lien ou le code pour trouver la table.',
    public: 'Tout le monde',
    publicHint: 'La table est affichée à l’accueil tant qu’il reste des places.',
    game: 'Jeu',
    optionsHeading: 'Variantes',
    moreOptions: 'Plus d’options',
    submit: 'Ouvrir la table',
    submitStart: 'Ouvrir et commencer',
  },

  settings: {
    heading: 'Réglages',
    language: 'Langue',
    speed: 'Animations',
    speeds: { normal: 'complètes', fast: 'rapides', off: 'aucune' },
    reduced: 'Ton système demande moins de mouvement : les animations sont désactivées.',
    theme: 'Table',
    themes: { chart: 'carte marine', lagoon: 'lagon', dusk: 'crépuscule' },
    sound: 'Son',
    volume: 'Volume des effets',
    sea: 'Bruit de la mer à la table',
    odds: 'Afficher les probabilités',
    oddsHint:
      'Le risque de naufrage à la prochaine carte ou les chances d’arrivée d’un bateau, d’après ce que tout le monde voit. Seulement si la table le permet.',
    skip: 'Jouer en un seul appui',
    skipHint: 'Sinon, le premier appui sélectionne une carte ou une case et le second la prend.',
  },

  credits: {
    heading: 'Crédits',
    icons: 'Icônes de Lorc, Delapouite et d’autres auteurs de game-icons.net (CC BY 3.0), recolorées.',
    fonts:
      'Polices : IM Fell English SC d’Igino Marini, Cinzel de Natanael Gama, Alegreya Sans de Juan Pablo del Peral (SIL OFL).',
    code: 'Construit avec Phaser, Colyseus, Preact et ZzFX. Merci.',
    rules: 'Les règles sont expliquées ici avec nos propres mots.',
  },
};
