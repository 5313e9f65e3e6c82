import { messages } from '#web/features/details/messages.ts'

type Figures = {
  mode: string | null
  km: number | null
  ascent: number | null
  descent: number | null
  hours: number | null
}

/** Figures of a day that its author gives, and no others: on water there is no climb to name. */
export function figuresOf({ mode, km, ascent, descent, hours }: Figures): string[] {
  return [
    mode ? [capital(mode)] : [],
    km ? [messages.kilometres(km)] : [],
    ascent ? [messages.ascent(ascent)] : [],
    descent ? [messages.descent(descent)] : [],
    hours ? [messages.hours(hours)] : [],
  ].flat()
}

/** « Petit-déjeuner, pique-nique, dîner »; null for none. */
export const listOf = (items: readonly string[]): string | null =>
  items.length > 0 ? capital(items.join(', ')) : null

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)
