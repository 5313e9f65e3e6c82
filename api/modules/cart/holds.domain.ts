/** Places set aside for a cart until an instant. */
export type Hold = { places: number; expiresAt: Date; isRenewed: boolean }

const holdMinutes = 30
const paymentMinutes = 15

/** An expired hold counts for nothing, swept or not. */
export function isLive(hold: Pick<Hold, 'expiresAt'> | null | undefined, now: Date): boolean {
  return hold ? hold.expiresAt > now : false
}

/** Moves a live hold without more time; anything else begins a full one. */
export function movedHold(hold: Hold | null, places: number, now: Date): Hold {
  return hold && isLive(hold, now)
    ? { ...hold, places }
    : { places, expiresAt: minutesAfter(now, holdMinutes), isRenewed: false }
}

/** A forward step renews a live hold once, to a full one. */
export function renewedHold(hold: Hold | null, places: number, now: Date): Hold {
  const moved = movedHold(hold, places, now)
  return isLive(hold, now) && !moved.isRenewed
    ? { places, expiresAt: minutesAfter(now, holdMinutes), isRenewed: true }
    : moved
}

/** Opening the payment leaves a live hold at least as long as paying takes. */
export function payingHold(hold: Hold, now: Date): Hold {
  const least = minutesAfter(now, paymentMinutes)
  return hold.expiresAt < least ? { ...hold, expiresAt: least } : hold
}

function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}
