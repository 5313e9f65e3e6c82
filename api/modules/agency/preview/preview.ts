import type { ApiDeps } from '#api/deps.ts'
import { cleaned, toDayRows, toPublicRow } from '#api/modules/agency/expeditions/content.mappers.ts'
import { storedExpedition } from '#api/modules/agency/expeditions/expeditions.repository.ts'
import type { ExpeditionPreview } from '#api/modules/agency/preview/preview.contract.ts'
import { findPreview } from '#api/modules/expeditions/expeditions.projection.ts'
import { orNotFound } from '#api/plugins/errors.ts'

/** The public detail and route that a publication of the draft would write. */
export async function previewExpedition(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  id: number,
): Promise<ExpeditionPreview> {
  const { row, draft } = orNotFound(await storedExpedition(db, id))
  const content = cleaned(draft)
  return findPreview(db, { ...row, ...toPublicRow(content, row) }, toDayRows(content, id), clock())
}
