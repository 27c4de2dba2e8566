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
      ],
    },
    {
      title: 'Steuern',
      text: [
        'Wer 12 oder mehr Münzen hat, verliert die Hälfte, abgerundet. Dann bekommt je nach Karte die Person mit den meisten Säbeln oder dem geringsten Einfluss 1 Münze; bei Gleichstand alle Betroffenen.',
      ],
    },
  ],
};
