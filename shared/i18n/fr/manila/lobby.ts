import type { ManilaLobby } from '../../en/manila/lobby.ts';

export const lobby: ManilaLobby = {
  name: 'Manila',
  credit: 'Manila est un jeu de Franz-Benno Delonge.',
  tagline: 'Mise, parie, lance les dés',
  blurb: 'Trois bateaux, trois jets. Parie sur ceux qui arrivent, sur les autres, ou guette-les avec les pirates.',
  art: ['Soie', 'Jade', 'Ginseng', 'action'],
  steps: [
    {
      title: 'Miser',
      text: 'La meilleure offre fait le capitaine du port : il achète une action, charge trois bateaux, donne le départ.',
    },
    {
      title: 'Placer',
      text: 'Les complices montent à bord, attendent au port ou au chantier, se font pirates, pilotes ou assureurs.',
    },
    {
      title: 'Lancer',
      text: 'Trois jets mènent les bateaux au port, au chantier naval ou chez les pirates, sur 13.',
    },
    {
      title: 'Gagner',
      text: 'Les marchandises qui arrivent prennent de la valeur. Quand l’une vaut 30, la plus grande fortune gagne.',
    },
  ],
  glance: (p) => `Expédition ${p.voyage} · au mieux ${p.top} / ${p.goal}`,
  options: {
    rules: {
      label: 'Édition',
      hint: 'Les livrets diffèrent sur quelques points. Tout ce qui suit va avec l’édition, sauf ce que tu changes.',
      values: { fr: 'française', en: 'anglaise' },
    },
    pirateEviction: {
      label: 'Les pirates peuvent chasser',
      hint: 'Un pirate peut aborder un bateau complet sur 13 et renvoyer un complice. La variante du livret.',
    },
    startValue: {
      label: 'Valeur de départ',
      hint: 'Commencer à 5 épargne environ une expédition.',
      values: { 0: '0', 5: '5, plus court' },
    },
    hideCash: { label: 'Argent secret', hint: 'Personne ne voit combien de pesos ont les autres.' },
    showOdds: { label: 'Chances affichées', hint: 'Chacun peut voir les chances d’arrivée des bateaux.' },
    pilotOrder: {
      label: 'Premier pilote',
      hint: 'Lequel joue d’abord avant le dernier jet.',
      values: { smallFirst: 'le petit', largeFirst: 'le grand' },
    },
    largePilotMoves: {
      label: 'Grand pilote',
      hint: 'Peut-il aussi déplacer un seul bateau d’une case ?',
      values: { exact: '2, ou 1 + 1', upTo: 'aussi 1 seul' },
    },
    placementPass: {
      label: 'Ne poser personne',
      hint: 'Peut-on poser de nouveau après avoir passé ?',
      values: { skipOne: 'pour ce tour', final: 'pour l’expédition' },
    },
    stowawayTargets: {
      label: 'Passagers clandestins',
      hint: 'Où peut aller qui n’a plus rien.',
      values: { boatsOnly: 'sur les bateaux', anyExceptInsurance: 'partout sauf l’assurance' },
    },
    destituteMayInsure: {
      label: 'Assurer sans argent',
      hint: 'Qui ne peut payer aucune case peut quand même être agent d’assurance.',
    },
    seatsOnDockedBoats: {
      label: 'Places sur les bateaux au port',
      hint: 'Les places libres s’achètent même après l’arrivée du bateau.',
    },
    evictionVacancies: {
      label: 'Avant de chasser quelqu’un',
      hint: 'Quelles places libres doivent être prises d’abord.',
      values: { attackedBoat: 'celles de ce bateau', allBoatsOn13: 'celles de tous sur 13' },
    },
  },
};
