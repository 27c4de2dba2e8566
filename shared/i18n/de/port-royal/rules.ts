import type { PortRoyalDict } from '../../en/port-royal/index.ts';

export const rules: PortRoyalDict['rules'] = {
  heading: 'So spielt man Port Royal',
  sections: [
    {
      title: 'Worum es geht',
      text: [
        'Du handelst im Hafen von Port Royal: Schiffe bringen Münzen, Münzen heuern Leute an, Leute bringen Einfluss.',
        'Sobald jemand 12 Einfluss hat, wird die Runde zu Ende gespielt, damit alle gleich oft dran waren. Dann gewinnt der größte Einfluss; bei Gleichstand entscheiden die Münzen.',
      ],
    },
    {
      title: 'Dein Zug: aufdecken',
      text: [
        'Decke Karten vom Stapel auf, eine nach der anderen, und hör auf, wann du willst; die erste musst du aufdecken.',
        'Schiffe und Personen legen im Hafen an. Eine Expedition kommt auf den Tisch und bleibt dort für alle. Steuern gelten sofort.',
        'Läuft ein Schiff ein, dessen Farbe schon im Hafen liegt, ist das eine Havarie: Der Hafen wird geräumt und dein Zug ist vorbei, auch für die anderen.',
        'Säbel helfen: Wer so viele Säbel hat, wie ein Schiff zeigt, darf es in dem Augenblick wegschicken, in dem es aufgedeckt wird. Säbel verbrauchen sich nicht. Ein Schiff unter dem Totenkopf lässt sich nicht wegschicken.',
      ],
    },
    {
      title: 'Dann: handeln und anheuern',
      text: [
        'Nach dem Aufhören nimmst du eine Karte: Entlade ein Schiff für seine Münzen oder heure eine Person zu ihrem Preis an. Bei vier Schiffsfarben im Hafen darfst du zwei Karten nehmen, bei allen fünf drei.',
        'Dann dürfen die anderen im Uhrzeigersinn je eine Karte nehmen und zahlen dir 1 Münze für jede genommene Karte.',
        'Der Rest kommt auf die Ablage.',
      ],
    },
    {
      title: 'Münzen',
      text: [
        'Alle beginnen mit 3 Münzen. Eine Münze ist eine verdeckte Karte vom Stapel: Niemand weiß, welche Karten in den Schatullen liegen, darum ist das Havarie-Risiko nie ganz sicher.',
        'Ist der Stapel leer, wird die Ablage neu gemischt.',
      ],
    },
    {
      title: 'Leute',
      text: [
        'Siedler, Kapitäne und Priester gehen auf Expeditionen; der Tausendsassa ersetzt jeden von ihnen.',
        'Matrosen haben einen Säbel, Piraten zwei. Ein Händler lässt Schiffe einer Farbe 1 mehr bringen. Die Mademoiselle macht jede Person um 1 billiger.',
        'Der Admiral bringt 2 Münzen, wenn du zum Handeln kommst und fünf oder mehr Karten daliegen. Der Narr bringt 1 Münze bei jeder Havarie und wenn du den Hafen leer findest. Der Gouverneur lässt dich eine Karte mehr nehmen.',
      ],
    },
    {
      title: 'Expeditionen',
      text: [
        'In deinem eigenen Zug darfst du, wann immer du etwas zu entscheiden hast, Expeditionen vollenden: Gib die geforderten Leute ab und nimm die Karte mit ihrem Einfluss und ihre Münzen.',
      ],
    },
    {
      title: 'Steuern',
      text: [
        'Wer 12 oder mehr Münzen hat, verliert die Hälfte, abgerundet. Dann bekommt, wer die meisten Säbel oder den geringsten Einfluss hat, 1 Münze, wie es die Karte sagt; bei Gleichstand alle.',
      ],
    },
  ],
};
