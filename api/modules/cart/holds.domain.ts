/** Places set aside for a cart until an instant. */
export type Hold = { places: number; expiresAt: Date; isRenewed: boolean; isLifted: boolean }

/** The last hold of an account on a departure, live or not. */
export type HoldTurn = Omit<Hold, 'places'>

export const holdMinutes = 30
export const paymentMinutes = 15
const pauseMinutes = 60

/** Places that an account without a confirmed address may hold. */
export const maxUnconfirmedPlaces = 4

/** Places that the accounts of one address block may hold. */
export const maxBlockPlaces = 20

/** An expired hold counts for nothing, swept or not. */
export function isLive(hold: Pick<Hold, 'expiresAt'> | null | undefined, now: Date): boolean {
  return hold ? hold.expiresAt > now : false
}

/** Whether the last hold of an account on a departure ended unpaid less than an hour ago: no account holds places forever. */
export function isPaused(turn: HoldTurn | null, now: Date): boolean {
  return turn !== null && !isLive(turn, now) && now < minutesAfter(turn.expiresAt, pauseMinutes)
}

/** Moves a live hold without more time; else continues one that was given up, or begins a full one. */
export function movedHold(hold: Hold | null, places: number, now: Date, turn: HoldTurn | null = null): Hold {
  if (hold && isLive(hold, now)) return { ...hold, places }
  if (turn && isLive(turn, now)) return { ...turn, places }
  return { places, expiresAt: minutesAfter(now, holdMinutes), isRenewed: false, isLifted: false }
}

/** A forward step renews a live hold once, to a full one. */
export function renewedHold(hold: Hold | null, places: number, now: Date): Hold {
  const moved = movedHold(hold, places, now)
  return isLive(hold, now) && !moved.isRenewed
    ? { ...moved, expiresAt: minutesAfter(now, holdMinutes), isRenewed: true }
    : moved
}

/** A payment leaves a live hold at least as long as paying takes, once. */
export function payingHold(hold: Hold, now: Date): Hold {
  const least = minutesAfter(now, paymentMinutes)
  return hold.expiresAt < least && !hold.isLifted ? { ...hold, expiresAt: least, isLifted: true } : hold
}

function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}
