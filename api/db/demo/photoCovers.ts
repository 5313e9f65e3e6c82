export type Candidate = { file: string; score: number; isCover: boolean }

const expeditionsACover = 2
/** Weight of a cover of its own against a better one that another expedition shares. */
const sharing = 2

/**
 * Chooses a cover for each expedition: at most two share one, never two neighbours, and no exchange would
 * improve the total.
 */
export function chooseCovers(candidates: Candidate[][]): (string | undefined)[] {
  const scores = candidates.map((all) => new Map(all.map(({ file, score }) => [file, score])))
  const covers: (string | undefined)[] = candidates.map(() => undefined)
  const uses = (file: string, but: number) =>
    covers.filter((cover, index) => cover === file && index !== but).length
  const worth = (index: number, file: string | undefined) =>
    file === undefined ? -1_000 : (scores[index]?.get(file) ?? -10_000) - uses(file, index) * sharing
  const fits = (index: number, file: string | undefined) =>
    covers[index - 1] !== file && covers[index + 1] !== file

  function take(index: number): boolean {
    const free = (candidates[index] ?? []).filter(
      ({ file }) => fits(index, file) && uses(file, index) < expeditionsACover,
    )
    const best = free.toSorted((a, b) => worth(index, b.file) - worth(index, a.file))[0]?.file
    if (best === undefined || worth(index, best) <= worth(index, covers[index])) return false
    covers[index] = best
    return true
  }

  function exchange(one: number, other: number): boolean {
    const [mine, theirs] = [covers[one], covers[other]]
    if (mine === theirs) return false
    const before = worth(one, mine) + worth(other, theirs)
    covers[one] = theirs
    covers[other] = mine
    const isBetter = worth(one, theirs) + worth(other, mine) > before
    if (isBetter && fits(one, theirs) && fits(other, mine)) return true
    covers[one] = mine
    covers[other] = theirs
    return false
  }

  const indexes = candidates.map((_, index) => index)
  const improve = () =>
    indexes
      .flatMap((one) => [take(one), ...indexes.slice(0, one).map((other) => exchange(one, other))])
      .some(Boolean)
  while (improve());
  return covers
}
