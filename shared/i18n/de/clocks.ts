import type { ClocksDict } from '../en/clocks.ts';
import { counted } from '../plural.ts';

const seconds = counted('de', 'Sekunde', 'Sekunden');
const minutes = counted('de', 'Minute', 'Minuten');
const time = (s: number): string => (s < 120 && s % 60 !== 0 ? seconds(s) : minutes(Math.round(s / 60)));

export const clocks: ClocksDict = {
  speed: {
    legend: 'Bedenkzeit',
    timed: (p) => `${time(p.decision)} für jede Entscheidung und ${time(p.bank)} Reserve für die ganze Partie.`,
    unhurried: 'Alle nehmen sich Zeit. Eine Partie, die alle verlassen haben, wird nach zwei Wochen geschlossen.',
  },
  undo: {
    label: 'Entscheidungen können zurückgenommen werden',
    hint: 'Solange nichts aufgedeckt oder gewürfelt wurde und niemand anderes entschieden hat.',
    button: 'Zurücknehmen',
    title: 'Die letzte eigene Entscheidung zurücknehmen (Z)',
    key: 'Die letzte eigene Entscheidung zurücknehmen',
  },
  clock: {
    left: (p) => `Restzeit: ${p.time}`,
    reserve: (p) => `Reserve ${p.time}`,
    waits: (p) => `weg; die Uhr wartet ${p.time}`,
    warning: (p) => `Du hast noch ${seconds(p.seconds)}.`,
  },
  notices: {
    timedOut: (p) => `Die Zeit von ${p.name} ist um: Der Standardzug wurde gespielt.`,
    timedOutYou: 'Deine Zeit ist um: Der Standardzug wurde für dich gespielt.',
    satIn: (p) => `Ein Bot spielt für ${p.name} weiter.`,
    satInYou: 'Ein Bot spielt für dich weiter. Dein Platz bleibt deiner.',
    undone: (p) => `${p.name} hat eine Entscheidung zurückgenommen.`,
    undoneYou: 'Zurückgenommen.',
  },
  seat: {
    text: 'Ein Bot spielt für dich.',
    takeBack: 'Meinen Platz zurück',
    standsFor: (p) => `Bot für ${p.name}`,
  },
  refusals: {
    undoOff: 'An diesem Tisch hat der Gastgeber das Zurücknehmen abgestellt.',
    tooLate: 'Es gibt nichts mehr zurückzunehmen: Jemand anderes hat seither entschieden, oder deine Zeit ist um.',
    revealed: 'Das lässt sich nicht zurücknehmen: Es hat Verborgenes gezeigt.',
  },
  abandoned: 'Alle waren gegangen. Die Partie wurde ohne Ergebnis geschlossen und bleibt, wie sie stand.',
  alerts: {
    label: 'Am Bildschirm melden, wenn ich am Zug bin',
    hint: 'Nur solange diese Seite verdeckt ist. Der Browser fragt einmal.',
    denied: 'Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.',
    title: (p) => `Du bist am Zug: ${p.game}`,
  },
};
