import { randomUUID } from 'node:crypto'
import { jobs } from '#api/db/jobTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { requirePermissions } from '#api/modules/agency/access/required.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import type { AgencyImport, DryRun, ImportKind } from '#api/modules/agency/imports/imports.contract.ts'
import { importLabels, importMessages as messages } from '#api/modules/agency/imports/imports.messages.ts'
import {
  findImport,
  type StoredImport,
  setImport,
  toAgencyImport,
  uploadedFile,
} from '#api/modules/agency/imports/imports.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** Permission to import, by kind. */
const permissions = { expeditions: 'catalogue', departures: 'departures', guides: 'departures' } as const
const keptMs = 24 * 3_600_000

/** Begins the dry run of an uploaded file: a job does it. */
export async function beginDryRun(
  { db, clock }: Context,
  caller: AgencyCaller,
  { file_id, kind }: DryRun,
): Promise<AgencyImport> {
  await requirePermissions(db, caller, [permissions[kind]])
  const now = clock()
  return db.transaction(async (tx) => {
    const file = await uploadedFile(tx, { id: file_id, ownerId: caller.user.id, now })
    if (!file) throw new Refusal('FILE_REFUSED', { message: messages.gone })
    const [job] = await tx
      .insert(jobs)
      .values({
        id: randomUUID(),
        kind: 'import',
        entityId: file.id,
        input: { kind, hash: file.hash, actor: caller.actor },
        requestedBy: caller.user.id,
        createdAt: now,
        state: 'checking',
        expiresAt: new Date(now.getTime() + keptMs),
      })
      .returning()
    if (!job) throw new Error('The job insert returned no row.')
    await writeAudit(tx, caller.actor, { ...toEntry(job.id, kind, now), action: 'import.checked' })
    return toAgencyImport(await ownImport(tx, caller, job.id, now))
  })
}

export async function ownImport(
  db: ApiDeps['db'],
  { user }: AgencyCaller,
  id: string,
  now: Date,
  options?: { isLocked?: boolean },
): Promise<StoredImport> {
  const found = await findImport(db, { id, ownerId: user.id, now }, options)
  if (!found) throw new Refusal('JOB_NOT_FOUND')
  return found
}

/** Lets a job apply a file that the dry run found without errors; once for all requests. */
export async function beginApplication(
  { db, clock }: Context,
  caller: AgencyCaller,
  { id, key }: { id: string; key: string },
): Promise<AgencyImport> {
  const now = clock()
  return db.transaction(async (tx) => {
    const stored = await ownImport(tx, caller, id, now, { isLocked: true })
    const { kind, key: former } = stored.input
    await requirePermissions(tx, caller, [permissions[kind]])
    if (former === key) return toAgencyImport(stored)
    const fault = faultOfApplication(stored)
    if (fault) throw new Refusal('FILE_REFUSED', { message: fault })
    const input = { ...stored.input, actor: caller.actor, key }
    await setImport(tx, id, { state: 'applying', input })
    await writeAudit(tx, caller.actor, { ...toEntry(id, kind, now), action: 'import.requested' })
    return toAgencyImport({ ...stored, state: 'applying', input })
  })
}

function faultOfApplication({ state, report }: StoredImport): string | undefined {
  if (state === 'refused' || state === 'failed') return messages.hasErrors
  if (state !== 'ready') return messages.running
  return report?.rows.length === 0 ? messages.unchanged : undefined
}

export const toEntry = (id: string, kind: ImportKind, at: Date) => ({
  at,
  entity: 'import' as const,
  entityId: id,
  label: importLabels[kind],
})
