import type { SocialDict } from '../en/social.ts';
import { counted } from '../plural.ts';

const watchers = counted('de', 'Person schaut zu', 'Leute schauen zu');
const free = counted('de', 'Platz frei', 'Plätze frei');
const moves = counted('de', 'Zug', 'Züge');
const movesDative = counted('de', 'Zug', 'Zügen');

export const social: SocialDict = {
  host: {
    swapShort: 'Umsetzen',
    swapHere: 'Hierher',
    swapCancel: 'Abbrechen',
    swapHint: 'Wähle den Platz, mit dem getauscht wird.',
    kick: (p) => `${p.name} wegschicken`,
    kickSure: (p) => `${p.name} wegschicken? An diesen Tisch führt dann kein Weg zurück.`,
    kickYes: 'Wegschicken',
    kickNo: 'Behalten',
    level: 'Stärke der Bots',
    levels: { greedy: 'gewieft', random: 'waghalsig' },
    levelHints: {
      greedy: 'Sie suchen den besten Zug, den sie sehen.',
      random: 'Sie spielen irgendeinen erlaubten Zug.',
    },
    kicked: 'Der Gastgeber hat dich vom Tisch weggeschickt. Zuschauen darfst du noch.',
  },

  watching: {
    legend: 'Zuschauen',
    allowed: 'erlaubt',
    forbidden: 'nicht erlaubt',
    allowedHint: 'Wer den Link hat, darf zuschauen und sieht, was offen liegt.',
    forbiddenHint: 'Nur wer mitspielt, sieht die Partie; am Ende ist sie für alle offen.',
    delay: 'Verzögerung für Zuschauende',
    delays: (n) => (n === 0 ? 'keine' : moves(n)),
    delayHint: 'So kann niemand den Spielenden zuflüstern, was gerade geschieht.',
    heading: 'Wer zuschaut',
    count: (p) => watchers(p.n),
    unnamed: (p) => {
      if (p.alone) return p.n === 1 ? 'Jemand ohne Namen.' : `${p.n} Personen ohne Namen.`;
      return p.n === 1 ? 'und noch jemand' : `und ${p.n} weitere`;
    },
    nobody: 'Niemand schaut zu.',
    behind: (p) => `Du siehst das Spiel mit ${movesDative(p.n)} Verzug.`,
    notYet: (p) => `Das Spiel hat begonnen. Du siehst es nach ${movesDative(p.n)}.`,
    anonymous: 'Ohne Namen zuschauen',
    anonymousHint: 'Die anderen sehen, dass jemand zuschaut, aber nicht, dass du es bist.',
  },

  shoulder: {
    label: 'Zuschauende über meine Schulter sehen lassen',
    hint: (p) =>
      `Sie sehen, was du siehst, auch Verborgenes, mit ${movesDative(p.n)} Verzug. Du kannst es jederzeit beenden.`,
    open: 'Zuschauende dürfen über diese Schulter sehen',
    eyes: 'Ansicht',
    everybody: (p) => `Der Tisch für alle, ${moves(p.n)} später`,
    over: (p) => `${p.name} über die Schulter, ${moves(p.n)} später`,
    behind: (p) => `Du siehst ${p.name} über die Schulter, mit ${movesDative(p.n)} Verzug.`,
    noSeat: 'Wer das tut, kann in dieser Partie nicht mehr mitspielen',
    sureHeading: (p) => `${p.name} über die Schulter sehen?`,
    sure: 'Du siehst dann Verborgenes und kannst deshalb in dieser Partie nicht mehr mitspielen.',
    look: 'Ansehen',
    ended: 'Du siehst den Tisch wieder wie alle.',
  },

  refusals: {
    noShoulder:
      'Über diese Schulter kann niemand sehen. Es braucht das Einverständnis der Person und einen Verzug für Zuschauende, und wer mitspielt, darf es nicht.',
    hasLooked: 'Du hast jemandem über die Schulter gesehen und kannst in dieser Partie keinen Platz mehr einnehmen.',
  },

  rematch: {
    button: 'Revanche',
    join: 'Zur Revanche',
    wanted: 'Jemand möchte eine Revanche. Dein Platz bleibt dir einen Augenblick frei.',
    carried: 'Es wird noch einmal gespielt, und du schaust der Revanche zu.',
    watch: 'Der Revanche zuschauen',
  },

  device: {
    button: 'Auf anderem Gerät weiterspielen',
    heading: 'Auf anderem Gerät weiterspielen',
    what: 'Öffne diesen Link im anderen Browser. Er gilt einmal und zehn Minuten lang und macht jenen Browser zu dir: zeig ihn niemandem.',
    copy: 'Link kopieren',
    copied: 'Link kopiert.',
    making: 'Einen Augenblick …',
    takeHeading: 'Hier weiterspielen?',
    takeWhat: 'Dieser Browser übernimmt Namen und Plätze von dem Gerät, das den Link erstellt hat.',
    takeLoses: (p) => `Bisher spielt er als ${p.name}; dieser Name und seine Plätze blieben zurück.`,
    take: 'Hier weiterspielen',
  },

  featured: {
    heading: 'Jetzt an Deck',
    live: 'live',
    watch: 'Zuschauen',
  },

  preview: {
    invites: (p) => `${p.host} lädt dich zu ${p.game} ein`,
    plays: (p) => `${p.game}: hier wird gespielt`,
    over: (p) => `${p.game}: das Spiel ist aus`,
    waits: (p) =>
      p.free === 0
        ? 'Alle Plätze sind besetzt. Komm und schau zu.'
        : `Ein Tisch für ${p.n}: ${free(p.free)}. Spiel im Browser, ohne Anmeldung.`,
    watch: (p) => `Mit ${p.names}. Schau live im Browser zu.`,
    result: (p) => `Mit ${p.names}.`,
  },
};
