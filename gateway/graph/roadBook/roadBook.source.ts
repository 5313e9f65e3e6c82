import type { Detail } from '#gateway/graph/expeditions/detail.model.ts'
import type { ExpeditionModel } from '#gateway/graph/expeditions/expeditions.model.ts'
import { type PackFiles, packFile, toVersion } from '#gateway/graph/roadBook/packFiles.ts'
import { toContent, toFacts } from '#gateway/graph/roadBook/roadBook.model.ts'
import type { RoadBook } from '#gateway/graph/schema.generated.ts'
import { type AccountCalls, isExpired, type Session } from '#gateway/graph/session.ts'
import type { RestScope } from '#gateway/upstream/rest.ts'
import { isNotUnderstood, refusedWith } from '#gateway/upstream/restFailure.ts'
import { isKey, restPath } from '#gateway/upstream/restPath.ts'
import { roadBookPaths } from '#schema/roadBook.ts'

const mostPhotos = 6

export type RoadBookSourceDeps = {
  account: AccountCalls
  session: Session
  packFiles: PackFiles
  expeditions: {
    byId(id: string): Promise<ExpeditionModel | null>
    findDetail(expedition: ExpeditionModel): Promise<Detail>
    route(id: string): Promise<unknown>
  }
}

/** Without files the status is the reason: 401 without a session, 404 for others' reservations, 410 once it is over. */
type Read = { status: 401 | 404 | 410; files: null } | { status: 200; files: RoadBook; content: string }

export function roadBooksSource(deps: RoadBookSourceDeps, scope: RestScope) {
  const { account, session, packFiles, expeditions } = deps
  const reads = new Map<string, Promise<Read>>()

  /** Photographs that this server holds: a device cannot store those of other hosts. */
  async function findPhotos({ images }: Detail) {
    const found = await Promise.all(
      images
        .slice(0, mostPhotos)
        .map(async ({ url, alt }) => ({ alt, file: await packFiles.photo(url, scope.signal) })),
    )
    return found.flatMap(({ alt, file }) => (file ? [{ alt, file }] : []))
  }

  async function pack(body: unknown): Promise<Read> {
    const facts = toFacts(body)
    const expedition = await expeditions.byId(facts.expeditionId)
    if (!expedition) return { status: 404, files: null }
    const detail = await expeditions.findDetail(expedition)
    const [route, photos] = await Promise.all([expeditions.route(expedition.id), findPhotos(detail)])
    const shown = photos.map(({ alt, file: { path } }) => ({ path, alt }))
    const content = JSON.stringify(toContent(facts, { expedition, detail, route, photos: shown }))
    const files = [
      ...packFiles.app,
      ...photos.map(({ file }) => file),
      packFile(roadBookPaths.content(facts.reservationId), content),
    ]
    const sizeBytes = files.reduce((sum, { bytes }) => sum + bytes, 0)
    const { validUntil } = facts
    return { status: 200, content, files: { version: toVersion(files), sizeBytes, files, validUntil } }
  }

  async function readOwn(id: string): Promise<Read> {
    if (!isKey(id)) return { status: 404, files: null }
    if (!(await session.bearer())) return { status: 401, files: null }
    const { status, body } = await account.send({
      method: 'GET',
      path: restPath`/reservations/${id}/road-book`,
    })
    if (status < 400) return pack(body)
    if (status === 404 || status === 410) return { status, files: null }
    if (isNotUnderstood(status)) return { status: 404, files: null }
    throw refusedWith(status)
  }

  return {
    /** At most once a request. */
    read(id: string): Promise<Read> {
      const read = reads.get(id) ?? readOwn(id).catch(signedOut)
      reads.set(id, read)
      return read
    },
  }
}

function signedOut(failure: unknown): Read {
  if (isExpired(failure)) return { status: 401, files: null }
  throw failure
}
