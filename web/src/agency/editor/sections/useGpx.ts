import { isRecord, isString, listOf, type Schema, shape } from '#schema/json.ts'
import type { Content } from '#web/agency/editor/content.ts'
import type { Draft } from '#web/agency/editor/draft.ts'
import { UseGpxDocument } from '#web/agency/editor/Editor.generated.ts'
import { messages } from '#web/agency/editor/messages.ts'
import { readOutcome } from '#web/agency/editor/useDraft.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'

type Uploaded = { fileId?: unknown; errors: { message: string }[] }
const isUploaded: Schema<Uploaded> = shape({
  fileId: (value): value is unknown => true,
  errors: listOf(shape({ message: isString })),
})

/** Uploads a GPX file and takes its line into the draft; returns the reason of a refusal. */
export function useGpx(id: string, draft: Draft<Content>) {
  const graph = useGraph()
  return async (file: File): Promise<string | undefined> => {
    const uploaded = await upload(file)
    if ('refusal' in uploaded) return uploaded.refusal
    await draft.flush()
    const client = await graph.apollo()
    const { data } = await client.mutate({
      mutation: UseGpxDocument,
      variables: { id, version: draft.version, fileId: uploaded.fileId },
    })
    const outcome = readOutcome(data?.agencyUseGpx)
    if (outcome.kind === 'saved') draft.take(outcome)
    if (outcome.kind === 'refused') return Object.values(outcome.errors)[0]
    if (outcome.kind !== 'conflict') return undefined
    await draft.reload()
    return messages.routeChanged(outcome.conflict.by)
  }
}

async function upload(file: File): Promise<{ fileId: string } | { refusal: string }> {
  const response = await fetch('/agence/fichiers/gpx', {
    method: 'POST',
    headers: { 'content-type': 'application/gpx+xml' },
    body: file,
  })
  const body: unknown = await response.json()
  if (!isRecord(body) || !isUploaded(body)) return { refusal: explainFailure() }
  const [refused] = body.errors
  return isString(body.fileId) ? { fileId: body.fileId } : { refusal: refused?.message ?? explainFailure() }
}
