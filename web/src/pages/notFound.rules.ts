/** Search words from the path of a missing expedition; `null` for any other path. */
export function toWords(pathname: string): string | null {
  const slug = /^(?:\/react-front)?\/expeditions\/([\w%-]+)\/?$/.exec(pathname)?.[1]
  return slug
    ? slug
        .replace(/%\w\w|[-_]+/g, ' ')
        .trim()
        .slice(0, 80) || null
    : null
}

const shownExpeditions = 3

/** The closest first, then popular ones, each once. */
export const findAlternatives = <Expedition extends { id: string }>(
  close: readonly Expedition[],
  popular: readonly Expedition[],
): Expedition[] =>
  [...new Map([...close, ...popular].map((expedition) => [expedition.id, expedition])).values()].slice(
    0,
    shownExpeditions,
  )
