import type { FairnessDict } from '../en/fairness.ts';
import { counted } from '../plural.ts';

const moves = counted('de', 'Zug', 'Züge');
const players = counted('de', 'Spieler', 'Spielern');

export const fairness: FairnessDict = {
  title: 'Fair, und zwar beweisbar',
  intro:
    'Jeder Stapel wird hier gemischt und jeder Würfel geworfen mit Zahlen, die niemand wählen kann: nicht du, nicht die anderen, nicht wir. Nach dem Spiel musst du das nicht glauben. Du kannst es nachprüfen.',
  sections: [
    {
      title: 'Was versprochen ist',
      text: [
        'Keine Karte und kein Wurf wurde ausgesucht oder vertauscht. Alle folgen aus einem *Startwert*, der vor der ersten Karte feststeht und den der Dienst und die Spieler gemeinsam bilden.',
      ],
    },
    {
      title: 'Wie es geht',
      text: [
        '*1. Ein versiegeltes Geheimnis.* Wenn ein Tisch eröffnet wird, zieht der Dienst ein Geheimnis und zeigt dessen Fingerabdruck (einen SHA-256-Hash). Daraus lässt sich das Geheimnis nicht erraten, und kein anderes passt dazu: Der Dienst kann es sich nicht mehr anders überlegen.',
        '*2. Deine eigene Zahl.* Wenn du dich setzt, sieht dein Browser zuerst den Fingerabdruck und gibt dann eine eigene Zufallszahl dazu. Der Dienst kannte sie nicht, als er sein Geheimnis wählte.',
        '*3. Das Austeilen.* Wenn das Spiel beginnt, werden das Geheimnis und die Zahlen in der Reihenfolge der Plätze zum Startwert vermischt (HMAC-SHA256). Jedes Mischen und jeder Wurf folgt daraus.',
        '*4. Der Beweis.* Nach dem Ende wird das Geheimnis aufgedeckt. Dein Browser vergleicht es mit dem Fingerabdruck, den er sich gemerkt hat, bildet den Startwert neu und spielt das ganze Spiel Zug für Zug nach.',
      ],
    },
    {
      title: 'Wovor es nicht schützt',
      text: [
        '*Gegen Bots* genügt deine eigene Zahl: Bots geben keine dazu. *Unter Menschen* gibt jemand die letzte Zahl. Würde der Dienst ihm das Geheimnis und die Zahlen der anderen verraten, könnte er eine Zahl suchen, die ihm passt. Dass das nicht geschieht, kann der Beweis nicht zeigen.',
        'Der Dienst kennt während des Spiels alle Karten. Der Beweis sagt nichts darüber, wem er sie zeigt, und nichts über Spieler, die einander erzählen, was sie auf der Hand haben.',
        'Ein Dienst könnte sich weigern, ein Spiel zu beginnen, dessen Karten ihm nicht gefallen. Das würdest du merken: Der Tisch wäre weg.',
        'Namen, Daten und wessen Hand einen Zug gemacht hat, sind erzählt, nicht bewiesen. Die Prüfsumme einer Datei verrät Schäden und achtlose Änderungen, nicht aber einen Fälscher, der sie neu berechnet. Fingerabdruck, Startwert und Karten kann auch er nicht fälschen.',
      ],
    },
    {
      title: 'Ohne dieser Seite zu trauen',
      text: [
        'Dieselbe Prüfung läuft auch auf deinem eigenen Rechner, außerhalb des Browsers: Speichere die Datei eines Spiels, nimm den Quelltext von Three Harbours und rufe „npm run verify -- game.json“ auf.',
        'Von Hand: Fingerabdruck = SHA-256 der 32 Bytes des Geheimnisses. Startwert = die ersten 16 Bytes von HMAC-SHA256 mit dem Geheimnis als Schlüssel über die Zahlen der Plätze, durch Kommas verbunden; bei Bots bleibt die Stelle leer.',
      ],
    },
  ],
  check: {
    heading: 'Ein Spiel prüfen',
    code: 'Code oder Link eines beendeten Spiels',
    button: 'Prüfen',
    file: 'Oder eine gespeicherte Datei',
    choose: 'Datei wählen',
    busy: (p) => `Das Spiel wird nachgespielt … ${p.percent} %`,
    notFound: 'Es gibt kein beendetes Spiel mit diesem Code.',
    unfinished: 'Dieses Spiel läuft noch. Das Geheimnis wird nach dem Ende aufgedeckt.',
    unreadable: 'Die Datei ließ sich nicht lesen.',
  },
  verdict: {
    proven: 'Dieses Spiel war fair: Alles passt zusammen.',
    unproven:
      'Das Spiel ist richtig gespielt, aber über das Austeilen war nichts versprochen; also ist nichts bewiesen.',
    otherRules:
      'Dieses Spiel wurde nach einer anderen Fassung der Regeln gespielt. Was nicht von ihnen abhängt, wurde geprüft.',
    wrong: 'Etwas passt nicht zusammen. Traue dieser Aufzeichnung nicht.',
  },
  checks: {
    file: {
      right: () => 'Das ist die Aufzeichnung eines Spiels.',
      wrong: (p) =>
        `Das ist keine Aufzeichnung eines Spiels, oder sie ist beschädigt${p.at ? ` (bei „${p.at}“)` : ''}.`,
    },
    digest: {
      right: () => 'Die Datei ist unversehrt: Ihr Inhalt passt zu ihrer Prüfsumme.',
      wrong: () => 'Die Datei wurde verändert: Ihr Inhalt passt nicht zu ihrer Prüfsumme.',
    },
    version: {
      right: (p) => `Gespielt wurde nach den Regeln, die wir hier haben (Fassung ${p.version}).`,
      wrong: (p) =>
        `Gespielt wurde nach Fassung ${p.version} der Regeln; hier haben wir Fassung ${p.ours} und spielen nicht nach.`,
    },
    commitment: {
      right: () => 'Das Geheimnis ist das, dessen Fingerabdruck vor dem Austeilen gezeigt wurde.',
      wrong: () => 'Das Geheimnis ist nicht das, dessen Fingerabdruck gezeigt wurde.',
    },
    seed: {
      right: (p) =>
        p.nonces === 0
          ? 'Der Startwert folgt aus dem Geheimnis; kein Spieler hat eine Zahl dazugegeben.'
          : `Der Startwert folgt aus dem Geheimnis und den Zahlen von ${players(Number(p.nonces))}.`,
      wrong: () => 'Der Startwert folgt nicht aus dem Geheimnis und den Zahlen der Spieler.',
    },
    moves: {
      right: (p) =>
        `Jedes Mischen, jeder Wurf und alle ${moves(Number(p.moves))} wurden nachgespielt: Jeder Zug war erlaubt.`,
      wrong: (p) => (p.move === 0 ? 'So konnte der Tisch nicht gedeckt werden.' : `Zug ${p.move} war nicht möglich.`),
    },
    result: {
      right: (p) =>
        p.over ? 'Das Ergebnis ist das des nachgespielten Spiels.' : 'Die Aufzeichnung endet vor dem Ende des Spiels.',
      wrong: () => 'Das Ergebnis ist nicht das des nachgespielten Spiels.',
    },
  },
  untold:
    'Die Aufzeichnung sagt es nicht; der Tisch stammt aus der Zeit vor den Fingerabdrücken oder wurde aus einem anderen Spiel fortgesetzt.',
  unmade: 'Nicht geprüft.',
  marks: { right: 'richtig', wrong: 'falsch', untold: 'nicht gesagt', unmade: 'nicht geprüft' },
  own: {
    agrees: 'Deine eigene Zahl steckt darin, und der Fingerabdruck ist der, den dieser Browser vorher gesehen hat.',
    otherPromise:
      'Der Fingerabdruck ist nicht der, den dieser Browser vor dem Austeilen gesehen hat. Traue dieser Aufzeichnung nicht.',
    missing: 'Die Zahl dieses Browsers steckt nicht darin. Hast du dich auch mit einem anderen Gerät gesetzt?',
    none: 'Dieser Browser hat zu diesem Spiel keine Zahl gegeben; er hat nichts Eigenes zum Vergleichen.',
  },
  usage: 'Nenne die Datei eines Spiels: npm run verify -- game.json',
  noFile: (p) => `Die Datei ${p.file} ist nicht lesbar.`,
};
