/** Words that a canned answer replaces: the asker's first name, the trip, its next departures. */
export const placeholders = ['prénom', 'aventure', 'départs'] as const
export type Placeholder = (typeof placeholders)[number]

const isPlaceholder = (word: string): word is Placeholder => placeholders.some((each) => each === word)

/** Words in braces that nothing replaces. */
export const unknownPlaceholders = (body: string): string[] =>
  [...body.matchAll(/\{([^{}]*)\}/g)].map(([, word = '']) => word).filter((word) => !isPlaceholder(word))

/** The text with its placeholders replaced. */
export const filledAnswer = (body: string, values: Record<Placeholder, string>): string =>
  body.replace(/\{([^{}]*)\}/g, (whole, word: string) => (isPlaceholder(word) ? values[word] : whole))
