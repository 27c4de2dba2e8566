import type { ManilaLobby } from '../../en/manila/lobby.ts';

export const lobby: ManilaLobby = {
  name: 'Manila',
  credit: 'Manila est un jeu de Franz-Benno Delonge.',
  tagline: 'Enchéris, parie, lance les dés',
  blurb: 'Trois bateaux, trois jets. Parie sur ceux qui arrivent, sur les autres, ou rejoins les pirates.',
  art: ['Soie', 'Jade', 'Ginseng', 'action'],
  steps: [
    {
      title: 'Enchérir',
      text: 'La meilleure offre donne le rôle de capitaine du port : acheter une action, charger trois bateaux et les faire partir.',
    },
    {
      title: 'Placer',
      text: 'Tes complices montent à bord, attendent au port ou au chantier, deviennent pirates, pilotes ou agent d’assurance.',
    },
    {
      title: 'Lancer',
      text: 'Trois jets mènent les bateaux au port, au chantier naval ou aux pirates, sur la case 13.',
    },
    {
      title: 'Gagner',
      text: 'Les marchandises qui arrivent prennent de la valeur. Dès que l’une vaut 30, la plus grosse fortune gagne.',
    },
  ],
  lobbySummary: (p) => `Expédition ${p.voyage} · meilleur cours ${p.top} / ${p.goal}`,
  options: {
    rules: {
      label: 'Édition',
      values: { fr: 'française', en: 'anglaise' },
    },
    pirateEviction: {
      label: 'Les pirates peuvent prendre une place',
    },
    startValue: {
      label: 'Valeur de départ',
      values: { 0: '0', 5: '5, plus court' },
    },
    hideCash: { label: 'Argent secret' },
    showOdds: { label: 'Probabilités affichées' },
    pilotOrder: {
      label: 'Premier pilote',
      values: { smallFirst: 'le petit', largeFirst: 'le grand' },
    },
    largePilotMoves: {
      label: 'Grand pilote',
      values: { exact: '2, ou 1 + 1', upTo: 'aussi 1 seul' },
    },
    placementPass: {
      label: 'Passer au placement',
      values: { skipOne: 'oui, au tour suivant', final: 'non' },
    },
    stowawayTargets: {
      label: 'Passagers clandestins',
      values: { boatsOnly: 'sur les bateaux', anyExceptInsurance: 'partout sauf l’assurance' },
    },
    destituteMayInsure: {
      label: 'Assurer sans argent',
    },
    seatsOnDockedBoats: {
      label: 'Places sur les bateaux au port',
    },
    evictionVacancies: {
      label: 'Avant de prendre une place',
      values: { attackedBoat: 'sur ce bateau', allBoatsOn13: 'sur tous les bateaux en 13' },
    },
  },
};
