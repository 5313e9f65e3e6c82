import { randomUUID } from 'node:crypto'
import { eq } from '#api/db/drizzle.ts'
import { files } from '#api/db/fileTables.ts'
import { jobs } from '#api/db/jobTables.ts'
import { sha256 } from '#api/modules/agency/files/hash.ts'
import { at } from '#tests/gateway/authorization/reach.ts'
import type { Stage, Success } from '#tests/gateway/authorization/stage.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { testNow } from '#tests/support/testNow.ts'

async function uploaded({ db, owner }: Stage): Promise<string> {
  const bytes = Buffer.from('id;capacity\n1;12\n')
  const times = { createdAt: testNow, expiresAt: new Date(testNow.getTime() + 60_000) }
  const [file] = await db
    .insert(files)
    .values({ ownerId: owner.userId, kind: 'import', hash: sha256(bytes), size: 1, bytes, ...times })
    .returning({ id: files.id })
  return file?.id ?? ''
}

const toDryRun = (fileId: string) => `agencyDryRunImport(fileId: "${fileId}", kind: DEPARTURES)`

export const transferSuccesses: Record<string, (stage: Stage) => Promise<Success>> = {
  agencyDryRunImport: async (stage) => ({ call: toDryRun(await uploaded(stage)) }),
  agencyApplyImport: async (stage) => {
    const begun = await stage.send(toDryRun(await uploaded(stage)), 'import { id }')
    const id = String(at(begun, ['import', 'id'])[0])
    const row = { row: 2, label: 'Départ', result: 'changed' as const, changes: [] }
    const report = { rowsCount: 1, unchangedCount: 0, rows: [row], errors: [], ignored: [], digest: '' }
    await stage.db.update(jobs).set({ state: 'ready', report }).where(eq(jobs.id, id))
    return { call: `agencyApplyImport(jobId: "${id}", key: "${randomUUID()}")` }
  },
  agencyExport: async () => ({ call: 'agencyExport(kind: RESERVATIONS)' }),
  agencyExportCustomer: async ({ db, secrets }) => {
    const { userId } = await signedInAccount(db, { email: 'ines.exportee@example.test' })
    secrets.push('ines.exportee@example.test')
    return { call: `agencyExportCustomer(id: "${userId}", format: JSON)` }
  },
}
