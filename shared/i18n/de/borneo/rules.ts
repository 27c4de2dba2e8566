import type { BorneoDict } from '../../en/borneo/index.ts';

/** Die Regeln, in eigenen Worten. */
export const rules: BorneoDict['rules'] = {
  heading: 'So spielt man Borneo',
  sections: [
    {
      title: 'Worum es geht',
      text: [
        'Vier Handelsgesellschaften verschiffen Gewürze zu den Häfen Ostindiens. Deine Händler steigen in ihnen auf, nehmen ihren Teil jeder Fracht und bezahlen damit Aufträge.',
        'Am Ende zählt jede Karte in deinem Lager 1 Punkt und jeder Auftrag, was er zeigt. Wer die meisten Punkte hat, gewinnt; bei Gleichstand, wer mehr Aufträge erfüllt hat.',
      ],
    },
    {
      title: 'Das Setzen',
      text: [
        'Alle haben drei Frachtkarten auf der Hand. Drei Häfen liegen offen. Reihum, hin, zurück und wieder hin, setzt jeder drei Händler ans Ende von Gesellschaften: Wer zuerst kommt, hat die höchste Position. Eine Gesellschaft hat fünf Plätze.',
        'In der Kartenausgabe hat eine Gesellschaft keine Grenze, aber zwei deiner Händler dürfen zu Beginn nicht nebeneinander stehen.',
      ],
    },
    {
      title: 'Dein Zug: ein Auftrag',
      text: [
        'Zuerst darfst du einen Auftrag erfüllen: Wirf seine Waren aus deinem Lager ab, Fracht oder Häfen. Eine Karte mit einer 2 zählt doppelt; Ersatz gibt es keinen. Eine Kiste steht für jede Ware.',
        '1 von jeder Ware bringt 6 Punkte, 2 von jeder 15, 3 von jeder 25; vier gleiche bringen 8, acht gleiche 20. Der Auftrag liegt verdeckt vor dir. Fracht kommt auf den Ablagestapel, Häfen kommen aus dem Spiel.',
      ],
    },
    {
      title: 'Dein Zug: die Handelsgesellschaften',
      text: [
        'Dann darfst du eines von beidem tun. Versetzen: Einer deiner Händler geht ans Ende einer anderen Gesellschaft, und die hinter ihm rücken auf.',
        'Oder angreifen: Einer deiner Händler fordert den Händler eines Mitspielers in höherer Position derselben Gesellschaft heraus. Du legst offen Karten mit der Flagge dieser Gesellschaft; eine Karte muss dir auf der Hand bleiben. Der Verteidiger darf mit höchstens so vielen Karten antworten und behält auch eine.',
        'Alle Flaggen der Gesellschaft zählen, in beiden Reihen. Der Verteidiger zählt 1 für jeden Händler dazwischen dazu. Hat der Angreifer mindestens so viele, nimmt er den Platz des Geschlagenen, der mit ihm tauscht oder ans Ende einer anderen Gesellschaft geht (in der Kartenausgabe auch derselben). Hat der Verteidiger mehr, bleiben alle, und er darf eine seiner gelegten Karten ins Lager nehmen.',
      ],
    },
    {
      title: 'Dein Zug: eine Fracht',
      text: [
        'Jetzt musst du eine Karte an einen der drei Häfen legen. Sie verdeckt die untere Flagge der Karte davor: Von jeder verdeckten Karte bleiben drei Flaggen sichtbar, von der letzten alle vier.',
        'Ein Hafen zeigt zwei Zahlen: die sichtbaren Flaggen einer Gesellschaft, die ein Monopol ergeben, und die Karten, mit denen er voll ist. Was zuerst kommt, löst die Warenverteilung aus.',
      ],
    },
    {
      title: 'Monopol',
      text: [
        'Nur die Händler dieser Gesellschaft nehmen Fracht, je eine von der ersten Position an und wieder von vorn, bis nichts übrig ist. Erreichen es zwei zugleich, entscheidet die erste Flagge der letzten Karte. Ohne Händler dort wird die Fracht abgelegt.',
        'Die Hafenkarte bekommt, wer die letzte Fracht gelegt hat; in der Kartenausgabe der erste Händler der Gesellschaft.',
      ],
    },
    {
      title: 'Anteilige Verteilung',
      text: [
        'Die Gesellschaften nehmen nach der Zahl ihrer sichtbaren Flaggen; bei Gleichstand die, deren Flagge vom Hafen aus zuerst kommt. Erst nehmen ihre Händler in erster Position je eine Fracht, dann die in zweiter, und so fort. Eine Gesellschaft ohne sichtbare Flagge bekommt nichts.',
        'Die Hafenkarte bekommt, wer die letzte Fracht gelegt hat. Dann öffnet ein neuer Hafen.',
      ],
    },
    {
      title: 'Dein Zug: ziehen',
      text: [
        'Ziehe zwei Karten. Mehr als sechs bleiben nicht auf der Hand: Eine wirfst du ab. Ein leerer Nachziehstapel wird aus dem Ablagestapel neu gemischt.',
      ],
    },
    {
      title: 'Das Ende',
      text: [
        'Das Spiel endet, wenn ein Hafen öffnen müsste und keiner mehr da ist, oder wenn es keine Karte mehr zu ziehen gibt. Hände und offene Häfen zählen nicht. Von links des letzten Spielers an darf jeder noch einen Auftrag erfüllen.',
      ],
    },
    {
      title: 'Varianten',
      text: [
        'Zu dritt darf jeder vier Händler haben (Brettausgabe).',
        'Blackbeard (Brettausgabe): Wer einen Auftrag erfüllt, darf mit Hilfe der Piraten eine Karte als andere Ware zählen und nimmt das Piratenschiff. Solange du es hast, kannst du nicht wieder handeln, und am Ende kostet es 2 Punkte.',
        'Zu fünft gewinnt der letzte Platz seltener, in der Kartenausgabe deutlich (unter Bots 7 von 100 Partien statt 20): Alle ersten Positionen sind vergeben, wenn er an die Reihe kommt. So ist die Regel gedruckt, und so lassen wir sie.',
      ],
    },
  ],
};
