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
      hint: 'Les deux livrets diffèrent sur quelques points. Les options suivent l’édition, sauf celles que tu changes.',
      values: { fr: 'française', en: 'anglaise' },
    },
    pirateEviction: {
      label: 'Les pirates peuvent prendre une place',
      hint: 'Un pirate peut aborder un bateau complet sur 13 et renvoyer un complice. Une variante du livret.',
    },
    startValue: {
      label: 'Valeur de départ',
      hint: 'Commencer à 5 fait gagner environ une expédition.',
      values: { 0: '0', 5: '5, plus court' },
    },
    hideCash: { label: 'Argent secret', hint: 'Personne ne voit combien de pesos ont les autres.' },
    showOdds: { label: 'Probabilités affichées', hint: 'Tout le monde voit les chances d’arrivée des bateaux.' },
    pilotOrder: {
      label: 'Premier pilote',
      hint: 'Celui qui joue en premier avant le dernier jet.',
      values: { smallFirst: 'le petit', largeFirst: 'le grand' },
    },
    largePilotMoves: {
      label: 'Grand pilote',
      hint: 'Peut-il aussi déplacer un seul bateau d’une case ?',
      values: { exact: '2, ou 1 + 1', upTo: 'aussi 1 seul' },
    },
    placementPass: {
      label: 'Passer au placement',
      hint: 'Peut-on encore placer un complice après avoir passé ?',
      values: { skipOne: 'oui, au tour suivant', final: 'non' },
    },
    stowawayTargets: {
      label: 'Passagers clandestins',
      hint: 'Où peut aller quelqu’un qui n’a plus d’argent.',
      values: { boatsOnly: 'sur les bateaux', anyExceptInsurance: 'partout sauf l’assurance' },
    },
    destituteMayInsure: {
      label: 'Assurer sans argent',
      hint: 'On peut devenir agent d’assurance même sans pouvoir payer la moindre case.',
    },
    seatsOnDockedBoats: {
      label: 'Places sur les bateaux au port',
      hint: 'Les places libres peuvent être achetées même après l’arrivée du bateau.',
    },
    evictionVacancies: {
      label: 'Avant de prendre une place',
      hint: 'Les places libres à occuper d’abord.',
      values: { attackedBoat: 'sur ce bateau', allBoatsOn13: 'sur tous les bateaux en 13' },
    },
  },
};
