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
      values: { fr: 'französisch', en: 'englisch' },
    },
    pirateEviction: {
      label: 'Piraten dürfen Plätze erobern',
    },
    startValue: {
      label: 'Anfangswert der Waren',
      values: { 0: '0', 5: '5, kürzer' },
    },
    hideCash: { label: 'Geheimes Geld' },
    showOdds: { label: 'Chancen anzeigen' },
    pilotOrder: {
      label: 'Erster Lotse',
      values: { smallFirst: 'der kleine', largeFirst: 'der große' },
    },
    largePilotMoves: {
      label: 'Großer Lotse',
      values: { exact: '2 oder 1 + 1', upTo: 'auch nur 1' },
    },
    placementPass: {
      label: 'Beim Setzen passen',
      values: { skipOne: 'ja, nächste Runde', final: 'nein' },
    },
    stowawayTargets: {
      label: 'Blinde Passagiere',
      values: { boatsOnly: 'nur auf Boote', anyExceptInsurance: 'überall außer Versicherung' },
    },
    destituteMayInsure: {
      label: 'Versichern ohne Geld',
    },
    seatsOnDockedBoats: {
      label: 'Plätze auf Booten im Hafen',
    },
    evictionVacancies: {
      label: 'Vor dem Erobern',
      values: { attackedBoat: 'auf diesem Boot', allBoatsOn13: 'auf allen Booten der 13' },
    },
  },
};
