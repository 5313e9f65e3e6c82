import { asc, eq } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { themeGroups, themes } from '#api/db/tables.ts'
import { photoUrl } from '#api/modules/expeditions/expeditions.mappers.ts'
import type { ThemeGroup, ThemePage } from '#api/modules/themes/themes.contract.ts'

const bannerWidth = 1280

type ThemeRow = typeof themes.$inferSelect

/** Every group in its order, those without a theme included. */
export async function listThemeGroups(db: Database): Promise<ThemeGroup[]> {
  const rows = await db
    .select({ group: themeGroups, theme: themes })
    .from(themeGroups)
    .leftJoin(themes, eq(themes.groupId, themeGroups.id))
    .orderBy(asc(themeGroups.position), asc(themes.position))
  return [...Map.groupBy(rows, ({ group }) => group.id)].map(([id, ofGroup]) => ({
    id,
    name: ofGroup[0]?.group.name ?? '',
    themes: ofGroup.flatMap(({ theme }) => (theme ? [{ ...toTheme(theme), filters: theme.filters }] : [])),
  }))
}

export async function findTheme(db: Database, path: string): Promise<ThemePage | undefined> {
  const [theme] = await db.select().from(themes).where(eq(themes.path, path))
  return theme && { theme: toTheme(theme), filters: theme.filters }
}

function toTheme({ name, path, intro, bannerPhotoName }: ThemeRow) {
  return { name, path, intro, banner_photo_url: bannerPhotoName && photoUrl(bannerPhotoName, bannerWidth) }
}
