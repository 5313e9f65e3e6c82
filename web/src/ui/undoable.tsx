import { type ReactNode, useRef } from 'react'
import { type ToastOptions, toast } from 'react-hot-toast/headless'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { messages } from '#web/ui/undo.messages.ts'

/** Time to change one's mind; it stands still while the offer is hovered or focused. */
const usualUndoMs = 6_000

/** A change, which throws when it fails. */
type Change = () => unknown

/** A newer change of a thing, by its id, ends the offer of an older one. */
type Thing = { id: string; icon?: ToastOptions['icon']; failed?: string; undone?: string; undoMs?: number }

/** The newest offer of each thing: an older one that ends late leaves it alone. */
const latest = new Map<string, object>()

/** Carries a message that is ready to show. */
export class Refused extends Error {}

export type Payload = { errors: readonly { message: string }[] } | undefined

/** The payload of a mutation; its first error is thrown with its message. */
export function orRefused<Sent extends Payload>(payload: Sent): NonNullable<Sent> {
  const [error] = payload?.errors ?? []
  if (error) throw new Refused(error.message)
  if (!payload) throw new Error('the response has no payload')
  return payload
}

/** The message of a failed change: its own, or else the caller's. */
export const toMessage = (error: unknown, failed: string): string =>
  error instanceof Refused ? error.message : explainFailure(error, failed)

/**
 * Sends a change at once, and offers its inverse; a closed tab loses nothing. A failure takes the place of the
 * offer. Returns whether the change was made.
 */
export function undoable(act: Change, inverse: Change, sentence: ReactNode, thing: Thing): Promise<boolean> {
  offerUndo(inverse, sentence, thing)
  return attempt(act, thing, thing.failed ?? explainFailure())
}

/** Offers the inverse of a change that is already made. */
export function offerUndo(inverse: Change, sentence: ReactNode, thing: Thing): void {
  const { id, icon, undone = messages.undone, undoMs = usualUndoMs } = thing
  const own = {}
  latest.set(id, own)
  const undo = async () => {
    toast.loading(messages.undoing, { id })
    const isUndone = await attempt(inverse, { id }, messages.notUndone)
    if (isUndone && latest.get(id) === own) toast.success(undone, { id })
  }
  toast(<Offer sentence={sentence} onUndo={() => void undo()} />, {
    id,
    duration: undoMs,
    ...(icon && { icon }),
  })
}

async function attempt(change: Change, { id }: Thing, failed: string): Promise<boolean> {
  try {
    await change()
    return true
  } catch (error) {
    toast.error(toMessage(error, failed), { id })
    return false
  }
}

type OfferProps = { sentence: ReactNode; onUndo: () => void }

/** The focus goes back to where it came from: the button disappears, and would hold the time of the next toast. */
function Offer({ sentence, onUndo }: OfferProps) {
  const before = useRef<EventTarget>(null)
  return (
    <>
      <span className="grow">{sentence}</span>
      <button
        type="button"
        onFocus={({ relatedTarget }) => {
          before.current = relatedTarget
        }}
        onClick={({ currentTarget }) => {
          currentTarget.blur()
          if (before.current instanceof HTMLElement) before.current.focus()
          onUndo()
        }}
        className="min-h-11 px-1 font-semibold text-sun-500 hover:underline"
      >
        {messages.undo}
      </button>
    </>
  )
}
