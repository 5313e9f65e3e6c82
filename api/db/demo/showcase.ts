import type { Database } from '#api/db/client.ts'
import { demoCollections } from '#api/db/demo/collections.content.ts'
import { themeGroups as demoGroups } from '#api/db/demo/themes.content.ts'
import { collections, themeGroups, themes } from '#api/db/tables.ts'
import type { ThemeFilters } from '#api/modules/themes/themes.contract.ts'

const everything: ThemeFilters = {
  activities: [],
  countries: [],
  region: null,
  expedition_type: null,
  vacation: null,
  family_friendly: null,
}

/** Loads the themes in their groups, and the collections. */
export async function loadShowcase(db: Database, ids: Map<string, number>): Promise<void> {
  await db.insert(themeGroups).values(demoGroups.map(({ id, name }, position) => ({ id, name, position })))
  await db.insert(themes).values(
    demoGroups.flatMap((group) =>
      group.themes.map(({ filters, ...theme }, position) => ({
        ...theme,
        groupId: group.id,
        filters: { ...everything, ...filters },
        position,
      })),
    ),
  )
  await db.insert(collections).values(
    demoCollections.map(({ expeditions, ...collection }, position) => ({
      ...collection,
      id: String(position + 1),
      expeditionIds: expeditions.flatMap((slug) => ids.get(slug) ?? []),
      position,
    })),
  )
}
