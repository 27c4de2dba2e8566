/** The few words that the canvas of Borneo itself shows; every language fills all of them. */
export type BorneoWord =
  /** headings */
  | 'companies'
  | 'missions'
  | 'hand'
  | 'discard'
  | 'cove'
  /** names of the companies */
  | 'red'
  | 'yellow'
  | 'green'
  | 'blue'
  /** names of spices and of kinds of missions: “Pepper”, “1 of each” */
  | 'pepper'
  | 'cinnamon'
  | 'cloves'
  | 'nutmeg'
  | 'crate'
  | 'each1'
  | 'each2'
  | 'each3'
  | 'same4'
  | 'same8'
  /** pills of the phases of a turn */
  | 'phaseMission'
  | 'phaseCompany'
  | 'phaseShip'
  | 'phaseDraw'
  /** under a harbour: flags to a monopoly, places left */
  | 'monopoly'
  | 'shared'
  | 'cards'
  | 'left'
  | 'rank'
  /** before what a payment still owes */
  | 'owed'
  /** in a combat */
  | 'attack'
  | 'defence'
  | 'bonus'
  /** shouts, at most two words */
  | 'victorious'
  | 'repelled'
  | 'missionDone'
  | 'lastMissions'
  | 'reshuffled'
  /** beside the name of a player who passes */
  | 'passed'
  | 'gameOver';
