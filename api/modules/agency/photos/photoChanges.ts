import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { photoFiles } from '#api/db/fileTables.ts'
import { photos } from '#api/db/referenceTables.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { AuditValues } from '#api/modules/agency/audit/audit.contract.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { requireVersion } from '#api/modules/agency/audit/requireVersion.ts'
import { sha256 } from '#api/modules/agency/files/hash.ts'
import { type Master, toMaster } from '#api/modules/agency/photos/master.ts'
import { readPhoto } from '#api/modules/agency/photos/photo.domain.ts'
import type { AgencyPhoto, PhotoChange } from '#api/modules/agency/photos/photos.contract.ts'
import {
  expeditionsWithPhoto,
  lockPhoto,
  photosByName,
  photoWithHash,
  type StoredPhoto,
  toAgencyPhoto,
} from '#api/modules/agency/photos/photos.repository.ts'
import { projectExpeditions } from '#api/modules/expeditions/expeditions.projection.ts'
import { Refusal } from '#api/plugins/errors.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>

/** Stores a photograph; one that was sent before is returned as it is. */
export async function addPhoto(context: Context, caller: AgencyCaller, sent: Buffer): Promise<AgencyPhoto> {
  const hash = sha256(sent)
  const known = await photoWithHash(context.db, hash)
  if (known) return toAgencyPhoto(known)
  const master = await toMaster(sent)
  return context.db.transaction((tx) => insertPhoto(tx, caller, { master, hash, now: context.clock() }))
}

/** The name is made of the hash: it is the same wherever the file is sent, and unknown without the file. */
async function insertPhoto(
  tx: Database,
  { user, actor }: AgencyCaller,
  { master, hash, now }: { master: Master; hash: Buffer; now: Date },
): Promise<AgencyPhoto> {
  const name = `${hash.toString('hex').slice(0, 32)}.jpg`
  const { bytes, ...measures } = master
  const [added] = await tx
    .insert(photos)
    .values({ name, ...measures, ...unknownWords })
    .onConflictDoNothing()
    .returning({ name: photos.name })
  if (added) {
    await tx.insert(photoFiles).values({ name, hash, bytes, addedBy: user.id, addedAt: now })
    const entry = { entity: 'photo', entityId: name, label: name } as const
    await writeAudit(tx, actor, {
      at: now,
      action: 'photo.added',
      ...entry,
      after: { width: master.width, height: master.height },
    })
  }
  const stored = (await photosByName(tx, [name])).get(name)
  if (!stored) throw new Error(`Photo ${name} was not stored.`)
  return toAgencyPhoto(stored)
}

const unknownWords = {
  alt: '',
  focusX: 50,
  focusY: 50,
  author: '',
  license: '',
  licenseUrl: '',
  sourceUrl: '',
}

/** Saves the words and the focal point of a photograph, and rewrites the public documents that show it. */
export function savePhoto(
  { db, clock }: Context,
  caller: AgencyCaller,
  name: string,
  { version, ...input }: PhotoChange,
): Promise<AgencyPhoto> {
  const now = clock()
  return db.transaction(async (tx) => {
    const before = await lockPhoto(tx, name)
    if (!before) throw new Refusal('PHOTO_NOT_FOUND')
    const stored = { entity: 'photo', id: name, version: before.photo.version, changedAt: now } as const
    await requireVersion(tx, version, stored, () => toAgencyPhoto(before))
    const { words, faults } = readPhoto(before.photo, input)
    if (Object.keys(faults).length > 0) throw new Refusal('INVALID_FIELDS', { fields: faults })
    const after = { ...before, photo: { ...before.photo, ...words, version: version + 1 } }
    await tx.update(photos).set(after.photo).where(eq(photos.name, name))
    await writeAudit(tx, caller.actor, {
      at: now,
      action: 'photo.changed',
      entity: 'photo',
      entityId: name,
      label: words.alt || name,
      before: toValues(before),
      after: toValues(after),
    })
    await projectExpeditions(tx, await expeditionsWithPhoto(tx, name), now)
    return toAgencyPhoto(after)
  })
}

function toValues({ photo }: StoredPhoto): AuditValues {
  const { alt, focusX, focusY, author, license, place } = photo
  return { alt, focus_x: focusX, focus_y: focusY, author, license, place }
}
