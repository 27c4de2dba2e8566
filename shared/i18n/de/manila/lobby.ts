import type { ManilaLobby } from '../../en/manila/lobby.ts';

export const lobby: ManilaLobby = {
  name: 'Manila',
  credit: 'Manila ist ein Spiel von Franz-Benno Delonge.',
  tagline: 'Bieten, wetten, würfeln',
  blurb: 'Drei Boote, drei Würfe. Wette auf Boote, die ankommen, auf die anderen, oder lauere mit den Piraten.',
  art: ['Seide', 'Jade', 'Ginseng', 'Anteil'],
  steps: [
    {
      title: 'Bieten',
      text: 'Das höchste Gebot bringt das Amt des Hafenmeisters: einen Anteil kaufen, drei Boote beladen und starten.',
    },
    {
      title: 'Setzen',
      text: 'Deine Komplizen gehen an Bord, warten in Hafen oder Werft, werden Pirat, Lotse oder Versicherer.',
    },
    {
      title: 'Würfeln',
      text: 'Drei Würfe bringen die Boote in den Hafen, in die Werft oder zu den Piraten auf der 13.',
    },
    {
      title: 'Gewinnen',
      text: 'Waren, die ankommen, steigen im Wert. Ist eine 30 wert, gewinnt das größte Vermögen.',
    },
  ],
  lobbySummary: (p) => `Fahrt ${p.voyage} · beste Ware ${p.top} / ${p.goal}`,
  options: {
    rules: {
      label: 'Ausgabe',
      hint: 'Die Regelhefte unterscheiden sich in einigen Punkten. Alle Optionen richten sich nach der Ausgabe, außer du änderst sie.',
      values: { fr: 'französisch', en: 'englisch' },
    },
    pirateEviction: {
      label: 'Piraten dürfen Plätze erobern',
      hint: 'Ein Pirat darf ein volles Boot auf der 13 entern und einen Komplizen nach Hause schicken. Eine Variante aus dem Regelheft.',
    },
    startValue: {
      label: 'Anfangswert der Waren',
      hint: 'Mit 5 spart man etwa eine Fahrt.',
      values: { 0: '0', 5: '5, kürzer' },
    },
    hideCash: { label: 'Geheimes Geld', hint: 'Niemand sieht, wie viele Pesos die anderen haben.' },
    showOdds: { label: 'Chancen anzeigen', hint: 'Alle sehen, wie wahrscheinlich die Boote ankommen.' },
    pilotOrder: {
      label: 'Erster Lotse',
      hint: 'Welcher vor dem letzten Wurf zuerst zieht.',
      values: { smallFirst: 'der kleine', largeFirst: 'der große' },
    },
    largePilotMoves: {
      label: 'Großer Lotse',
      hint: 'Ob er auch nur ein einziges Boot um 1 bewegen darf.',
      values: { exact: '2 oder 1 + 1', upTo: 'auch nur 1' },
    },
    placementPass: {
      label: 'Beim Setzen passen',
      hint: 'Ob man nach dem Passen wieder setzen darf.',
      values: { skipOne: 'ja, nächste Runde', final: 'nein' },
    },
    stowawayTargets: {
      label: 'Blinde Passagiere',
      hint: 'Wohin man ohne Geld noch darf.',
      values: { boatsOnly: 'nur auf Boote', anyExceptInsurance: 'überall außer Versicherung' },
    },
    destituteMayInsure: {
      label: 'Versichern ohne Geld',
      hint: 'Wer kein Feld bezahlen kann, darf trotzdem die Versicherung übernehmen.',
    },
    seatsOnDockedBoats: {
      label: 'Plätze auf Booten im Hafen',
      hint: 'Freie Plätze kann man auch dann noch kaufen, wenn das Boot schon eingelaufen ist.',
    },
    evictionVacancies: {
      label: 'Vor dem Erobern',
      hint: 'Welche freien Plätze zuerst besetzt werden müssen.',
      values: { attackedBoat: 'auf diesem Boot', allBoatsOn13: 'auf allen Booten der 13' },
    },
  },
};
