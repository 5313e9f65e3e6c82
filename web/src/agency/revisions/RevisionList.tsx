import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { Confirmation } from '#web/agency/editor/Confirmation.tsx'
import { messages } from '#web/agency/revisions/messages.ts'
import {
  type ListedRevisionFragment,
  useRestoreRevisionMutation,
} from '#web/agency/revisions/Revisions.generated.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'

type Props = {
  revisions: readonly ListedRevisionFragment[]
  expedition: { id: string; version: number }
  onChanged: () => void
}

/** Versions, newest first; each can be copied into the draft. */
export function RevisionList({ revisions, expedition, onChanged }: Props) {
  const [chosen, choose] = useState<number>()
  const close = () => choose(undefined)
  const restore = useRestore(expedition, close, onChanged)
  return (
    <section aria-label={messages.list} className="mt-8 max-w-3xl">
      <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
        {revisions.map(({ number, author, at, note }) => (
          <li
            key={number}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-6"
          >
            <div className="min-w-0">
              <p className="font-semibold">{messages.version(number)}</p>
              <p className="text-meta text-ink-2">
                {messages.by(author ?? messages.imported, dayAndHour(at))}
              </p>
              {note && <p className="mt-1">{note}</p>}
            </div>
            <Button size="sm" aria-label={messages.restoreTitle(number)} onClick={() => choose(number)}>
              {messages.restore}
            </Button>
          </li>
        ))}
      </ul>
      <Dialog isOpen={chosen !== undefined} onClose={close} title={messages.restoreTitle(chosen ?? 0)}>
        <Confirmation
          text={messages.restoreText}
          label={messages.restore}
          onSend={async () => chosen !== undefined && restore(chosen)}
          onCancel={close}
        />
      </Dialog>
    </section>
  )
}

/** Copies a version into the draft, then opens the editor. */
function useRestore({ id, version }: Props['expedition'], close: () => void, onChanged: () => void) {
  const [send] = useRestoreRevisionMutation()
  const navigate = useNavigate()
  return async (number: number): Promise<boolean> => {
    const payload = await send({ variables: { id, version, number } }).then(
      ({ data }) => data?.agencyRestoreRevision,
      (error) => void toast.error(explainFailure(error)),
    )
    close()
    if (!payload) return false
    const [refusal] = listRefusals(payload)
    if (payload.conflict || refusal) {
      toast.error(payload.conflict ? messages.changedMeanwhile : (refusal?.message ?? explainFailure()))
      onChanged()
      return false
    }
    toast.success(messages.restored)
    await navigate(`/aventures/${id}`)
    return true
  }
}
