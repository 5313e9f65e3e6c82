import type { Database } from '#api/db/client.ts'
import { and, eq, gt, lte } from '#api/db/drizzle.ts'
import { files } from '#api/db/fileTables.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { fileLabels } from '#api/modules/agency/files/files.messages.ts'
import { sha256 } from '#api/modules/agency/files/hash.ts'

export type FileKind = (typeof files.$inferSelect)['kind']

const keptMs = 24 * 3_600_000

/** Stores a file for the next step of its sender. */
export function storeFile(
  db: Database,
  { user, actor }: AgencyCaller,
  { kind, sent, kept, now }: { kind: FileKind; sent: Buffer; kept: Buffer; now: Date },
): Promise<string> {
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(files)
      .values({
        ownerId: user.id,
        kind,
        hash: sha256(sent),
        size: sent.length,
        bytes: kept,
        createdAt: now,
        expiresAt: new Date(now.getTime() + keptMs),
      })
      .returning({ id: files.id })
    if (!row) throw new Error('The file insert returned no row.')
    const entry = { entity: 'file', entityId: row.id, label: fileLabels[kind] } as const
    await writeAudit(tx, actor, { at: now, action: 'file.received', ...entry, after: { size: sent.length } })
    return row.id
  })
}

/** A file of the person who sent it; undefined for any other, and after a day. */
export async function readFile(
  db: Database,
  { id, kind, ownerId, now }: { id: string; kind: FileKind; ownerId: string; now: Date },
): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ bytes: files.bytes })
    .from(files)
    .where(and(eq(files.id, id), eq(files.kind, kind), eq(files.ownerId, ownerId), gt(files.expiresAt, now)))
  return row && Buffer.from(row.bytes)
}

export async function deleteExpiredFiles(db: Database, now: Date): Promise<void> {
  await db.delete(files).where(lte(files.expiresAt, now))
}
