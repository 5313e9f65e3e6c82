import { type Refusal, refusalsOf } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/questions/messages.ts'
import {
  useAssignQuestionsMutation,
  useSetMessageHiddenMutation,
} from '#web/agency/questions/Questions.generated.ts'
import { toastWithUndo } from '#web/agency/shell/undo.tsx'
import { useAction } from '#web/ui/useAction.ts'

/** Changes of a question by one press; the list is read again after each. */
export function useQuestionChanges(onChanged: () => void) {
  const [assignTo] = useAssignQuestionsMutation()
  const [put] = useSetMessageHiddenMutation()
  const { isBusy, run } = useAction()
  const change = async (send: () => Promise<readonly Refusal[]>, done?: string) => {
    const isChanged = await run(send, done)
    if (isChanged) onChanged()
    return isChanged
  }

  const setShown = async (id: string) => {
    const { data } = await put({ variables: { id, hidden: false } })
    return refusalsOf(data?.agencySetHidden)
  }

  return {
    isBusy,

    assign: (id: string, staffId: string | null) =>
      change(async () =>
        refusalsOf((await assignTo({ variables: { ids: [id], staffId } })).data?.agencyAssign),
      ),

    /** Shows a message, or keeps it, which dismisses its reports. */
    show: (id: string, done: string) => change(() => setShown(id), done),

    /** Hides a message, which can be undone for eight seconds. */
    async setHidden(id: string, reason: string): Promise<readonly Refusal[]> {
      const { data } = await put({ variables: { id, hidden: true, reason } })
      const refusals = refusalsOf(data?.agencySetHidden)
      if (refusals.length > 0) return refusals
      toastWithUndo({
        done: messages.hidden,
        undo: () => change(() => setShown(id)),
        undone: messages.shown,
      })
      onChanged()
      return []
    },
  }
}
