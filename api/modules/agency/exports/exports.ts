import { randomUUID } from 'node:crypto'
import type { Database } from '#api/db/client.ts'
import { jobs } from '#api/db/jobTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { requirePermissions, requireStepUp } from '#api/modules/agency/access/required.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { toDocument } from '#api/modules/agency/exports/customer.ts'
import type {
  AgencyExport,
  CustomerFormat,
  ExportInput,
  ExportRequest,
} from '#api/modules/agency/exports/exports.contract.ts'
import { exportLabels } from '#api/modules/agency/exports/exports.messages.ts'
import {
  appendPart,
  findExport,
  type StoredExport,
  toAgencyExport,
} from '#api/modules/agency/exports/exports.repository.ts'
import { linkEnd, runPage } from '#api/modules/agency/exports/runExports.ts'
import { requiredPermissions, sources } from '#api/modules/agency/exports/sources.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** Exports of more rows are written by a job, after the response. */
const mostAtOnce = 5_000
const keptMs = 24 * 3_600_000

/** Begins an export with the filter of its list; a short one is whole in the response. */
export async function beginExport(
  { db, clock }: Context,
  caller: AgencyCaller,
  { kind, filter = {} }: ExportRequest,
): Promise<AgencyExport> {
  const { isPersonal, count } = sources[kind]
  await requirePermissions(db, caller, requiredPermissions(kind))
  const now = clock()
  if (isPersonal) requireStepUp(caller, now)
  const total = await count({ db, caller, now }, filter)
  const id = randomUUID()
  const end = new Date(now.getTime() + keptMs)
  await db.transaction(async (tx) => {
    await insertExport(tx, caller, { id, now, kind, filter, total, state: 'running', end })
    const entry = { at: now, entity: 'export', entityId: id, label: exportLabels[kind] } as const
    const after = { rows: total, filter: Object.keys(filter).toSorted() }
    await writeAudit(tx, caller.actor, { ...entry, action: 'export.requested', after })
  })
  if (total <= mostAtOnce) while (await runPage({ db, clock }, id));
  return toAgencyExport(await ownExport(db, caller, id, clock()))
}

type Insertion = {
  id: string
  now: Date
  kind: ExportInput['kind']
  filter: ExportInput['filter']
  total: number
  state: 'running' | 'done'
  end: Date
}

async function insertExport(tx: Database, caller: AgencyCaller, query: Insertion): Promise<void> {
  const { id, now, kind, filter, total, state, end } = query
  await tx.insert(jobs).values({
    id,
    kind: 'export',
    entityId: filter.departure_id ?? filter.customer ?? kind,
    input: { kind, filter, actor: caller.actor },
    requestedBy: caller.user.id,
    createdAt: now,
    state,
    totalCount: total,
    doneCount: state === 'done' ? total : 0,
    expiresAt: end,
  })
}

/** Writes all that the service holds of a customer as one document. */
export function exportCustomer(
  { db, clock }: Context,
  caller: AgencyCaller,
  { id, format }: { id: string; format: CustomerFormat },
): Promise<AgencyExport> {
  const now = clock()
  return db.transaction(async (tx) => {
    const document = await toDocument(tx, id, format, now)
    const exportId = randomUUID()
    const input = {
      id: exportId,
      now,
      kind: 'customer',
      filter: { customer: id, format },
      total: 1,
    } as const
    await insertExport(tx, caller, { ...input, state: 'done', end: linkEnd(now) })
    await appendPart(tx, exportId, document)
    const entry = { at: now, entity: 'customer', entityId: id, label: id, after: { format } } as const
    await writeAudit(tx, caller.actor, { ...entry, action: 'customer.exported' })
    return toAgencyExport(await ownExport(tx, caller, exportId, now))
  })
}

export async function ownExport(
  db: Database,
  { user }: AgencyCaller,
  id: string,
  now: Date,
): Promise<StoredExport> {
  const found = await findExport(db, { id, ownerId: user.id, now })
  if (!found) throw new Refusal('JOB_NOT_FOUND')
  return found
}
