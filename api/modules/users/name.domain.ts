import { cleanText } from '#api/text.ts'

/** A first or last name on one line, perhaps empty; undefined when it cannot be stored. */
export function readName(typed: string): string | undefined {
  return cleanText(typed)?.replace(/\s+/g, ' ')
}
