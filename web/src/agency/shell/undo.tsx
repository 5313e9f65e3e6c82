import { toast } from 'react-hot-toast/headless'
import { messages } from '#web/agency/messages.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'

const undoMs = 8_000

type Undo = {
  done: string
  /** Takes the change back; returns whether it has. */
  undo: () => Promise<boolean>
  undone: string
}

/** Reports a change, which can be undone for eight seconds. */
export function toastWithUndo({ done, undo, undone }: Undo): void {
  const press = (toastId: string) => {
    toast.dismiss(toastId)
    undo().then(
      (isUndone) => isUndone && toast.success(undone),
      (error) => toast.error(explainFailure(error, messages.undoFailed)),
    )
  }
  toast(
    ({ id }) => (
      <span className="flex flex-wrap items-center gap-x-4">
        {done}
        <button
          type="button"
          onClick={() => press(id)}
          className="min-h-11 font-semibold underline underline-offset-2"
        >
          {messages.undo}
        </button>
      </span>
    ),
    { duration: undoMs },
  )
}
