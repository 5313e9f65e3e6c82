import { randomUUID } from 'node:crypto'
import type { Database } from '#api/db/client.ts'
import { jobParts, jobs } from '#api/db/jobTables.ts'
import { testNow } from '#tests/support/testNow.ts'

const freshIds = () => ({ importId: randomUUID(), exportId: randomUUID() })

/** An import and an export of a member of the staff. */
export async function createTransfers(
  db: Database,
  userId: string,
  { importId, exportId }: { importId: string; exportId: string } = freshIds(),
) {
  const actor = { kind: 'staff', userId, sessionId: randomUUID(), requestId: 'of-the-tests' } as const
  const common = {
    requestedBy: userId,
    createdAt: testNow,
    expiresAt: new Date(testNow.getTime() + 60_000),
  }
  const imported = { kind: 'departures' as const, hash: '', actor }
  const exported = { kind: 'guides' as const, filter: {}, actor }
  const report = { rowsCount: 1, unchangedCount: 1, rows: [], errors: [], ignored: [], digest: '' }
  await db.insert(jobs).values([
    {
      id: importId,
      kind: 'import',
      entityId: randomUUID(),
      state: 'ready',
      report,
      input: imported,
      ...common,
    },
    { id: exportId, kind: 'export', entityId: 'guides', state: 'done', input: exported, ...common },
  ])
  await db.insert(jobParts).values({ jobId: exportId, position: 0, bytes: Buffer.from('id\r\n') })
  return { importId, exportId }
}

/** The transfers whose ids are the examples of the description. */
export const exampleTransfers = {
  importId: '1b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e',
  exportId: '2b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e',
}
