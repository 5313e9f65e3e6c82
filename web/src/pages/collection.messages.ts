import { adventures, days, money } from '#web/lib/format/format.ts'

const describeSpan = (least: number, most: number) =>
  least === most ? days(most) : `de ${least} à ${days(most)}`

export const messages = {
  /** « 7 aventures, de 7 à 12 jours, à partir de 1 070 € » */
  collectionSummary: (count: number, durations: number[], price: number | null) =>
    [
      adventures(count),
      durations.length > 0 && describeSpan(Math.min(...durations), Math.max(...durations)),
      price !== null && `à partir de ${money(price)}`,
    ]
      .filter(Boolean)
      .join(', '),
}
