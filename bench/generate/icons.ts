import { readFileSync } from 'node:fs'
import type { Fit } from '#rules/fit.ts'
import { icons } from '#web/ui/activityIcons.ts'

const library = import.meta.resolve('@phosphor-icons/core')
const viewBox = '0 0 256 256'

/** How a trip suits the level of a visitor. */
const fits: Record<Fit, string> = { WITHIN: 'check', CHALLENGE: 'triangle', TOO_EARLY: 'hourglass' }
/** Also the train, which nearly all cards show, and the kinds of suggestions. */
const names = [...new Set([...Object.values(icons), 'train', 'user'])].toSorted()

/**
 * Draws the icon of every activity as a symbol of one sprite: a page requests one file. A unit of the drawing is
 * a tenth of a pixel of the page: whole units save 2 of 7 kB.
 */
export function activitySprite(): string {
  const symbols = [...names.map((name) => [name, name]), ...Object.entries(fits)].map(([id, name]) => {
    const drawing = readFileSync(new URL(`../assets/regular/${name}.svg`, library), 'utf8')
      .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
      .replace(/(?<=(\d?))\d*\.\d+/g, (decimal, before) => `${before && ' '}${Math.round(Number(decimal))}`)
    return `<symbol id="${id}" viewBox="${viewBox}">${drawing}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
