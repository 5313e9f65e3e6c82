import { useState } from 'react'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import { HideDialog } from '#web/agency/questions/HideDialog.tsx'
import { messages } from '#web/agency/reviews/messages.ts'
import { RefuseDialog } from '#web/agency/reviews/RefuseDialog.tsx'
import { ReplyForm } from '#web/agency/reviews/ReplyForm.tsx'
import type { ReviewCardFragment } from '#web/agency/reviews/Reviews.generated.ts'
import { useReviewChanges } from '#web/agency/reviews/useReviewChanges.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = { review: ReviewCardFragment; onChanged: () => void }
type Open = 'refuse' | 'hide' | 'reply'

/** Buttons and forms by the state of a review. */
export function ReviewActions({ review, onChanged }: Props) {
  const changes = useReviewChanges(review, onChanged)
  const [opened, open] = useState<Open>()
  const close = () => open(undefined)
  /** Closes the form once the change is done. */
  const closing = async <T,>(change: Promise<readonly T[]>) => {
    const refusals = await change
    if (refusals.length === 0) close()
    return refusals
  }
  const replied = () => {
    close()
    onChanged()
  }
  return (
    <>
      {opened === 'reply' && <ReplyForm review={review} onClose={close} onReplied={replied} />}
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {review.state === 'PUBLISHED' || review.state === 'HIDDEN' ? (
          <OfPublic review={review} changes={changes} opened={opened} open={open} />
        ) : (
          <OfOthers review={review} changes={changes} open={open} />
        )}
        <HistoryLink entity="review" id={review.id} name={review.authorName} />
      </div>
      <RefuseDialog
        isOpen={opened === 'refuse'}
        authorName={review.authorName}
        onClose={close}
        onRefuse={(input) => closing(changes.refuse(input))}
      />
      <HideDialog
        isOpen={opened === 'hide'}
        title={messages.hideTitle}
        intro={messages.hideIntro}
        onClose={close}
        onHide={(reason) => closing(changes.hide(reason))}
      />
    </>
  )
}

type ButtonsProps = {
  review: ReviewCardFragment
  changes: ReturnType<typeof useReviewChanges>
  open: (form: Open) => void
}

/** Decisions about a review that waits or was refused. */
const OfOthers = ({ review, changes, open }: ButtonsProps) => (
  <>
    <Button size="sm" variant="ink" isBusy={changes.isBusy} onClick={() => void changes.publish()}>
      {messages.publish}
    </Button>
    {review.state === 'PENDING' && (
      <Button size="sm" onClick={() => open('refuse')}>
        {messages.refuse}
      </Button>
    )}
  </>
)

/** Reply to a public review, and what hides or shows it. */
function OfPublic({ review, changes, opened, open }: ButtonsProps & { opened: Open | undefined }) {
  const { state, reply, reportCount } = review
  const show = (label: string, done: string) => (
    <Button size="sm" variant="ghost" isBusy={changes.isBusy} onClick={() => void changes.show(done)}>
      {label}
    </Button>
  )
  if (state === 'HIDDEN') return show(messages.show, messages.shown)
  return (
    <>
      {reply?.authorRole !== 'GUIDE' && opened !== 'reply' && (
        <Button size="sm" onClick={() => open('reply')}>
          {reply ? messages.changeReply : messages.reply}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={() => open('hide')}>
        {messages.hide}
      </Button>
      {reportCount > 0 && show(messages.dismiss, messages.dismissed)}
    </>
  )
}
