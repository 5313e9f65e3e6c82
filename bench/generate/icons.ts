import { readFileSync } from 'node:fs'
import { iconNames } from '#web/ui/activityIcons.ts'

const library = import.meta.resolve('@phosphor-icons/core')
const viewBox = '0 0 256 256'

/** Draws the icon of every activity as a symbol of one sprite: a page requests one file. */
export function activitySprite(): string {
  const symbols = iconNames.map((name) => {
    const drawing = readFileSync(new URL(`../assets/regular/${name}.svg`, library), 'utf8').replace(
      /^<svg[^>]*>|<\/svg>\s*$/g,
      '',
    )
    return `<symbol id="${name}" viewBox="${viewBox}">${drawing}</symbol>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
