import { maxNameLength } from '#schema/constants.ts'
import { cleanText } from '#schema/text.ts'

/** A first or last name on one line, perhaps empty; undefined when it cannot be stored. */
export function readName(typed: string): string | undefined {
  return cleanText(typed)?.replace(/\s+/g, ' ')
}

/** Reports a required name that is empty, cannot be stored, or is longer than a stored name. */
export function faultOfName(typed: string): 'INVALID' | 'TOO_LONG' | undefined {
  const name = readName(typed)
  if (!name) return 'INVALID'
  return [...name].length > maxNameLength ? 'TOO_LONG' : undefined
}
