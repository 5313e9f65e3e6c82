import { inParis } from '#schema/paris.ts'
import { isWorked, type SupportHours } from '#schema/supportDays.ts'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
/** A slot of today can be chosen until an hour before it ends. */
const noticeMs = hourMs

export const callbackSlots = ['morning', 'noon', 'afternoon'] as const
export type CallbackSlot = (typeof callbackSlots)[number]

/** Parts of the support hours, in Paris. */
export const callbackHours = ({
  opensAt,
  closesAt,
}: Pick<SupportHours, 'opensAt' | 'closesAt'>): Record<
  CallbackSlot,
  readonly [from: number, until: number]
> => ({
  morning: [opensAt, 12],
  noon: [12, 14],
  afternoon: [14, closesAt],
})

/** The next occurrence of the slot on a working day. */
export function nextCall(slot: CallbackSlot, now: Date, hours: SupportHours): { from: Date; until: Date } {
  const [from, until] = callbackHours(hours)[slot]
  const time = inParis(now).getTime()
  const today = time - (time % dayMs)
  let day = time <= today + until * hourMs - noticeMs ? today : today + dayMs
  while (!isWorked(day, hours)) day += dayMs
  return { from: instantIn(day + from * hourMs), until: instantIn(day + until * hourMs) }
}

/** Clocks change at night, on Sundays: the offset of a day holds for its support hours. */
function instantIn(parisMs: number): Date {
  const shiftMs = inParis(new Date(parisMs)).getTime() - parisMs
  return new Date(parisMs - shiftMs)
}
