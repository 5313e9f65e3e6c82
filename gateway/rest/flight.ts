import { type Cancellation, cancel, notCancelled } from '#gateway/rest/cancellation.ts'
import { type Stay, within } from '#gateway/rest/stay.ts'

/** Work under way that several requests may wait for; it ends early when the last of them has gone. */
export type Flight<T> = {
  result: Promise<T>
  cancellation: Cancellation
  followers: number
}

export function takeOff<T>(work: (cancellation: Cancellation) => Promise<T>): Flight<T> {
  const cancellation = notCancelled()
  return { result: work(cancellation), cancellation, followers: 0 }
}

export function follow<T>(flight: Flight<T>, stay: Stay): Promise<T> {
  flight.followers += 1
  return within(stay, flight.result, (failure) => {
    flight.followers -= 1
    if (flight.followers === 0) cancel(flight.cancellation, failure)
  })
}
