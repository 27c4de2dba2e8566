import type { ManilaChoices } from '../../en/manila/choices.ts';

export const choices: ManilaChoices = {
  hints: {
    rules:
      'Die Regelhefte unterscheiden sich in einigen Punkten. Alle Optionen richten sich nach der Ausgabe, außer du änderst sie.',
    pirateEviction:
      'Ein Pirat darf ein volles Boot auf der 13 entern und einen Komplizen nach Hause schicken. Eine Variante aus dem Regelheft.',
    startValue: 'Mit 5 spart man etwa eine Fahrt.',
    hideCash: 'Niemand sieht, wie viele Pesos die anderen haben.',
    showOdds: 'Alle sehen, wie wahrscheinlich die Boote ankommen.',
    pilotOrder: 'Welcher vor dem letzten Wurf zuerst zieht.',
    largePilotMoves: 'Ob er auch nur ein einziges Boot um 1 bewegen darf.',
    placementPass: 'Ob man nach dem Passen wieder setzen darf.',
    stowawayTargets: 'Wohin man ohne Geld noch darf.',
    destituteMayInsure: 'Wer kein Feld bezahlen kann, darf trotzdem die Versicherung übernehmen.',
    seatsOnDockedBoats: 'Freie Plätze kann man auch dann noch kaufen, wenn das Boot schon eingelaufen ist.',
    evictionVacancies: 'Welche freien Plätze zuerst besetzt werden müssen.',
  },
  refused: {
    badOptions: () => 'Diese Varianten gibt es nicht.',
  },
};
