import type { FairnessDict } from '../en/fairness.ts';
import { counted } from '../plural.ts';

const moves = counted('de', 'Zug', 'Züge');
const players = counted('de', 'Person', 'Personen');

export const fairness: FairnessDict = {
  title: 'Nachweislich fair',
  intro:
    'Hier wird jeder Stapel mit Zahlen gemischt und jeder Würfel mit Zahlen geworfen, die niemand wählen kann: nicht du, nicht die anderen, nicht wir. Das musst du uns nicht glauben: Nach der Partie kannst du es nachprüfen.',
  sections: [
    {
      title: 'Was wir versprechen',
      text: [
        'Keine Karte und kein Wurf wird ausgesucht oder vertauscht. Alle ergeben sich aus einem *Startwert*, der vor der ersten Karte feststeht und den der Dienst und die Mitspielenden gemeinsam bilden.',
      ],
    },
    {
      title: 'Wie es funktioniert',
      text: [
        '*1. Ein versiegeltes Geheimnis.* Wenn ein Tisch eröffnet wird, wählt der Dienst ein Geheimnis und zeigt dessen Fingerabdruck (einen SHA-256-Hash). Daraus lässt sich das Geheimnis nicht erraten, und kein anderes passt dazu: Der Dienst kann es sich nicht mehr anders überlegen.',
        '*2. Deine eigene Zahl.* Wenn du Platz nimmst, erhält dein Browser zuerst den Fingerabdruck und gibt dann eine eigene Zufallszahl dazu. Der Dienst kannte sie nicht, als er sein Geheimnis wählte.',
        '*3. Das Austeilen.* Wenn die Partie beginnt, werden das Geheimnis und die Zahlen in der Reihenfolge der Plätze zum Startwert kombiniert (HMAC-SHA256). Jedes Mischen und jeder Wurf ergibt sich daraus.',
        '*4. Der Beweis.* Nach der Partie wird das Geheimnis aufgedeckt. Dein Browser vergleicht es mit dem gespeicherten Fingerabdruck, berechnet den Startwert neu und spielt die ganze Partie Zug für Zug nach.',
      ],
    },
    {
      title: 'Wovor es nicht schützt',
      text: [
        '*Gegen Bots* genügt deine eigene Zahl: Bots geben keine dazu. *Unter Menschen* gibt jemand die letzte Zahl dazu. Würde der Dienst dieser Person das Geheimnis und die Zahlen der anderen verraten, könnte sie eine passende Zahl suchen. Das kann der Beweis nicht ausschließen.',
        'Der Dienst kennt während der Partie alle Karten. Der Beweis sagt nichts darüber, wem er sie zeigt, und nichts darüber, ob Mitspielende einander ihre Karten verraten.',
        'Ein Dienst könnte sich weigern, eine Partie zu beginnen, deren Karten ihm nicht gefallen. Das würdest du merken: Der Tisch wäre weg.',
        'Namen, Daten und wer einen Zug gemacht hat, sind aufgezeichnet, aber nicht bewiesen. Die Prüfsumme einer Datei verrät Schäden und achtlose Änderungen, aber keine Fälschung, die sie neu berechnet. Fingerabdruck, Startwert und Karten lassen sich nicht fälschen.',
      ],
    },
    {
      title: 'Ohne dieser Seite zu vertrauen',
      text: [
        'Dieselbe Prüfung läuft auch auf deinem eigenen Rechner, außerhalb des Browsers: Speichere eine Partie als Datei, nimm den Quelltext von Three Harbours und rufe „npm run verify -- game.json“ auf.',
        'Von Hand: Fingerabdruck = SHA-256 der 32 Bytes des Geheimnisses. Startwert = die ersten 16 Bytes von HMAC-SHA256 mit dem Geheimnis als Schlüssel über die Zahlen der Plätze, durch Kommas getrennt; bei Bots bleibt die Stelle leer.',
      ],
    },
  ],
  check: {
    heading: 'Eine Partie prüfen',
    code: 'Code oder Link einer beendeten Partie',
    button: 'Prüfen',
    file: 'Oder eine gespeicherte Datei',
    choose: 'Datei wählen',
    busy: (p) => `Die Partie wird nachgespielt … ${p.percent} %`,
    notFound: 'Es gibt keine beendete Partie mit diesem Code.',
    unfinished: 'Diese Partie läuft noch. Das Geheimnis wird am Ende aufgedeckt.',
    unreadable: 'Die Datei konnte nicht gelesen werden.',
  },
  verdict: {
    proven: 'Diese Partie war fair: Alles stimmt.',
    unproven: 'Die Partie wurde regelgerecht gespielt, hat aber keinen Fingerabdruck; also ist nichts bewiesen.',
    otherRules:
      'Diese Partie wurde mit einer Version der Regeln gespielt, die wir hier nicht haben. Alles, was nicht von ihnen abhängt, wurde geprüft.',
    wrong: 'Etwas stimmt nicht. Vertraue dieser Datei nicht.',
  },
  checks: {
    file: {
      right: () => 'Das ist eine Partiedatei.',
      wrong: (p) => `Das ist keine Partiedatei, oder sie ist beschädigt${p.at ? ` (bei „${p.at}“)` : ''}.`,
    },
    digest: {
      right: () => 'Die Datei ist unversehrt: Ihr Inhalt passt zu ihrer Prüfsumme.',
      wrong: () => 'Die Datei wurde verändert: Ihr Inhalt passt nicht zu ihrer Prüfsumme.',
    },
    version: {
      right: (p) => `Gespielt wurde mit Version ${p.version} der Regeln, die wir hier haben.`,
      wrong: (p) =>
        `Gespielt wurde mit Version ${p.version} der Regeln; wir haben hier Version ${p.ours} und können sie nicht nachspielen.`,
    },
    commitment: {
      right: () => 'Das Geheimnis passt zum Fingerabdruck, der vor dem Austeilen gezeigt wurde.',
      wrong: () => 'Das Geheimnis passt nicht zum gezeigten Fingerabdruck.',
    },
    seed: {
      right: (p) =>
        p.nonces === 0
          ? 'Der Startwert ergibt sich aus dem Geheimnis; niemand hat eine Zahl dazugegeben.'
          : `Der Startwert ergibt sich aus dem Geheimnis und den Zahlen von ${players(Number(p.nonces))}.`,
      wrong: () => 'Der Startwert ergibt sich nicht aus dem Geheimnis und den Zahlen der Mitspielenden.',
    },
    moves: {
      right: (p) =>
        `Jedes Mischen, jeder Wurf und alle ${moves(Number(p.moves))} wurden nachgespielt: Jeder Zug war erlaubt.`,
      wrong: (p) => (p.move === 0 ? 'So konnte die Partie nicht aufgebaut sein.' : `Zug ${p.move} war nicht möglich.`),
    },
    result: {
      right: (p) =>
        p.over
          ? 'Das Ergebnis stimmt mit der nachgespielten Partie überein.'
          : 'Die Datei endet vor dem Ende der Partie.',
      wrong: () => 'Das Ergebnis stimmt nicht mit der nachgespielten Partie überein.',
    },
  },
  untold: 'Nicht aufgezeichnet: Der Tisch ist älter als unsere Fingerabdrücke oder setzt eine andere Partie fort.',
  unmade: 'Nicht geprüft.',
  marks: { right: 'richtig', wrong: 'falsch', untold: 'nicht aufgezeichnet', unmade: 'nicht geprüft' },
  own: {
    agrees:
      'Deine eigene Zahl ist Teil der Partie, und der Fingerabdruck ist der, den dieser Browser vorher gesehen hat.',
    otherPromise:
      'Der Fingerabdruck ist nicht der, den dieser Browser vor dem Austeilen gesehen hat. Vertraue dieser Datei nicht.',
    missing: 'Die Zahl dieses Browsers ist nicht Teil der Partie. Hast du auch mit einem anderen Gerät gespielt?',
    none: 'Dieser Browser hat zu dieser Partie keine Zahl beigetragen; er hat nichts Eigenes zum Vergleichen.',
  },
  usage:
    'Gib eine Partiedatei an: npm run verify -- game.json. Oder prüfe alle Partien der Datenbank: npm run verify -- --all',
  noFile: (p) => `Die Datei ${p.file} ist nicht lesbar.`,
};
