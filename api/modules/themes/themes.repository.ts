import type { Database } from '#api/db/client.ts'
import { asc, eq } from '#api/db/drizzle.ts'
import { photos } from '#api/db/referenceTables.ts'
import { themeGroups, themes } from '#api/db/tables.ts'
import { photoUrl, toPhoto } from '#api/modules/expeditions/expeditions.mappers.ts'
import type { ThemeExpeditions, ThemeExpeditionsReader } from '#api/modules/search/themeExpeditions.ts'
import type { ThemeGroup, ThemePage } from '#api/modules/themes/themes.contract.ts'

const bannerWidth = 1280

type ThemeRow = { theme: typeof themes.$inferSelect; photo: typeof photos.$inferSelect | null }

export function themesRepository(db: Database, readExpeditions: ThemeExpeditionsReader) {
  return {
    /** All groups in their order, those without a theme included. */
    async groups(today: string): Promise<ThemeGroup[]> {
      const rows = await db
        .select({ group: themeGroups, theme: themes, photo: photos })
        .from(themeGroups)
        .leftJoin(themes, eq(themes.groupId, themeGroups.id))
        .leftJoin(photos, eq(photos.name, themes.bannerPhotoName))
        .orderBy(asc(themeGroups.position), asc(themes.position))
      const known = rows.flatMap(({ theme, photo }) => (theme ? [{ theme, photo }] : []))
      const expeditions = await readExpeditions(
        known.map(({ theme }) => theme.filters),
        today,
      )
      const links = new Map(
        known.map((row, index) => [
          row.theme.path,
          { ...toTheme(row, expeditions[index]), filters: row.theme.filters },
        ]),
      )
      return [...Map.groupBy(rows, ({ group }) => group.id)].map(([id, ofGroup]) => ({
        id,
        name: ofGroup[0]?.group.name ?? '',
        themes: ofGroup.flatMap(({ theme }) => links.get(theme?.path ?? '') ?? []),
      }))
    },

    async byPath(path: string, today: string): Promise<ThemePage | undefined> {
      const [row] = await db
        .select({ theme: themes, photo: photos })
        .from(themes)
        .leftJoin(photos, eq(photos.name, themes.bannerPhotoName))
        .where(eq(themes.path, path))
      if (!row) return undefined
      const { filters } = row.theme
      const [expeditions] = await readExpeditions([filters], today)
      return { theme: toTheme(row, expeditions), filters }
    },
  }
}

const noExpeditions: ThemeExpeditions = { count: 0, nextDeparture: null }

function toTheme({ theme, photo }: ThemeRow, expeditions = noExpeditions) {
  const { name, path, intro, bannerPhotoName } = theme
  return {
    name,
    path,
    intro,
    banner_photo_url: bannerPhotoName && photoUrl(bannerPhotoName, bannerWidth),
    banner_photo: photo && toPhoto(photo),
    expeditions_count: expeditions.count,
    next_departure_start: expeditions.nextDeparture,
  }
}
