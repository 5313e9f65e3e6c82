import { eq, sql } from 'drizzle-orm'
import type { Database } from '#api/db/client.ts'
import { settings } from '#api/db/settingTables.ts'
import { type AgencySettings, defaultAgency, defaultSales, type SalesSettings } from '#schema/settings.ts'

const defaults = { agency: defaultAgency, sales: defaultSales }
export type SettingsSection = keyof typeof defaults
export type SettingsOf = { agency: AgencySettings; sales: SalesSettings }

/** Reads a section, with the defaults of what no owner has set. */
export async function readSettings<S extends SettingsSection>(
  db: Database,
  section: S,
): Promise<SettingsOf[S]> {
  const [row] = await db.select().from(settings).where(eq(settings.section, section))
  return withDefaults(section, row?.value)
}

export function withDefaults<S extends SettingsSection>(section: S, value: object | null | undefined) {
  const known: SettingsOf[S] = defaults[section]
  return { ...known, ...value }
}

/** The stored settings of sales, as a column of another query. */
export const storedSales = sql<
  object | null
>`(select ${settings.value} from ${settings} where ${settings.section} = 'sales')`
