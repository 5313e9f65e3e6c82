import { readFileSync } from 'node:fs'

/**
 * The JavaScript that a page loads before the first touch: that of its document, and that loaded after the
 * first screen.
 */
export function pageScripts(html: string): string[] {
  const named = [...html.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+\.js)"/g)]
  const [, state = '{}'] = /id="page-state">(.+?)<\/script>/s.exec(html) ?? []
  const { preloads } = JSON.parse(state)
  return [...new Set([...named.map(([, file = '']) => file), ...preloads])]
}

type Manifest = Record<string, { file: string; imports?: string[] }>

/** The built files of modules, and of what these import, that the page does not load before the first touch. */
export function laterScripts(modules: string[], html: string): string[] {
  const manifest: Manifest = JSON.parse(readFileSync('.build/web/client/.vite/manifest.json', 'utf8'))
  const listFiles = (name: string): string[] => {
    const built = manifest[name]
    if (!built) throw new Error(`${name} is no entry of the build.`)
    return [`/${built.file}`, ...(built.imports ?? []).flatMap(listFiles)]
  }
  const loaded = pageScripts(html)
  return [...new Set(modules.flatMap(listFiles))].filter((file) => !loaded.includes(file))
}
