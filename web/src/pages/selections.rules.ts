import { getFile } from '#web/ui/pictureSizes.ts'

type Pictured = { coverImage: { url: string } | null }

/** The widest first row of cards. */
const firstRow = 4

/** Moves the expedition with the picture of the head behind the first row, which would repeat it. */
export function pictureApart<T extends Pictured>(expeditions: T[], head: { url: string } | null): T[] {
  const repeats = (index: number) =>
    index < firstRow && head !== null && getFile(expeditions[index]?.coverImage ?? null) === getFile(head)
  const apart = expeditions.filter((_, index) => !repeats(index))
  const repeated = expeditions.filter((_, index) => repeats(index))
  return [...apart.slice(0, firstRow), ...repeated, ...apart.slice(firstRow)]
}

/** Joins neighbouring groups of tiles into rows, none of which has more than four: « 3, 4, 3, 1 » ends in 3 + 1. */
export function listRows<T extends { tiles: unknown[] }>(groups: T[]): T[][] {
  const rows: T[][] = []
  for (const group of groups) {
    const last = rows.at(-1)
    if (last && toTiles(last) + group.tiles.length <= firstRow) last.push(group)
    else rows.push([group])
  }
  return rows
}

export const toTiles = (groups: { tiles: unknown[] }[]): number =>
  groups.reduce((sum, { tiles }) => sum + tiles.length, 0)
