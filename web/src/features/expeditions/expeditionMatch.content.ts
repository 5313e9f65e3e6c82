import { decimal } from '#web/lib/format.ts'

/** Apart from the other messages of a card: the page of a trip shows cards, and no search. */
export const withCo2 = (journey: string, kg: number): string =>
  `${journey}, ${decimal(kg)}\u00a0kg\u00a0de\u00a0CO₂e`
