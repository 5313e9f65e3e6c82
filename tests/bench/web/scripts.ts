import { gzipSync } from 'node:zlib'

/** Bytes of JavaScript, gzip, that the document of a page asks for. */
export async function scriptBytes(url: string): Promise<number> {
  const html = await (await fetch(url)).text()
  const found = html.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g)
  const files = new Set([...found].map(([, file = '']) => file))
  const sizes = [...files].map(async (file) => {
    const text = await (await fetch(new URL(file, url))).text()
    return gzipSync(text).length
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}
