import type { StoredGamesDict } from '../en/stored-games.ts';
import { counted } from '../plural.ts';

const games = counted('de', 'Tisch', 'Tische');
const moves = counted('de', 'Zug', 'Züge');

export const storedGames: StoredGamesDict = {
  difference: {
    noSuchGame: () => 'dieser Stand des Dienstes hat das Spiel nicht',
    notPlayable: (p) =>
      `dieser Stand des Dienstes kann Fassung ${p.version} der Regeln nicht spielen (er spielt ${p.detail})`,
    badOptions: (p) => `die Optionen werden abgelehnt: ${p.detail}`,
    refusedMove: (p) => `Zug ${p.move} wird abgelehnt: ${p.detail}`,
    brokenLog: (p) => `Zug ${p.move} fehlt im Protokoll`,
    failed: (p) => `die Regeln scheitern bei Zug ${p.move}: ${p.detail}`,
    otherResult: (p) => `nach Zug ${p.move} ist das Ergebnis nicht das gespeicherte`,
    otherActors: (p) => `nach Zug ${p.move} sind andere Plätze am Zug als gespeichert`,
  },
  summary: (p) =>
    `${games(p.games)} und ${moves(p.moves)} wurden nach den Regeln ihrer Aufzeichnung nachgespielt. ${
      p.differ === 0 ? 'Nichts weicht ab.' : `Abweichungen: ${p.differ}.`
    }`,
  inUse: (p) =>
    `Der Dienst läuft auf ${p.folder}, und seine eingebettete Datenbank lässt nur einen Prozess zu. Halte zuerst den Dienst an, oder prüfe eine Kopie des Ordners.`,
  noDatabase: (p) =>
    `In ${p.folder} gibt es keine Datenbank. Nenne ihren Ordner mit DATA_DIR oder einen Server mit DATABASE_URL.`,
};
