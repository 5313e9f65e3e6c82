import { gzipSync } from 'node:zlib'
import { pageScripts } from '#tests/support/pageScripts.ts'

/** Returns the gzip bytes of JavaScript that the document of a page requests. */
export async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const sizes = pageScripts(html).map(async (file) => {
    const text = await (await fetch(new URL(file, url))).text()
    return gzipSync(text).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
