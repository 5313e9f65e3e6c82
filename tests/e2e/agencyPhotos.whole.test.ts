import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { enterAgency } from '#tests/support/agencyScreens.ts'
import { expectSound } from '#tests/support/bookingScreens.ts'
import { jpeg, listSegments, phoneJpeg } from '#tests/support/pictures.ts'
import { site } from '#tests/support/site.ts'
import { visits } from '#tests/support/visits.ts'

const started = site()
const visit = visits(started)

/** A browser in which an expedition is open to a new member of the staff. */
async function edit(width: number, id: number) {
  const path = `/aventures/${id}`
  const visited = await enterAgency({ site: started, visit }, { path, width, permissions: ['catalogue'] })
  await visited.page.locator('main [name="name"]').waitFor()
  await visited.page.getByText('Couverture', { exact: true }).waitFor()
  return visited
}

const files = (page: Page) => page.locator('input[type="file"][multiple]')
const items = (page: Page) => page.locator('#photos ol > li')
const readName = async (page: Page, index: number) =>
  (await items(page).nth(index).locator('img').getAttribute('src'))?.replace(/\?.*/, '')

test.each([
  [1280, 26],
  [390, 27],
])(
  'at %i, uploads a photo, frames and describes it by the keyboard, and makes it the cover',
  async (width, id) => {
    const { page, complaints, close } = await edit(width, id)
    const count = await items(page).count()
    const sent = await phoneJpeg({ width: 2_000 + width, height: 1_400 })
    await files(page).setInputFiles([
      { name: 'IMG_1.HEIC', mimeType: '', buffer: Buffer.from('x') },
      { name: 'petite.jpg', mimeType: 'image/jpeg', buffer: await jpeg({ width: 600, height: 400 }) },
      { name: 'telephone.jpg', mimeType: 'image/jpeg', buffer: sent },
    ])
    await page.getByText(/^IMG_1\.HEIC\s:.*Exporte-la en JPEG\.$/).waitFor()
    await page.getByText(/^petite\.jpg\s:.*trop petite/).waitFor()
    await expect.poll(() => items(page).count()).toBe(count + 1)
    await page.getByText('À décrire').waitFor()
    await expectSound(page)

    await page.getByRole('button', { name: `Décrire et cadrer la photo ${count + 1}` }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Décrire et cadrer' })
    const point = dialog.getByRole('slider', { name: 'Point à garder dans l’image' })
    for (const key of ['Shift+ArrowDown', 'Shift+ArrowDown', 'ArrowLeft', 'ArrowUp']) await point.press(key)
    expect(await point.getAttribute('aria-valuetext')).toMatch(/^49\s% de la gauche, 69\s% du haut$/)
    await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await dialog.getByText('Décris cette photo en 10 à 160 caractères.').waitFor()
    await expectSound(page)
    await dialog.getByLabel('Texte alternatif').fill('Un mur rouge au-dessus d’un mur bleu')
    await dialog.getByLabel('Photographe').fill('Noé')
    await dialog.getByRole('button', { name: 'Enregistrer' }).press('Enter')
    await page.getByText('Photo enregistrée.').waitFor()
    await dialog.waitFor({ state: 'hidden' })
    await items(page).nth(count).getByText('Un mur rouge au-dessus d’un mur bleu').waitFor()
    const photo = await readName(page, count)

    for (let position = count + 1; position > 1; position--)
      await page.getByRole('button', { name: `Monter la photo ${position}` }).press('Enter')
    await page.getByText(/^Enregistré à/).waitFor()
    await page.reload()
    await page.getByText('Couverture', { exact: true }).waitFor()
    await expect.poll(() => readName(page, 0)).toBe(photo)
    const cover = items(page).first()
    // The description of the photo comes after its name.
    await expect.poll(() => cover.locator('img').getAttribute('style')).toBe('object-position: 49% 69%;')
    await expectSound(page)

    for (const accept of ['image/avif', 'image/webp', '*/*']) {
      const answer = await fetch(`${started().url}${photo}?w=640`, { headers: { accept } })
      const bytes = Buffer.from(await answer.arrayBuffer())
      const { width: served, exif, icc, xmp, iptc } = await sharp(bytes).metadata()
      expect({ served, exif, icc, xmp, iptc }).toEqual({ served: 640 })
      if (accept === '*/*')
        expect(listSegments(bytes).filter((each) => /^(E[1-9A-F]|FE)/.test(each))).toEqual([])
    }
    // The browser reports the refused photo.
    expect(complaints).toEqual([expect.stringContaining('status of 422')])
    await close()
  },
)

test('picks a photo that exists, and removes one', async () => {
  const { page, complaints, close } = await edit(390, 28)
  const count = await items(page).count()
  await page.getByRole('button', { name: 'Choisir parmi les photos' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Choisir parmi les photos' })
  await dialog.getByRole('searchbox').fill('dolomites')
  await page.keyboard.press('Enter')
  await dialog
    .getByRole('button', { name: 'Un sommet des Dolomites flamboie au coucher du soleil' })
    .press('Enter')
  await expectSound(page)
  await dialog.getByRole('button', { name: 'Terminé' }).press('Enter')
  await expect.poll(() => items(page).count()).toBe(count + 1)
  expect(await readName(page, count)).toBe('/images/dolomites-passo-giau-01.jpg')
  await page.getByRole('button', { name: 'Retirer la photo 1' }).press('Enter')
  await expect.poll(() => items(page).count()).toBe(count)
  await page.getByText(/^Enregistré à/).waitFor()
  expect(complaints).toEqual([])
  await close()
})
