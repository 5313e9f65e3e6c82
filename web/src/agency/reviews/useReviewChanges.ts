import { toast } from 'react-hot-toast/headless'
import { listRefusals, type Refusal } from '#web/agency/access/refusals.ts'
import { messages as shell } from '#web/agency/messages.ts'
import { messages } from '#web/agency/reviews/messages.ts'
import {
  type ReviewCardFragment,
  useDecideReviewMutation,
  useSetReviewHiddenMutation,
} from '#web/agency/reviews/Reviews.generated.ts'
import { offerAgencyUndo } from '#web/agency/shell/offerAgencyUndo.ts'
import type { AgencyReviewDecisionInput } from '#web/lib/graph/graph.generated.ts'
import { useAction } from '#web/ui/useAction.ts'

type Review = Pick<ReviewCardFragment, 'id' | 'version'>

/** Changes of a review; the list is read again after each, and after a decision that came too late. */
export function useReviewChanges(review: Review, onChanged: () => void) {
  const { decide, setHidden } = useReviewCalls(review, onChanged)
  const { isBusy, run } = useAction()

  return {
    isBusy,

    publish: () => run(() => decide({ decision: 'PUBLISH' }), messages.publishedNow),

    /** Refuses a review, which its author learns by mail. */
    async refuse(input: Omit<AgencyReviewDecisionInput, 'decision'>): Promise<readonly Refusal[]> {
      const refusals = await decide({ decision: 'REFUSE', ...input })
      if (refusals.length > 0) return refusals
      toast.success(messages.refused)
      return []
    },

    /** Shows a review, or keeps it, which dismisses its reports. */
    show: (done: string) => run(() => setHidden(false), done),

    /** Hides a review, which can be undone for eight seconds. */
    async hide(reason: string): Promise<readonly Refusal[]> {
      const refusals = await setHidden(true, reason)
      if (refusals.length > 0) return refusals
      const undo = () => setHidden(false)
      offerAgencyUndo({ id: `review-${review.id}`, done: messages.hidden, undo, undone: messages.shown })
      return []
    },
  }
}

/** Calls about a review; each returns its refusals, and reads the list again where it changed something or is stale. */
function useReviewCalls({ id, version }: Review, onChanged: () => void) {
  const [send] = useDecideReviewMutation()
  const [put] = useSetReviewHiddenMutation()
  return {
    async decide(input: AgencyReviewDecisionInput): Promise<readonly Refusal[]> {
      const { data } = await send({ variables: { id, version, input } })
      const { conflict } = data?.agencyDecideReview ?? {}
      const refusals = listRefusals(data?.agencyDecideReview)
      if (refusals.length === 0 || conflict) onChanged()
      return conflict ? [{ message: messages.decidedBy(conflict.by ?? shell.someone) }] : refusals
    },

    async setHidden(hidden: boolean, reason?: string): Promise<readonly Refusal[]> {
      const { data } = await put({ variables: { id, hidden, ...(reason && { reason }) } })
      const refusals = listRefusals(data?.agencySetHidden)
      if (refusals.length === 0) onChanged()
      return refusals
    },
  }
}
