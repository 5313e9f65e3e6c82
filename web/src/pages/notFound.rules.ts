/** What was probably meant by the address of a trip that is not there: its words; `null` for any other address. */
export function wordsOf(pathname: string): string | null {
  const slug = /^(?:\/react-front)?\/expeditions\/([\w%-]+)\/?$/.exec(pathname)?.[1]
  return slug
    ? slug
        .replace(/%\w\w|[-_]+/g, ' ')
        .trim()
        .slice(0, 80) || null
    : null
}

const shownTrips = 3

/** The closest first, then popular ones, each once. */
export const insteadOf = <Trip extends { id: string }>(
  close: readonly Trip[],
  popular: readonly Trip[],
): Trip[] => [...new Map([...close, ...popular].map((trip) => [trip.id, trip])).values()].slice(0, shownTrips)
