import { addDays, parisMidnight } from '#api/clock.ts'
import {
  availableCount,
  type DepartureFacts,
  isConfirmed,
} from '#api/modules/departures/departures.domain.ts'
import { type CallFacts, leastDaysAhead, type PledgeState } from '#rules/pledges.ts'

type CalledDeparture = DepartureFacts & Pick<CallFacts, 'callEndsAt' | 'nextCallAt'>

/** A departure as the rules of pledges read it. */
export function callFacts(departure: CalledDeparture): CallFacts {
  const { capacity, bookedCount, groupMin, startOn, canceledAt, callEndsAt, nextCallAt } = departure
  return {
    capacity,
    booked: bookedCount,
    free: availableCount(departure),
    minimum: groupMin,
    isConfirmed: isConfirmed(departure),
    isCanceled: canceledAt !== null,
    closesAt: parisMidnight(addDays(startOn, 1 - leastDaysAhead)),
    callEndsAt,
    nextCallAt,
  }
}

/** Why a pledge is void, for its mail. */
export type VoidCause = 'canceled' | 'full' | 'near'

export function voidCause({ isCanceled, booked, capacity }: CallFacts): VoidCause {
  if (isCanceled) return 'canceled'
  return booked >= capacity ? 'full' : 'near'
}

/** A call that is over has lapsed, whether or not the worker has come by. */
export function shownState(
  { state, calledUntil }: { state: PledgeState; calledUntil: Date | null },
  now: Date,
): PledgeState {
  return state === 'called' && calledUntil && calledUntil <= now ? 'lapsed' : state
}
