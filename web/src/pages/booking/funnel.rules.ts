/** Addresses of the steps, in their order. */
export const steps = [1, 2, 3, 4] as const
export type Step = (typeof steps)[number]

/** The step to show at the address of another: none comes before the ones that it builds on. */
export function shownStep(requested: Step, furthest: number, isBookingOpen: boolean): Step {
  if (!isBookingOpen) return 1
  return steps.findLast((step) => step <= Math.min(requested, furthest)) ?? 1
}

/** Minutes to show of a hold: the last one lasts until its end. */
export const minutesLeft = (seconds: number): number => Math.max(0, Math.ceil(seconds / 60))

const announced = [10, 5, 1]

/** Whether screen readers announce the minutes: a countdown read aloud each minute would cover the form. */
export const isAnnounced = (minutes: number): boolean => announced.includes(minutes)

/** The service accepts no larger party. */
const mostTravellers = 20

type Party = {
  adults: number
  children: number
  /** Places free for this cart, its own included. */
  free: number
  /** Null where only adults leave. */
  ageMinChild: number | null
  /** Children leave among themselves, with a guide. */
  isWithoutParents: boolean
}

/** Numbers to choose from; each leaves room for the other group, and the current ones are always listed. */
export function partyChoices({ adults, children, free, ageMinChild, isWithoutParents }: Party) {
  const most = Math.max(adults + children, Math.min(mostTravellers, free))
  const fewestAdults = isWithoutParents && children > 0 ? 0 : 1
  return {
    adults: range(Math.min(fewestAdults, adults), most - children),
    children: ageMinChild === null ? [] : range(adults > 0 ? 0 : 1, most - adults),
  }
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)
