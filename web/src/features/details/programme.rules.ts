const longest = 60

/** The beginning of a day's text, shown before it is unfolded. */
export function beginningOf(text: string): string {
  const [clause = ''] = text.split(/[,.;:–]|\s(?:puis|et)\s/)
  const words = clause.trim().split(' ')
  while (words.length > 1 && words.join(' ').length > longest) words.pop()
  return words.join(' ')
}
