/** The pages that are linked to: the first, the last, and those around this one. */
export const pagesOf = (page: number, last: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last)

/** So many pages at once are shown; beyond, the first ones are left to their links. */
const most = 10

/** Where the list begins when pages were added under each other: the entry of the history remembers it. */
export function firstPageOf(historyState: unknown, page: number): number {
  const remembered =
    typeof historyState === 'object' && historyState !== null && 'firstPage' in historyState
      ? Number(historyState.firstPage)
      : page
  const isKnown = Number.isInteger(remembered) && remembered >= 1 && remembered <= page
  return isKnown ? Math.max(remembered, page - most + 1) : page
}
