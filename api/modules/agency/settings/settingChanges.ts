import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { settings } from '#api/db/settingTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import { lastChange, writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { type Faults, readAgencySettings } from '#api/modules/agency/settings/agencySettings.domain.ts'
import { readSalesSettings } from '#api/modules/agency/settings/salesSettings.domain.ts'
import { settingMessages } from '#api/modules/agency/settings/settings.messages.ts'
import {
  type SettingsOf,
  type SettingsSection,
  withDefaults,
} from '#api/modules/settings/settings.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Readers = {
  [S in SettingsSection]: (
    before: SettingsOf[S],
    change: Partial<SettingsOf[S]>,
  ) => { value: SettingsOf[S]; faults: Faults }
}

const readers: Readers = { agency: readAgencySettings, sales: readSalesSettings }

export type StoredSection<S extends SettingsSection> = {
  version: number
  value: SettingsOf[S]
  changed_by: string | null
  changed_at: string | null
}

/** A section with its version and its last author. */
export async function storedSection<S extends SettingsSection>(
  db: Database,
  section: S,
): Promise<StoredSection<S>> {
  const [row] = await db.select().from(settings).where(eq(settings.section, section))
  const { by, at } = await lastChange(db, 'settings', section)
  return {
    version: row?.version ?? 1,
    value: withDefaults(section, row?.value),
    changed_by: by,
    changed_at: at?.toISOString() ?? null,
  }
}

/** Saves fields of a section. Later reservations have the new terms, earlier ones keep theirs. */
export function saveSettings<S extends SettingsSection>(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  { actor }: Pick<AgencyCaller, 'actor'>,
  section: S,
  change: { version: number; value: Partial<SettingsOf[S]> },
): Promise<StoredSection<S>> {
  const now = clock()
  return db.transaction(async (tx) => {
    const version = await lockedVersion(tx, section, now)
    const stored = await storedSection(tx, section)
    if (version !== change.version) throw new Refusal('CONFLICT', { current: stored })
    const { value, faults } = readers[section](stored.value, change.value)
    if (Object.keys(faults).length > 0) throw new Refusal('INVALID_FIELDS', { fields: faults })
    await tx
      .update(settings)
      .set({ value, version: version + 1, changedAt: now })
      .where(eq(settings.section, section))
    await writeAudit(tx, actor, {
      at: now,
      action: 'settings.changed',
      entity: 'settings',
      entityId: section,
      label: settingMessages.labels[section],
      before: toValues(stored.value),
      after: toValues(value),
    })
    return storedSection(tx, section)
  })
}

/** The first change of a section inserts its row, so that two of them wait for each other. */
async function lockedVersion(tx: Database, section: SettingsSection, now: Date): Promise<number> {
  await tx.insert(settings).values({ section, value: {}, changedAt: now }).onConflictDoNothing()
  const [row] = await tx.select().from(settings).where(eq(settings.section, section)).for('update')
  if (!row) throw new Error(`The settings ${section} were not stored.`)
  return row.version
}

const toValues = (value: SettingsOf[SettingsSection]): AuditValues => ({ ...value })
