import { getFile } from '#web/ui/pictureSizes.ts'

/** The first few expeditions that a page does not show elsewhere. */
export function notShown<T extends { id: string }>(
  expeditions: readonly T[],
  shown: readonly { id: string }[],
  most: number,
): T[] {
  const ids = new Set(shown.map(({ id }) => id))
  return expeditions.filter(({ id }) => !ids.has(id)).slice(0, most)
}

type Pictured = { url: string } | null

/** The themes whose photograph no card above them shows. */
export function pictureNotShown<T extends { bannerImage: Pictured }>(
  themes: readonly T[],
  shown: readonly { coverImage: Pictured }[],
): T[] {
  const files = new Set(shown.map(({ coverImage }) => getFile(coverImage)))
  return themes.filter(({ bannerImage }) => !files.has(getFile(bannerImage)))
}
