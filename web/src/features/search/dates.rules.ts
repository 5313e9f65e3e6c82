export type Dates = { start: string; end: string }

export const areReversed = ({ start, end }: Dates): boolean => Boolean(start && end && end < start)

/**
 * Applies a click on a day: the first chooses the start, a later one the return, and after both the choice
 * begins again.
 */
export function pickDay({ start, end }: Dates, day: string): Dates {
  if (start && !end && day > start) return { start, end: day }
  return { start: day, end: !start && day <= end ? end : '' }
}
