import { inParis } from '#schema/paris.ts'
import { isWorked, supportClosesAt, supportOpensAt } from '#schema/supportDays.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A slot of today can be chosen until an hour before it ends. */
const noticeMs = hourMs

export const callbackSlots = ['morning', 'noon', 'afternoon'] as const
export type CallbackSlot = (typeof callbackSlots)[number]

/** Parts of the support hours, in Paris. */
export const callbackHours: Record<CallbackSlot, readonly [from: number, until: number]> = {
  morning: [supportOpensAt, 12],
  noon: [12, 14],
  afternoon: [14, supportClosesAt],
}

/** The next occurrence of the slot on a working day. */
export function nextCall(slot: CallbackSlot, now: Date): { from: Date; until: Date } {
  const [from, until] = callbackHours[slot]
  const time = inParis(now).getTime()
  const today = time - (time % dayMs)
  let day = time <= today + until * hourMs - noticeMs ? today : today + dayMs
  while (!isWorked(day)) day += dayMs
  return { from: instantIn(day + from * hourMs), until: instantIn(day + until * hourMs) }
}

/** Clocks change at night, on Sundays: the offset of a day holds for its support hours. */
function instantIn(parisMs: number): Date {
  const shiftMs = inParis(new Date(parisMs)).getTime() - parisMs
  return new Date(parisMs - shiftMs)
}
