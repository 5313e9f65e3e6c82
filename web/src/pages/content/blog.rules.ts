import type { TextPart } from '#web/ui/Text.tsx'

/** Words that an adult reads in a minute. */
const pace = 220

/** Minutes to read the parts of a text, one at least. */
export function readingMinutes(parts: readonly TextPart[]): number {
  const words = parts
    .flatMap(({ title, text, list = [] }) => [title, ...text, ...list])
    .join(' ')
    .split(/\s+/)
  return Math.max(1, Math.round(words.length / pace))
}
