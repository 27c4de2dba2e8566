import type { ManilaLobby } from '../../en/manila/lobby.ts';

export const lobby: ManilaLobby = {
  name: 'Manila',
  credit: 'Manila ist ein Spiel von Franz-Benno Delonge.',
  tagline: 'Bieten, wetten, würfeln',
  blurb: 'Drei Boote, drei Würfe. Wette auf die, die ankommen, auf die anderen, oder lauere mit den Piraten.',
  art: ['Seide', 'Jade', 'Ginseng', 'Anteil'],
  steps: [
    {
      title: 'Bieten',
      text: 'Das höchste Gebot macht den Hafenmeister: Er kauft einen Anteil, belädt drei Boote, lässt sie starten.',
    },
    {
      title: 'Setzen',
      text: 'Komplizen gehen an Bord, warten in Hafen oder Werft, werden Pirat, Lotse oder Versicherung.',
    },
    {
      title: 'Würfeln',
      text: 'Drei Würfe führen die Boote in den Hafen, in die Werft oder zu den Piraten auf der 13.',
    },
    {
      title: 'Gewinnen',
      text: 'Waren, die ankommen, steigen im Wert. Ist eine 30 wert, gewinnt das größte Vermögen.',
    },
  ],
  glance: (p) => `Fahrt ${p.voyage} · beste Ware ${p.top} / ${p.goal}`,
  options: {
    rules: {
      label: 'Ausgabe',
      hint: 'Die Hefte unterscheiden sich in einigen Punkten. Alles Weitere folgt der Ausgabe, außer was du änderst.',
      values: { fr: 'französisch', en: 'englisch' },
    },
    pirateEviction: {
      label: 'Piraten dürfen vertreiben',
      hint: 'Ein Pirat darf ein volles Boot auf der 13 entern und einen Komplizen heimschicken. Die Variante des Hefts.',
    },
    startValue: {
      label: 'Anfangswert der Waren',
      hint: 'Mit 5 spart man etwa eine Fahrt.',
      values: { 0: '0', 5: '5, kürzer' },
    },
    hideCash: { label: 'Geheimes Geld', hint: 'Niemand sieht, wie viele Pesos die anderen haben.' },
    showOdds: { label: 'Chancen am Tisch', hint: 'Alle dürfen sehen, wie wahrscheinlich Boote ankommen.' },
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
      label: 'Niemanden setzen',
      hint: 'Ob man danach wieder setzen darf.',
      values: { skipOne: 'gilt für die Runde', final: 'gilt für die Fahrt' },
    },
    stowawayTargets: {
      label: 'Blinde Passagiere',
      hint: 'Wohin darf, wer gar kein Geld mehr hat.',
      values: { boatsOnly: 'nur auf Boote', anyExceptInsurance: 'überall außer Versicherung' },
    },
    destituteMayInsure: {
      label: 'Versichern ohne Geld',
      hint: 'Wer kein Feld bezahlen kann, darf trotzdem die Versicherung nehmen.',
    },
    seatsOnDockedBoats: {
      label: 'Plätze auf Booten im Hafen',
      hint: 'Freie Plätze sind auch dann noch zu haben, wenn das Boot schon eingelaufen ist.',
    },
    evictionVacancies: {
      label: 'Bevor jemand vertrieben wird',
      hint: 'Welche freien Plätze zuerst besetzt werden müssen.',
      values: { attackedBoat: 'die dieses Boots', allBoatsOn13: 'die aller auf der 13' },
    },
  },
};
