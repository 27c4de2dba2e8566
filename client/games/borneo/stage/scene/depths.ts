/** From far to near. */
export const depths = {
  water: 0,
  panel: 2,
  plate: 2,
  harbour: 6,
  company: 6,
  column: 10,
  merchant: 20,
  hand: 40,
  show: 60,
  spread: 70,
} as const;
