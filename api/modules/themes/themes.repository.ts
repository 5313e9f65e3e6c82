import { asc, eq } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { themeGroups, themes } from '#api/db/tables.ts'
import { photoUrl } from '#api/modules/expeditions/expeditions.mappers.ts'
import type { ThemeExpeditions, ThemeExpeditionsReader } from '#api/modules/search/themeExpeditions.ts'
import type { ThemeGroup, ThemePage } from '#api/modules/themes/themes.contract.ts'

const bannerWidth = 1280

type ThemeRow = typeof themes.$inferSelect

export function themesRepository(db: Database, readExpeditions: ThemeExpeditionsReader) {
  return {
    /** All groups in their order, those without a theme included. */
    async groups(today: string): Promise<ThemeGroup[]> {
      const rows = await db
        .select({ group: themeGroups, theme: themes })
        .from(themeGroups)
        .leftJoin(themes, eq(themes.groupId, themeGroups.id))
        .orderBy(asc(themeGroups.position), asc(themes.position))
      const known = rows.flatMap(({ theme }) => theme ?? [])
      const expeditions = await readExpeditions(
        known.map(({ filters }) => filters),
        today,
      )
      const links = new Map(
        known.map((theme, index) => [
          theme.path,
          { ...toTheme(theme, expeditions[index]), filters: theme.filters },
        ]),
      )
      return [...Map.groupBy(rows, ({ group }) => group.id)].map(([id, ofGroup]) => ({
        id,
        name: ofGroup[0]?.group.name ?? '',
        themes: ofGroup.flatMap(({ theme }) => links.get(theme?.path ?? '') ?? []),
      }))
    },

    async byPath(path: string, today: string): Promise<ThemePage | undefined> {
      const [theme] = await db.select().from(themes).where(eq(themes.path, path))
      if (!theme) return undefined
      const [expeditions] = await readExpeditions([theme.filters], today)
      return { theme: toTheme(theme, expeditions), filters: theme.filters }
    },
  }
}

const noExpeditions: ThemeExpeditions = { count: 0, nextDeparture: null }

function toTheme({ name, path, intro, bannerPhotoName }: ThemeRow, expeditions = noExpeditions) {
  return {
    name,
    path,
    intro,
    banner_photo_url: bannerPhotoName && photoUrl(bannerPhotoName, bannerWidth),
    expeditions_count: expeditions.count,
    next_departure_start: expeditions.nextDeparture,
  }
}
