import type { ExpeditionsWith } from '#api/modules/search/bitSet.ts'
import { type BitSet, has } from '#api/modules/search/bitSet.ts'
import { anyCity } from '#api/modules/search/keys.ts'
import {
  duration,
  type Measure,
  nextBookable,
  nextStart,
  price,
  publishedAt,
  rank,
  rating,
  trainCo2,
} from '#api/modules/search/measures.ts'
import type { Sort } from '#api/modules/search/search.messages.ts'
import { listIds, narrow, type SparseSet, size } from '#api/modules/search/sparseSet.ts'

/** Sets that split the order, one after the other: members come first, or last. */
export type Order = { steps: { set: BitSet; isFirst: boolean }[]; isDescending: boolean }

const measures: Record<Exclude<Sort, 'co2'>, Measure[]> = {
  recommended: [rank, nextBookable],
  next_departure: [nextStart],
  price: [price],
  '-price': [price],
  duration: [duration],
  '-duration': [duration],
  rating: [rating],
  newest: [publishedAt],
}
const descending: Sort[] = ['-price', '-duration', 'rating', 'newest']

/** Sorts by one measure after the other; unknown values come last. */
export function toOrder(sort: Sort, city: string | null, expeditionsWith: ExpeditionsWith): Order {
  const isDescending = descending.includes(sort)
  const steps = (sort === 'co2' ? [trainCo2(city ?? anyCity)] : measures[sort]).flatMap((measure) => {
    const digits = measure.digits.map((digit) => ({ set: expeditionsWith(digit), isFirst: isDescending }))
    return [{ set: expeditionsWith(measure.known), isFirst: true }, ...digits.reverse()]
  })
  return { steps: steps.filter(({ set }) => set.length > 0), isDescending }
}

/** Up to this many are compared directly; larger sets are split by one more step. */
const few = 50

/** The expeditions at these positions of an order; ties are broken by number. */
export function inOrder(expeditions: SparseSet, order: Order, from: number, to: number): number[] {
  if (to <= 0) return []
  const number = size(expeditions)
  if (from >= number) return []
  const [step, ...steps] = order.steps
  if (!step || number <= few) return sorted(expeditions, order).slice(Math.max(0, from), to)
  const first = narrow(expeditions, step.set, step.isFirst)
  const then = narrow(expeditions, step.set, !step.isFirst)
  const ahead = size(first)
  const later = { ...order, steps }
  return [...inOrder(first, later, from, to), ...inOrder(then, later, from - ahead, to - ahead)]
}

function sorted(expeditions: SparseSet, { steps, isDescending }: Order): number[] {
  const ids = listIds(expeditions)
  if (isDescending) ids.reverse()
  if (steps.length === 0) return ids
  return ids.sort((a, b) => {
    const step = steps.find(({ set }) => has(set, a) !== has(set, b))
    return step ? (has(step.set, a) === step.isFirst ? -1 : 1) : 0
  })
}
