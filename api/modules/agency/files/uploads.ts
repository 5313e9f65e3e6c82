import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { faultOfImport } from '#api/modules/agency/files/files.domain.ts'
import { type FileKind, storeFile } from '#api/modules/agency/files/files.repository.ts'
import { readGpx, toChunks } from '#api/modules/agency/route/gpx.ts'
import { Refusal } from '#api/plugins/errors.ts'

/** How each kind is checked by its content, and what of it is stored. */
const readers: Record<FileKind, (sent: Buffer) => Promise<Buffer>> = {
  gpx: async (sent) => Buffer.from(JSON.stringify(await readGpx(toChunks(sent)))),
  import: async (sent) => checked(sent, faultOfImport(sent)),
}

function checked(sent: Buffer, fault: string | undefined): Buffer {
  if (fault) throw new Refusal('FILE_REFUSED', { message: fault })
  return sent
}

export async function receiveFile(
  { db, clock }: Pick<ApiDeps, 'db' | 'clock'>,
  caller: AgencyCaller,
  kind: FileKind,
  sent: Buffer,
): Promise<{ file_id: string }> {
  const kept = await readers[kind](sent)
  return { file_id: await storeFile(db, caller, { kind, sent, kept, now: clock() }) }
}
