import { decimal } from '#web/lib/format/format.ts'

/** Separate from the other messages of a card: the page of an expedition shows cards, and no search. */
export const withCo2 = (journey: string, kg: number): string =>
  `${journey}, ${decimal(kg)}\u00a0kg\u00a0de\u00a0CO₂e`
