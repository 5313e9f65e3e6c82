import { linkSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { widths } from '#gateway/graph/images/images.model.ts'

let folder: string | undefined

/**
 * A data folder in whose cache every photograph is the same small picture: resizing those of a walk takes more
 * processor time than the walk. The whole lane has the real ones.
 */
export async function smallPhotos(): Promise<string> {
  if (folder) return folder
  const created = mkdtempSync(join(tmpdir(), 'explora-photos-'))
  mkdirSync(join(created, 'images'))
  const picture = join(created, 'picture')
  const background = { r: 40, g: 90, b: 70 }
  writeFileSync(
    picture,
    await sharp({ create: { width: 96, height: 64, channels: 3, background } })
      .avif()
      .toBuffer(),
  )
  for (const file of readdirSync('photos').filter((name) => name.endsWith('.jpg')))
    for (const width of widths)
      linkSync(picture, join(created, 'images', `${basename(file, '.jpg')}-${width}-cubic-q50.avif`))
  folder = created
  return folder
}
