import { readFileSync, writeFileSync } from 'node:fs'
import { commandLine } from '#tools/commandLine.ts'
import { iconNames } from '#web/ui/activityIcons.ts'

/** A file beside the drawings, as the library lies where it is installed. */
const library = import.meta.resolve('@phosphor-icons/core')
const viewBox = '0 0 256 256'

/** Every icon that an activity has, as one file: a page asks for it once, and names a symbol in each place. */
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

if (import.meta.main) {
  commandLine({ usage: 'Usage: npm run icons\nWrites web/src/ui/activities.svg.', options: {} })
  writeFileSync('web/src/ui/activities.svg', activitySprite())
}
