import type { Database } from '#api/db/client.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { settings } from '#api/db/settingTables.ts'
import { type AgencySettings, defaultAgency, defaultSales, type SalesSettings } from '#schema/settings.ts'
import type { SupportHours } from '#schema/supportDays.ts'

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

/** Names the agency until an owner has saved its facts, which makes version 2. */
export async function nameAgency(db: Database, name: string, now: Date): Promise<void> {
  const named = { value: { name }, changedAt: now }
  await db
    .insert(settings)
    .values({ section: 'agency', ...named })
    .onConflictDoUpdate({
      target: settings.section,
      set: named,
      // Gateways hear of each change: the same name is none.
      setWhere: sql`${settings.version} = 1 and ${settings.value} <> excluded.value`,
    })
}

const getDefaults = <S extends SettingsSection>(section: S): SettingsOf[S] => defaults[section]

export function withDefaults<S extends SettingsSection>(section: S, value: object | null | undefined) {
  return { ...getDefaults(section), ...value }
}

/** The stored settings of sales, as a column of another query. */
export const storedSales = sql<
  object | null
>`(select ${settings.value} from ${settings} where ${settings.section} = 'sales')`

/** Hours of the telephone. */
export const supportHours = (agency: AgencySettings): SupportHours => ({
  opensAt: agency.opens_at,
  closesAt: agency.closes_at,
  weekdays: agency.weekdays,
  closedDays: agency.closed_days,
})
