import type { ManilaChoices } from '../../en/manila/choices.ts';

export const choices: ManilaChoices = {
  hints: {
    rules: 'Les deux livrets diffèrent sur quelques points. Les options suivent l’édition, sauf celles que tu changes.',
    pirateEviction: 'Un pirate peut aborder un bateau complet sur 13 et renvoyer un complice. Une variante du livret.',
    startValue: 'Commencer à 5 fait gagner environ une expédition.',
    hideCash: 'Personne ne voit combien de pesos ont les autres.',
    showOdds: 'Tout le monde voit les chances d’arrivée des bateaux.',
    pilotOrder: 'Celui qui joue en premier avant le dernier jet.',
    largePilotMoves: 'Peut-il aussi déplacer un seul bateau d’une case ?',
    placementPass: 'Peut-on encore placer un complice après avoir passé ?',
    stowawayTargets: 'Où peut aller quelqu’un qui n’a plus d’argent.',
    destituteMayInsure: 'On peut devenir agent d’assurance même sans pouvoir payer la moindre case.',
    seatsOnDockedBoats: 'Les places libres peuvent être achetées même après l’arrivée du bateau.',
    evictionVacancies: 'Les places libres à occuper d’abord.',
  },
  refused: {
    badOptions: () => 'Ces options n’existent pas.',
  },
};
