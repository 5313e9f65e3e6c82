import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toSlug } from '#api/modules/search/fold.ts'
import { activityIcon } from '#web/ui/activityIcons.ts'

const catalogue: { activity_categories: { key: string; activities: string[] }[] } = JSON.parse(
  readFileSync('api/db/demo/catalogue.json', 'utf8'),
)
const slugs = catalogue.activity_categories.flatMap(({ key, activities }) => [key, ...activities.map(toSlug)])

const sprite = readFileSync('web/src/ui/activities.svg', 'utf8')

test.each(slugs)('%s has an icon of the sprite', (slug) => {
  expect(sprite).toContain(`<symbol id="${activityIcon(slug)}"`)
  if (slug !== 'autre') expect(activityIcon(slug)).not.toBe('compass')
})

test('an unknown activity has the compass icon', () => {
  expect(activityIcon('ballon')).toBe('compass')
})
