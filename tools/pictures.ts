import { mkdirSync } from 'node:fs'
import { launchBrowser } from '#tools/chromium.ts'
import { commandLine } from '#tools/commandLine.ts'
import { pictures } from '#tools/pictures/scenes.ts'

/** Takes the pictures of the documents from a running product with its demonstration data. */
const { positionals } = commandLine({
  usage:
    'Usage: npm run pictures -- [http://localhost:4000] [name…]\nTakes the pictures of README.md and of docs/elsewhere.md from the product at that address: all, or those named.',
  options: {},
  allowPositionals: true,
})
const [address = 'http://localhost:4000', ...names] = positionals

mkdirSync('docs/elsewhere', { recursive: true })
const browser = await launchBrowser()
for (const { name, path, width = 1280, height = 860, device = {}, prepare } of pictures) {
  if (names.length > 0 && !names.includes(name)) continue
  const context = await browser.newContext({ viewport: { width, height }, locale: 'fr-FR' })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  // A product with analytics shows the consent panel: the picture shows the page behind.
  const refuse = page.getByRole('button', { name: 'Tout refuser' }).first()
  if (await refuse.isVisible()) await refuse.click()
  for (const [key, value] of Object.entries(device))
    await page.evaluate(([name, chosen]) => localStorage.setItem(name, chosen), [key, value] as const)
  await page.goto(address + path, { waitUntil: 'networkidle' })
  if (width > 993) await page.getByRole('button', { name: 'Se connecter' }).first().waitFor()
  await prepare?.(page)
  await page.evaluate('document.fonts.ready')
  await page.screenshot({ path: `docs/${name}.jpg`, type: 'jpeg', quality: 72 })
  await context.close()
}
await browser.close()
