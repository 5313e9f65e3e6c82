import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toSlug } from '#api/modules/search/fold.ts'
import { activityIcon } from '#web/ui/activityIcons.ts'

const catalogue: { activity_categories: { key: string; activities: string[] }[] } = JSON.parse(
  readFileSync('api/db/demo/catalogue.json', 'utf8'),
)
const slugs = catalogue.activity_categories.flatMap(({ key, activities }) => [key, ...activities.map(toSlug)])

const sprite = readFileSync('web/src/ui/activities.svg', 'utf8')
const typesPicture = readFileSync('web/src/ui/activityTypes.svg', 'utf8')
const typesStyles = readFileSync('web/src/ui/activityTypes.css', 'utf8')

test.each(slugs)('%s has an icon of the sprite', (slug) => {
  expect(sprite).toContain(`<symbol id="${activityIcon(slug)}"`)
  if (slug !== 'autre') expect(activityIcon(slug)).not.toBe('compass')
})

test('an unknown activity has the compass icon', () => {
  expect(activityIcon('ballon')).toBe('compass')
})

test.each(catalogue.activity_categories.map(({ key }) => key))(
  'the field « Quoi ? » has a row of the picture for %s',
  (slug) => {
    const rows = [...typesPicture.matchAll(/<g id="([\w-]+)"/g)].map(([, name]) => name)
    const [, row = '0'] = new RegExp(`"${slug}"\\]:checked\\) \\{\\s+--icon: (\\d+)`).exec(typesStyles) ?? []
    expect(rows[Number(row)]).toBe(activityIcon(slug))
  },
)
