import type { PortRoyalDict } from '../../en/port-royal/index.ts';

export const rules: PortRoyalDict['rules'] = {
  heading: 'So spielt man Port Royal',
  sections: [
    {
      title: 'Worum es geht',
      text: [
        'Du handelst im Hafen von Port Royal: Schiffe bringen Münzen, mit Münzen heuerst du Leute an, und Leute bringen Einfluss.',
        'Sobald jemand 12 Einfluss hat, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Dann gewinnt der größte Einfluss; bei Gleichstand entscheiden die Münzen.',
      ],
    },
    {
      title: 'Dein Zug: aufdecken',
      text: [
        'Decke Karten vom Stapel auf, eine nach der anderen, und hör auf, wann du willst; die erste musst du aufdecken.',
        'Schiffe und Personen kommen in den Hafen. Expeditionen kommen in die Tischmitte und stehen allen offen. Steuern gelten sofort.',
        'Deckst du ein Schiff auf, dessen Farbe schon im Hafen liegt, ist das eine Havarie: Der Hafen wird geräumt und dein Zug ist vorbei. Auch die anderen gehen leer aus.',
        'Säbel helfen: Hast du mindestens so viele Säbel, wie das Schiff zeigt, darfst du es direkt nach dem Aufdecken abwehren. Säbel werden nicht verbraucht. Ein Schiff mit Totenkopf lässt sich nicht abwehren.',
      ],
    },
    {
      title: 'Dann: handeln und anheuern',
      text: [
        'Wenn du aufhörst, nimmst du eine Karte: Entlade ein Schiff für seine Münzen oder heure eine Person zu ihrem Preis an. Bei vier Schiffsfarben im Hafen darfst du zwei Karten nehmen, bei allen fünf drei.',
        'Dann dürfen die anderen im Uhrzeigersinn je eine Karte nehmen und zahlen dir 1 Münze für jede genommene Karte.',
        'Die übrigen Karten werden abgelegt.',
      ],
    },
    {
      title: 'Münzen',
      text: [
        'Alle beginnen mit 3 Münzen. Münzen sind verdeckte Karten vom Stapel: Niemand weiß, welche es sind, deshalb ist das Havarie-Risiko nur eine Schätzung.',
        'Ist der Stapel leer, wird der Ablagestapel neu gemischt.',
      ],
    },
    {
      title: 'Leute',
      text: [
        'Siedler, Kapitäne und Priester gehen auf Expeditionen; der Tausendsassa kann jeden von ihnen ersetzen.',
        'Matrosen haben einen Säbel, Piraten zwei. Mit einem Händler bringen Schiffe einer Farbe 1 mehr. Mit einer Mademoiselle kostet jede Person 1 weniger.',
        'Der Admiral bringt dir 2 Münzen, wenn du Karten nehmen darfst und mindestens fünf daliegen. Der Narr bringt dir 1 Münze bei jeder Havarie und wenn der Hafen bei dir leer ist. Mit dem Gouverneur nimmst du eine Karte mehr.',
      ],
    },
    {
      title: 'Expeditionen',
      text: [
        'In deinem eigenen Zug darfst du, wann immer du etwas entscheidest, Expeditionen abschließen: Lege die geforderten Leute ab und nimm die Karte mit ihrem Einfluss und ihren Münzen.',
        'Mit der Option „Nur Entdecker gewinnen“ braucht es für das Ende 12 Einfluss und eine abgeschlossene Expedition, und nur wer eine Expedition hat, kann gewinnen.',
      ],
    },
    {
      title: 'Steuern',
      text: [
        'Wer 12 oder mehr Münzen hat, verliert die Hälfte, abgerundet. Dann bekommt je nach Karte die Person mit den meisten Säbeln oder dem geringsten Einfluss 1 Münze; bei Gleichstand alle Betroffenen.',
      ],
    },
    {
      title: 'Andere Spielarten',
      text: [
        'Unterwegs ist ein kleines, schnelles Spiel mit 60 Karten ohne Expeditionen: Die Partie endet bei 8 Einfluss, und Steuern lassen allen höchstens 8 Münzen. Mit einem Kaufmann behältst du entladene Schiffe einer Farbe; jedes ist 1 Einfluss wert. Passagiere bringen Einfluss und sonst nichts. Zwanzig dieser Karten können auch zum Grundspiel kommen.',
        'Der Glücksspieler deckt in deinem Zug vier Karten auf einmal auf. Du kannst nichts abwehren und nicht aufhören. Haben keine zwei Schiffe dieselbe Farbe, ist das Aufdecken vorbei, und du darfst eine Karte mehr nehmen; vorher darfst du noch einen Glücksspieler einsetzen.',
        'Auch die Karten der Aufträge können zum Grundspiel kommen. Ein Schreiber lässt dich eine Karte mehr nehmen, wenn du ein Schiff seiner Farbe entlädst. Eine Kanonierin bringt eine Münze für jedes Schiff im Hafen außer einem, ein Vizeadmiral eine Münze bei genau drei oder vier Karten. Ein Geschenkschiff bringt außerdem jemand anderem deiner Wahl eine Münze.',
      ],
    },
    {
      title: 'Aufträge',
      text: [
        'Vier Aufträge liegen auf dem Tisch, und du hast drei Marker. Erfülle einen Auftrag, wenn seine Bedingung gegeben ist: Setze einen Marker und nimm die Münzen des linken freien Felds. Dein zweiter Auftrag bringt 1 Einfluss, der dritte 2 weitere. Mehrere können denselben Auftrag erfüllen.',
        'Die meisten Aufträge kannst du erfüllen, wann immer du entscheiden darfst. Manche haben ihren Moment: wenn du Steuern zahlst, bei einer Havarie, wenn die dritte oder vierte Farbe einläuft, oder wenn du auf die Münzen eines Schiffs verzichtest. Lässt du die Gelegenheit aus, ist sie vorbei.',
        'Ein Marker auf einem Zwischenfeld ist einer deiner drei und kommt nie zurück. Für das Piratenpack lagerst du Schiffe ein, die du abwehrst, eines von jeder Farbe.',
      ],
    },
    {
      title: 'Gemeinsam oder allein',
      text: [
        'Eine bis fünf Personen erfüllen alle Aufträge, bevor die Zeit um ist. Die erste Karte jedes Zugs kommt vom Zeitstapel; ist er zu Beginn eines Zugs leer, habt ihr verloren. Sobald der letzte Auftrag erfüllt ist, habt ihr alle gewonnen. Für Besuche bezahlt ihr einander wie sonst.',
        'Der Zeitstapel hat 13 Karten, und mehr oder weniger nach den Siegeln der offenen Aufträge. Vor dem ersten Zug und nach jeder Steuer darf das Team eine Karte vom Zeitstapel zum Siegstapel legen: weniger Züge, aber ein höherer Rang, wenn ihr gewinnt. Mit 2 Siegkarten ist es Leichtmatrose, mit 4 Pirat, mit 6 Kapitän, mit 8 Herr der sieben Meere; mit weniger Süßwassermatrose.',
        'Wer gefragt ist, entscheidet. Die anderen können einen Zug vorschlagen, den alle sehen.',
      ],
    },
    {
      title: 'Das Abenteuer',
      text: [
        'Ein Kapitel einer Geschichte in fünf Kapiteln, gegeneinander oder gemeinsam; jedes bringt neue Karten in den Stapel, die für die nächsten bleiben. Alle spielen eine Abenteurerkarte: ein Haus mit einer Tür und drei Fenstern, die von vier Markern verdeckt sind.',
        'Jeder Zug beginnt mit einem Ereignis. Das letzte Ereignis beendet den Monat: Eine Seite der Geschichte wird gelesen, eine neue Mission liegt offen, und der nächste Monat dauert einen Zug länger. Missionen bleiben offen.',
        'Du darfst eine Mission erfüllen, wenn du etwas entscheiden darfst und hast, was sie verlangt. Sie nimmt den Marker ganz links: Der erste öffnet die Tür, eine Fähigkeit; der zweite ist die Trophäe; der dritte bringt 1 Krone, der vierte 3. Wer zuerst kommt, bekommt mehr. Manche Missionen haben ihren eigenen Augenblick.',
        'Kronen steigen auf einer Leiste; das höchste erreichte Wappen zählt als Einfluss.',
        'Eine sechste Art von Schiffen, unter der Flagge von Ares, kommt zu den anderen. Schiffe des Abenteuers haben Fracht: Entlädst du eines, nimm seine Münzen oder behalte es im Laderaum. Missionen, Expeditionen und Wirtinnen fragen nach Fracht.',
        'Eine Wächterin sieht die obersten drei Karten des Stapels an, lässt eine oben und legt die anderen ab. Nur du siehst sie.',
      ],
    },
    {
      title: 'Das Abenteuer gewinnen',
      text: [
        'Gegeneinander: Sobald jemand 12 Einfluss und die Trophäe hat, wird die Runde zu Ende gespielt. Nur wer die Trophäe hat, kann gewinnen: der größte Einfluss, dann die wenigsten übrigen Marker, dann die Münzen. Am Ende mancher Monate darf man für Münzen einen Marker entfernen.',
        'Gemeinsam oder allein: Am Ende des vierten Monats wird das Kapitel gewertet. Ihr gewinnt, wenn jede Mission von jemandem erfüllt ist und genug Marker auf Missionen liegen und ihr zusammen genug Einfluss habt. Ein verlorenes Kapitel wird mit drei Münzen mehr je Niederlage wiederholt.',
        'Das freie Abenteuer hat keine Geschichte: alle Karten und vier Missionen, die von Anfang an offen liegen.',
      ],
    },
  ],
};
