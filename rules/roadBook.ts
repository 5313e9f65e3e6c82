import { addDays, daysBetween } from '#rules/days.ts'

/** The number for emergencies in every country of our trips, without a SIM card too. */
export const emergencyNumber = '112'

/** A device may be lost: its copy of a road book lives this long after the trip, or after the last contact. */
export const keptDays = 30

/** Last day of the road book of a departure. */
export const validUntil = (endOn: string): string => addDays(endOn, keptDays)

/** A copy on a device: its last day, and the day on which the service last confirmed it. */
export type Copy = { validUntil: string; contactOn: string }

/** Whether a copy has to leave its device. */
export const isExpired = ({ validUntil: lastDay, contactOn }: Copy, today: string): boolean =>
  today > lastDay || daysBetween(contactOn, today) > keptDays

/** The largest road book that a device takes, in bytes. */
export const mostPackBytes = 3_000_000

/** Whether a device has room for a road book and its next version; unknown room is no obstacle. */
export function hasRoom(bytes: number, { quota, usage = 0 }: { quota?: number; usage?: number }): boolean {
  return quota === undefined || quota - usage >= 2 * bytes
}
