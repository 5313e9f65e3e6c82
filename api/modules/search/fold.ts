const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', đ: 'd', ł: 'l' }

/**
 * A text as the search compares it: lower case, no accent, no ligature, and every apostrophe, hyphen, punctuation mark or
 * kind of space as one plain space. The index and the question go through it alike.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæßøđł]/g, (letter) => ligatures[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** A label as an address takes it: « Alpes du Nord » → alpes-du-nord. */
export function toSlug(label: string): string {
  return fold(label).replaceAll(' ', '-')
}
