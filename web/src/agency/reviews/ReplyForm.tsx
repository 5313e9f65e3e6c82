import { toast } from 'react-hot-toast/headless'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { messages } from '#web/agency/reviews/messages.ts'
import { type ReviewCardFragment, useReplyAsAgencyMutation } from '#web/agency/reviews/Reviews.generated.ts'
import { replyRules } from '#web/agency/reviews/reviews.rules.ts'
import { PublicText } from '#web/agency/shell/PublicText.tsx'

type Props = { review: ReviewCardFragment; onClose: () => void; onReplied: () => void }

/** The only public reply to a review. */
export function ReplyForm({ review: { id, authorName, reply }, onClose, onReplied }: Props) {
  const [send] = useReplyAsAgencyMutation()
  return (
    <PublicText
      body={replyRules.body}
      label={messages.replyLabel(authorName)}
      hint={messages.replyHint}
      defaultValue={reply?.body}
      publish={messages.publishReply}
      cancel={messages.cancel}
      onClose={onClose}
      onSend={async (body) => {
        const { data } = await send({ variables: { id, body } })
        const refusals = listRefusals(data?.agencyReplyToReview)
        if (refusals.length > 0) return refusals
        toast.success(messages.replied)
        onReplied()
        return []
      }}
    />
  )
}
