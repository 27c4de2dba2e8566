import type { BorneoDict } from '../../en/borneo/index.ts';

/** Die Regeln, in eigenen Worten. */
export const rules: BorneoDict['rules'] = {
  heading: 'So spielt man Borneo',
  sections: [
    {
      title: 'Worum es geht',
      text: [
        'Vier Handelsgesellschaften verschiffen Gewürze zu den Häfen Ostindiens. Deine Händler steigen in ihnen auf, bekommen ihren Anteil an jeder Fracht und bezahlen damit Aufträge.',
        'Am Ende zählt jede Karte in deinem Lager 1 Punkt und jeder Auftrag die aufgedruckten Punkte. Wer die meisten Punkte hat, gewinnt; bei Gleichstand entscheidet die Zahl der erfüllten Aufträge.',
      ],
    },
    {
      title: 'Das Setzen',
      text: [
        'Alle haben drei Frachtkarten auf der Hand. Drei Häfen liegen offen. Reihum, dann in umgekehrter Reihenfolge und dann wieder reihum setzen alle drei Händler ans Ende von Gesellschaften: Wer zuerst kommt, hat die höchste Position. Eine Gesellschaft hat fünf Plätze.',
        'In der Kartenausgabe hat eine Gesellschaft keine Grenze, aber zwei deiner Händler dürfen zu Beginn nicht nebeneinander stehen.',
      ],
    },
    {
      title: 'Dein Zug: ein Auftrag',
      text: [
        'Zuerst darfst du einen Auftrag erfüllen: Wirf seine Waren aus deinem Lager ab, Fracht oder Häfen. Eine Karte mit einer 2 zählt doppelt; Wechselgeld gibt es nicht. Eine Kiste zählt als jede Ware.',
        '1 von jeder Ware bringt 6 Punkte, 2 von jeder 15, 3 von jeder 25; vier gleiche bringen 8, acht gleiche 20. Der Auftrag liegt verdeckt vor dir. Fracht kommt auf den Ablagestapel, Häfen werden aus dem Spiel genommen.',
      ],
    },
    {
      title: 'Dein Zug: die Handelsgesellschaften',
      text: [
        'Dann darfst du eine von zwei Aktionen ausführen. Versetzen: Einer deiner Händler geht ans Ende einer anderen Gesellschaft, und die hinter ihm rücken auf.',
        'Oder angreifen: Einer deiner Händler fordert einen fremden Händler in höherer Position derselben Gesellschaft heraus. Du spielst offen Karten mit der Flagge dieser Gesellschaft; eine Karte musst du auf der Hand behalten. Wer verteidigt, darf mit höchstens so vielen Karten antworten und muss auch eine behalten.',
        'Alle Flaggen der Gesellschaft zählen, in beiden Reihen. Die Verteidigung zählt 1 für jeden Händler dazwischen dazu. Hat der Angriff mindestens so viele, bekommt der Angreifer den Platz des unterlegenen Händlers, der mit ihm tauscht oder ans Ende einer anderen Gesellschaft geht (in der Kartenausgabe auch derselben). Hat die Verteidigung mehr, bleiben alle stehen, und wer verteidigt hat, darf eine der dafür gespielten Karten ins eigene Lager nehmen.',
      ],
    },
    {
      title: 'Dein Zug: eine Fracht',
      text: [
        'Jetzt musst du eine Karte an einen der drei Häfen spielen. Sie verdeckt die untere Flagge der vorherigen Karte: Von jeder verdeckten Karte bleiben drei Flaggen sichtbar, von der letzten alle vier.',
        'Ein Hafen zeigt zwei Zahlen: wie viele sichtbare Flaggen einer Gesellschaft ein Monopol ergeben und mit wie vielen Karten er voll ist. Was zuerst erreicht wird, löst die Warenverteilung aus.',
      ],
    },
    {
      title: 'Monopol',
      text: [
        'Nur die Händler dieser Gesellschaft nehmen Fracht, je eine von der ersten Position an und wieder von vorn, bis nichts übrig ist. Erreichen es zwei gleichzeitig, entscheidet die erste Flagge der letzten Karte. Hat die Gesellschaft keine Händler, wird die Fracht abgelegt.',
        'Die Hafenkarte bekommt, wer die letzte Fracht gespielt hat; in der Kartenausgabe der erste Händler der Gesellschaft.',
      ],
    },
    {
      title: 'Anteilige Verteilung',
      text: [
        'Die Gesellschaften sind in der Reihenfolge ihrer sichtbaren Flaggen dran, die meisten zuerst; bei Gleichstand zuerst die, deren Flagge näher am Hafen liegt. Erst nehmen ihre Händler in erster Position je eine Fracht, dann die in zweiter und so weiter. Eine Gesellschaft ohne sichtbare Flagge bekommt nichts.',
        'Die Hafenkarte bekommt, wer die letzte Fracht gespielt hat. Dann wird ein neuer Hafen geöffnet.',
      ],
    },
    {
      title: 'Dein Zug: ziehen',
      text: [
        'Ziehe zwei Karten. Das Handlimit ist sechs: Hast du mehr, wirf eine ab. Ist der Nachziehstapel leer, wird der Ablagestapel neu gemischt.',
      ],
    },
    {
      title: 'Das Ende',
      text: [
        'Die Partie endet, wenn ein Hafen geöffnet werden müsste und keiner mehr da ist, oder wenn es keine Karten mehr zum Ziehen gibt. Handkarten und offene Häfen zählen nicht. Beginnend links von der Person, die zuletzt am Zug war, dürfen alle noch einen Auftrag erfüllen.',
      ],
    },
    {
      title: 'Varianten',
      text: [
        'Zu dritt können alle vier Händler haben (Brettausgabe).',
        'Blackbeard (Brettausgabe): Wenn du einen Auftrag erfüllst, darfst du mit Hilfe der Piraten eine Karte als andere Ware zählen; dafür nimmst du das Piratenschiff. Solange du es hast, kannst du nicht wieder mit ihnen handeln, und am Ende kostet es dich 2 Punkte.',
        'Zu fünft gewinnt der letzte Platz seltener, besonders in der Kartenausgabe (7 von 100 Partien unter Bots statt 20): Alle ersten Positionen sind dann schon vergeben. So steht es in der Regel, deshalb haben wir es nicht geändert.',
      ],
    },
  ],
};
