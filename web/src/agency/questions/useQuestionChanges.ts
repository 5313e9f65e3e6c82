import { listRefusals, type Refusal } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/questions/messages.ts'
import {
  useAssignQuestionsMutation,
  useSetMessageHiddenMutation,
} from '#web/agency/questions/Questions.generated.ts'
import { offerAgencyUndo } from '#web/agency/shell/offerAgencyUndo.ts'
import { useAction } from '#web/ui/useAction.ts'

/** Changes of a question by one press; the list is read again after each. */
export function useQuestionChanges(onChanged: () => void) {
  const [assignTo] = useAssignQuestionsMutation()
  const [put] = useSetMessageHiddenMutation()
  const { isBusy, run } = useAction()

  const setHidden = async (id: string, hidden: boolean, reason?: string) => {
    const { data } = await put({ variables: { id, hidden, ...(reason && { reason }) } })
    const refusals = listRefusals(data?.agencySetHidden)
    if (refusals.length === 0) onChanged()
    return refusals
  }

  return {
    isBusy,

    assign: (id: string, staffId: string | null) =>
      run(async () => {
        const { data } = await assignTo({ variables: { ids: [id], staffId } })
        const refusals = listRefusals(data?.agencyAssign)
        if (refusals.length === 0) onChanged()
        return refusals
      }),

    /** Shows a message, or keeps it, which dismisses its reports. */
    show: (id: string, done: string) => run(() => setHidden(id, false), done),

    /** Hides a message, which can be undone for eight seconds. */
    async hide(id: string, reason: string): Promise<readonly Refusal[]> {
      const refusals = await setHidden(id, true, reason)
      if (refusals.length > 0) return refusals
      const undo = () => setHidden(id, false)
      offerAgencyUndo({ id: `hidden-${id}`, done: messages.hidden, undo, undone: messages.shown })
      return []
    },
  }
}
