import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { settings } from '#api/db/settingTables.ts'
import { type AgencySettings, defaultAgency } from '#schema/settings.ts'

/** Fictitious facts: no visitor of a real agency may see one. */
export const demoAgency: AgencySettings = {
  ...defaultAgency,
  name: 'Explora',
  legal_name: 'Explora SAS (fictive)',
  email: 'bonjour@explora.example',
  phone: '+33 4 00 00 00 00',
  street: '1 quai des Exemples',
  postal_code: '74000',
  city: 'Annecy',
  siren: '000 000 000',
  vat_number: 'FR00 000 000 000',
  registration: 'IM074000000',
  instagram: 'https://www.instagram.com/explora.example',
  facebook: 'https://www.facebook.com/explora.example',
  linkedin: 'https://www.linkedin.com/company/explora.example',
  youtube: 'https://www.youtube.com/@explora.example',
}

/** Saves the facts as an owner does, unless one has: the first save makes version 2. */
export async function loadAgency(db: Database, now: Date): Promise<void> {
  const saved = { value: demoAgency, version: 2, changedAt: now }
  await db
    .insert(settings)
    .values({ section: 'agency', ...saved })
    .onConflictDoUpdate({ target: settings.section, set: saved, setWhere: eq(settings.version, 1) })
}
