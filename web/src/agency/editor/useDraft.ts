import { useEffect, useState, useSyncExternalStore } from 'react'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { type Content, toContent } from '#web/agency/editor/content.ts'
import { formError, known } from '#web/agency/editor/draft.rules.ts'
import { Draft, type Outcome, type Stored } from '#web/agency/editor/draft.ts'
import {
  EditedExpeditionDocument,
  type EditedExpeditionFragment,
  type EditedPayloadFragment,
  SaveExpeditionDocument,
} from '#web/agency/editor/Editor.generated.ts'
import { messages } from '#web/agency/editor/messages.ts'
import { type Copy, readCopy, writeCopy } from '#web/agency/shell/localCopy.ts'
import { useOnline } from '#web/lib/browser/useOnline.ts'
import type { AgencyExpeditionInput } from '#web/lib/graph/graph.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'

/** The draft of an expedition in this browser, saved as it is written. */
export function useDraft(expedition: EditedExpeditionFragment, accountId: string) {
  const graph = useGraph()
  const [draft] = useState(() => openDraft(graph, expedition, accountId))
  const state = useSyncExternalStore(draft.subscribe, draft.read)
  useEffect(() => {
    draft.start()
    const save = () => void draft.flush()
    const saveWhenHidden = () => document.visibilityState === 'hidden' && save()
    document.addEventListener('visibilitychange', saveWhenHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveWhenHidden)
      save()
    }
  }, [draft])
  useOnline(() => void draft.flush())
  return { draft, state }
}

export const toStored = ({ version, draft }: EditedExpeditionFragment): Stored<Content> => ({
  version,
  content: toContent(draft),
})

function openDraft(graph: Graph, expedition: EditedExpeditionFragment, accountId: string): Draft<Content> {
  const { id } = expedition
  const stored = toStored(expedition)
  return new Draft(stored, known(readCopy(accountId, id), stored.content), {
    save: (version, changes) => save(graph, { id, version, input: toInput(changes) }),
    read: () => read(graph, id),
    isOffline: (error) => !navigator.onLine || error instanceof TypeError,
    keep: (copy: Copy | undefined) => writeCopy(accountId, id, copy),
  })
}

type Variables = { id: string; version: number; input: AgencyExpeditionInput }

async function save(graph: Graph, variables: Variables): Promise<Outcome<Content>> {
  const client = await graph.apollo()
  const { data } = await client.mutate({ mutation: SaveExpeditionDocument, variables })
  return readOutcome(data?.agencySaveExpedition)
}

export function readOutcome(payload: EditedPayloadFragment | null | undefined): Outcome<Content> {
  if (payload?.conflict) return { kind: 'conflict', conflict: payload.conflict }
  if (payload?.expedition) return { kind: 'saved', ...toStored(payload.expedition) }
  const refusals = listRefusals(payload).map(({ field, message }) => [field ?? formError, message])
  return { kind: 'refused', errors: Object.fromEntries(refusals) }
}

async function read(graph: Graph, id: string): Promise<Stored<Content>> {
  const client = await graph.apollo()
  const { data } = await client.query({
    query: EditedExpeditionDocument,
    variables: { id },
    fetchPolicy: 'network-only',
  })
  const expedition = data?.agency?.expedition
  if (!expedition) throw new Error(messages.unknown)
  return toStored(expedition)
}

/** The positions of a route come from a file, and are more than variables may have: only their removal is sent. */
function toInput({ route, ...changes }: Partial<Content>): AgencyExpeditionInput {
  if (route === undefined) return writable(changes)
  return { ...writable(changes), route: route && writable(withoutTracks(route)) }
}

const withoutTracks = ({ points, tracks }: NonNullable<Content['route']>) =>
  tracks.length > 0 ? { points } : { points, tracks }

/** A copy whose lists TypeScript does not take for read-only. */
function writable(changes: Omit<Partial<Content>, 'route'>): AgencyExpeditionInput
function writable(route: ReturnType<typeof withoutTracks>): NonNullable<AgencyExpeditionInput['route']>
function writable(value: unknown): unknown {
  return structuredClone(value)
}
