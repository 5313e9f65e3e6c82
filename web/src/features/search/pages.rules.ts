/** Linked pages: the first, the last, and those around this one. */
export const listPages = (page: number, last: number): number[] =>
  [...new Set([1, page - 1, page, page + 1, last])].filter((each) => each >= 1 && each <= last)

/** Maximum of pages shown together; earlier ones are reached by their links. */
const most = 10

/** First page of a list to which pages were appended, from the history entry. */
export function toFirstPage(historyState: unknown, page: number): number {
  const remembered =
    typeof historyState === 'object' && historyState !== null && 'firstPage' in historyState
      ? Number(historyState.firstPage)
      : page
  const isKnown = Number.isInteger(remembered) && remembered >= 1 && remembered <= page
  return isKnown ? Math.max(remembered, page - most + 1) : page
}
