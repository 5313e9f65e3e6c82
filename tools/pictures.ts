import { mkdirSync } from 'node:fs'
import { launchBrowser } from '#tools/chromium.ts'
import { commandLine } from '#tools/commandLine.ts'

/** Takes the pictures of the README from a running product. */
const { positionals } = commandLine({
  usage:
    'Usage: npm run pictures -- [http://localhost:4000]\nTakes the pictures of the README from the product at that address.',
  options: {},
  allowPositionals: true,
})
const [address = 'http://localhost:4000'] = positionals
const pictures = [
  ['home', '/', 1280, 860],
  ['catalogue', '/expeditions?countries=FR', 1280, 860],
  ['trip', '/expeditions/balcons-de-la-vanoise', 1280, 860],
  ['phone', '/expeditions/balcons-de-la-vanoise', 390, 780],
] as const

mkdirSync('docs', { recursive: true })
const browser = await launchBrowser()
for (const [name, path, width, height] of pictures) {
  const page = await browser.newPage({ viewport: { width, height } })
  await page.goto(address + path, { waitUntil: 'networkidle' })
  // A new visitor sees the consent panel: the picture shows the page behind.
  const refuse = page.getByRole('button', { name: 'Tout refuser' }).first()
  if (await refuse.isVisible()) await refuse.click()
  if (width > 993) await page.getByRole('button', { name: 'Se connecter' }).first().waitFor()
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: `docs/${name}.jpg`, type: 'jpeg', quality: 72 })
  await page.close()
}
await browser.close()
