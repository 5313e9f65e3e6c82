import { nullable, parse, shape } from '#schema/json.ts'
import {
  isPack,
  isRoadBookContent,
  type Pack,
  type RoadBookContent,
  roadBookPaths,
} from '#schema/roadBook.ts'
import { roadBookHash } from '#web/roadBook/hash.generated.ts'

export type Answer =
  | { kind: 'same' | 'signedOut' | 'gone' | 'failed' }
  | { kind: 'found'; content: RoadBookContent }

const isPackResponse = shape({
  data: shape({ reservation: nullable(shape({ roadBook: nullable(isPack) })) }),
})

/** Requests the document of a road book, unless it is still the version of this device. */
export async function requestBook(id: string, version: string | undefined): Promise<Answer> {
  const response = await fetch(roadBookPaths.content(id), {
    cache: 'no-store',
    headers: version ? { 'if-none-match': `"${version}"` } : {},
  }).catch(() => undefined)
  if (!response) return { kind: 'failed' }
  if (response.status === 304) return { kind: 'same' }
  if (response.status === 401) return { kind: 'signedOut' }
  if ([403, 404, 410].includes(response.status)) return { kind: 'gone' }
  if (!response.ok) return { kind: 'failed' }
  const content = parse(isRoadBookContent, await response.text())
  return content ? { kind: 'found', content } : { kind: 'failed' }
}

/** The files of a road book; undefined where the service does not answer. */
export async function requestPack(id: string): Promise<Pack | undefined> {
  const response = await fetch('/graphql', {
    method: 'POST',
    cache: 'no-store',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      operationName: 'RoadBook',
      variables: { id },
      extensions: { persistedQuery: { version: 1, sha256Hash: roadBookHash } },
    }),
  }).catch(() => undefined)
  if (!response?.ok) return undefined
  const found = parse(isPackResponse, await response.text())
  return found?.data.reservation?.roadBook ?? undefined
}
