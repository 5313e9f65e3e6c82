import { type FormEvent, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { maxReportReason } from '#schema/constants.ts'
import { useDeletableMessagesQuery } from '#web/features/questions/DeletableMessages.generated.ts'
import { useDeleteMessageMutation } from '#web/features/questions/DeleteMessage.generated.ts'
import { messages } from '#web/features/questions/moderation.messages.ts'
import { useReportMessageMutation } from '#web/features/questions/ReportMessage.generated.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import type { AuthorRole } from '#web/lib/graph/graph.generated.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

type MessageActionsProps = {
  id: string
  authorName: string
  authorRole: AuthorRole
  expeditionId: string
  hasReplies: boolean
}

/**
 * Deletes the account's recent message, or reports a message with a reason, after an inline confirmation. The
 * agency answers for its own.
 */
export function MessageActions({ id, authorName, authorRole, ...message }: MessageActionsProps) {
  const { expeditionId, hasReplies } = message
  const { me } = useAccount()
  const { data, dataState } = useDeletableMessagesQuery({ skip: me === null })
  const deletableIds = dataState === 'complete' ? data.me?.deletableMessageIds : undefined
  const kind = !hasReplies && deletableIds?.includes(id) ? 'DELETE' : 'REPORT'
  const [isOpen, setOpen] = useState<boolean>()
  const { send, isBusy, isReported } = useModeration({ id, expeditionId, kind })
  const copy = messages[kind]
  if (kind === 'REPORT' && authorRole === 'AGENCY') return null
  if (isReported)
    return (
      <p ref={(done) => done?.focus()} tabIndex={-1} className="mt-1 text-meta text-ink-2">
        {copy.done}
      </p>
    )
  if (!isOpen)
    return (
      <Button
        variant="ghost"
        size="sm"
        className="-ml-4 text-ink-2"
        aria-label={kind === 'DELETE' ? messages.DELETE.label : messages.labelFor(authorName)}
        // The button takes the focus back when the confirmation closes.
        autoFocus={isOpen === false}
        onClick={() => setOpen(true)}
      >
        {copy.open}
      </Button>
    )
  return <Confirmation id={id} kind={kind} isBusy={isBusy} onSend={send} onClose={() => setOpen(false)} />
}

type ConfirmationProps = {
  id: string
  kind: 'DELETE' | 'REPORT'
  isBusy: boolean
  onSend: (follower: HTMLElement | null, reason: string) => Promise<void>
  onClose: () => void
}

/** The reason of a report is optional. */
function Confirmation({ id, kind, isBusy, onSend, onClose }: ConfirmationProps) {
  const copy = messages[kind]
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const reason = new FormData(event.currentTarget).get('reason')
    void onSend(createFollower(event.currentTarget), typeof reason === 'string' ? reason.trim() : '')
  }
  return (
    <form onSubmit={submit} className="mt-2 flex flex-wrap items-center gap-2">
      <p id={`${id}-confirm`} className="text-meta font-semibold">
        {copy.confirm}
      </p>
      {kind === 'REPORT' && (
        <TextField
          label={messages.reason}
          name="reason"
          maxLength={maxReportReason}
          autoFocus
          className="mt-0! w-full max-w-md"
        />
      )}
      <Button
        type="submit"
        variant="ink"
        size="sm"
        isBusy={isBusy}
        autoFocus={kind === 'DELETE'}
        aria-describedby={`${id}-confirm`}
      >
        {copy.open}
      </Button>
      <Button variant="ghost" size="sm" onClick={onClose}>
        {messages.cancel}
      </Button>
    </form>
  )
}

/**
 * Element to focus once the message is gone: the question of a reply, the neighbour of a question, otherwise
 * the form.
 */
function createFollower(row: HTMLElement | null): HTMLElement | null {
  const item = row?.closest('li')
  const question = row?.closest<HTMLElement>('li[id]')
  const follower =
    item === question ? (question?.nextElementSibling ?? question?.previousElementSibling) : question
  return follower instanceof HTMLElement ? follower : document.querySelector('#questions textarea')
}

type Moderation = { id: string; expeditionId: string; kind: ConfirmationProps['kind'] }

function useModeration({ id, expeditionId, kind }: Moderation) {
  const [remove, removal] = useDeleteMessageMutation()
  const [report, reporting] = useReportMessageMutation()
  const isBusy = removal.loading || reporting.loading
  const { done, failed } = messages[kind]

  const removeMessage = (follower: HTMLElement | null) =>
    remove({
      variables: { expeditionId, id },
      update: (cache, { data }) => {
        if (!data?.deleteMessage.ok) return
        follower?.focus()
        cache.evict({ id: cache.identify({ __typename: 'Message', id }) ?? '' })
      },
    })

  async function sendForRefusal(follower: HTMLElement | null, reason: string): Promise<string | undefined> {
    try {
      const errors =
        kind === 'DELETE'
          ? (await removeMessage(follower)).data?.deleteMessage.errors
          : (await report({ variables: { id, ...(reason && { reason }) } })).data?.report.errors
      return errors ? errors[0]?.message : failed
    } catch (error) {
      return explainFailure(error, failed)
    }
  }

  async function send(follower: HTMLElement | null, reason: string): Promise<void> {
    if (isBusy) return
    const refusal = await sendForRefusal(follower, reason)
    if (refusal === undefined) toast.success(done)
    else toast.error(refusal)
  }
  return { send, isBusy, isReported: reporting.data?.report.ok === true }
}
