import type { Locator } from 'playwright-core'
import sharp from 'sharp'

/** Contrast of a picture, from 0 where all of it has one colour to 255, and the mean of its colours. */
export type Ink = { contrast: number; mean: number }

/** Ink of some drawings once the system has replaced all colours. */
export async function inkInForcedColours(drawings: Locator): Promise<Ink[]> {
  await drawings.page().emulateMedia({ forcedColors: 'active' })
  const inks: Ink[] = []
  for (const drawing of await drawings.all()) {
    const { channels } = await sharp(await drawing.screenshot()).stats()
    const contrast = Math.max(...channels.map(({ min, max }) => max - min))
    inks.push({ contrast, mean: Math.round(channels[0]?.mean ?? 0) })
  }
  return inks
}

/** Colours of a drawing this far apart are seen. */
export const seen = 100
