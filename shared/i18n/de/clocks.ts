import type { ClocksDict } from '../en/clocks.ts';
import { counted } from '../plural.ts';

const seconds = counted('de', 'Sekunde', 'Sekunden');
const minutes = counted('de', 'Minute', 'Minuten');
const time = (s: number): string => (s < 120 && s % 60 !== 0 ? seconds(s) : minutes(Math.round(s / 60)));

export const clocks: ClocksDict = {
  speed: {
    legend: 'Bedenkzeit',
    timed: (p) => `${time(p.decision)} für jede Entscheidung und ${time(p.bank)} Reserve für die ganze Partie.`,
    unhurried: 'Nimm dir alle Zeit. Eine Partie, die alle verlassen haben, wird nach zwei Wochen geschlossen.',
  },
  undo: {
    label: 'Zurücknehmen erlauben',
    hint: 'Solange nichts aufgedeckt oder gewürfelt wurde und niemand sonst seither gezogen hat.',
    button: 'Zurücknehmen',
    title: 'Deinen letzten Zug zurücknehmen (Z)',
    key: 'Deinen letzten Zug zurücknehmen',
  },
  clock: {
    left: (p) => `Restzeit: ${p.time}`,
    /** one's own clock runs, and what is asked has not been shown yet */
    early: (p: { time: string }) => `Deine Zeit läuft, während dies gezeigt wird: ${p.time}`,
    reserve: (p) => `Reserve ${p.time}`,
    waits: (p) => `offline; Uhr pausiert ${p.time}`,
    reading: 'liest; Uhr pausiert',
    warning: (p) => `Du hast noch ${seconds(p.seconds)}.`,
  },
  notices: {
    timedOut: (p) => `Die Zeit von ${p.name} ist um: Der Standardzug wurde gespielt.`,
    timedOutYou: 'Deine Zeit ist um: Der Standardzug wurde für dich gespielt.',
    replacedByBot: (p) => `Ein Bot spielt jetzt für ${p.name}.`,
    replacedByBotYou: 'Ein Bot spielt jetzt für dich. Der Platz gehört weiter dir.',
    undone: (p) => `${p.name} hat einen Zug zurückgenommen.`,
    undoneYou: 'Zug zurückgenommen.',
  },
  seat: {
    text: 'Ein Bot spielt für dich.',
    takeBack: 'Meinen Platz zurück',
    standsFor: (p) => `Bot für ${p.name}`,
  },
  refusals: {
    undoOff: 'Der Host hat das Zurücknehmen an diesem Tisch ausgeschaltet.',
    tooLate: 'Du kannst nichts mehr zurücknehmen: Jemand anderes hat seither gezogen, oder deine Zeit ist um.',
    revealed: 'Dieser Zug lässt sich nicht zurücknehmen: Er hat etwas Verdecktes gezeigt.',
    undoneOften: 'Du hast diese Entscheidung schon oft zurückgenommen: Jetzt bleibt sie stehen.',
  },
  abandoned: 'Alle waren gegangen. Die Partie wurde ohne Ergebnis geschlossen; ihre Züge bleiben gespeichert.',
  alerts: {
    label: 'Benachrichtigen, wenn ich am Zug bin',
    hint: 'Nur solange diese Seite im Hintergrund ist. Dein Browser fragt einmal um Erlaubnis.',
    denied: 'Dein Browser blockiert Benachrichtigungen. Das kannst du in seinen Einstellungen für diese Seite ändern.',
    title: (p) => `Du bist am Zug: ${p.game}`,
  },
};
