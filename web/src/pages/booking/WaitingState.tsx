import { type ReactNode, useId } from 'react'
import { useAccount } from '#web/lib/account/account.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { useWaitingActions } from '#web/pages/booking/useWaitingActions.ts'
import type { WaitingPageQuery } from '#web/pages/booking/WaitingPage.generated.ts'
import { messages } from '#web/pages/booking/waiting.messages.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'

type Entry = NonNullable<WaitingPageQuery['waitingEntry']>
type Props = { token: string; entry: Entry; onChanged: () => Promise<unknown> }

/** State of an entry, with the actions that it allows. */
export function WaitingState({ token, entry, onChanged }: Props) {
  const { run, isBusy, refusal } = useWaitingActions(token, onChanged)
  return (
    <Panel refusal={refusal} {...toTexts(entry)}>
      {entry.state === 'UNCONFIRMED' && (
        <Button variant="primary" isBusy={isBusy} onClick={() => run('confirm')}>
          {messages.confirm}
        </Button>
      )}
      {entry.state === 'WAITING' && (
        <Button isBusy={isBusy} onClick={() => run('leave')}>
          {messages.leave}
        </Button>
      )}
      {entry.state === 'OFFERED' && <Offer entry={entry} isBusy={isBusy} run={run} />}
      {entry.state === 'ACCEPTED' && (
        <ButtonLink to={paths.reservations} variant="primary">
          {messages.toReservations}
        </ButtonLink>
      )}
      {['EXPIRED', 'LEFT', 'CLOSED'].includes(entry.state) && (
        <ButtonLink to={paths.expedition(entry.expeditionSlug)}>{messages.trip}</ButtonLink>
      )}
    </Panel>
  )
}

/** The sentence of a state, and a second one below. */
function toTexts({ state, position, places, offerExpiresAt }: Entry): { title: string; text?: string } {
  switch (state) {
    case 'UNCONFIRMED':
      return { title: messages.unconfirmed }
    case 'WAITING':
      return {
        title: position === null || position === 1 ? messages.first : messages.position(position),
        text: messages.waitingText,
      }
    case 'OFFERED':
      return {
        title: messages.offered(places),
        ...(offerExpiresAt && { text: messages.until(offerExpiresAt, places) }),
      }
    case 'ACCEPTED':
      return { title: messages.accepted }
    case 'EXPIRED':
      return { title: messages.expired }
    case 'LEFT':
      return { title: messages.left }
    case 'CLOSED':
      return { title: messages.closed }
  }
}

type PanelProps = { title: string; text?: string; refusal: string | undefined; children: ReactNode }

/** Announces a change of its sentence, as when an offer arrives. */
function Panel({ title, text, refusal, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="max-w-2xl rounded-xl bg-surface p-6 shadow-2 ring-1 ring-line sm:p-9"
    >
      <div aria-live="polite">
        <h2 id={id} className="text-h2 text-balance">
          {title}
        </h2>
        {text && <p className="mt-3 max-w-prose text-ink-2">{text}</p>}
      </div>
      <p role="alert" className="mt-4 font-semibold text-rouge-700 empty:hidden">
        {refusal}
      </p>
      <div className="mt-6 flex flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}

type OfferProps = {
  entry: Entry
  isBusy: boolean
  run: ReturnType<typeof useWaitingActions>['run']
}

/** A visitor signs in first, and comes back to this page. */
function Offer({ entry, isBusy, run }: OfferProps) {
  const { me, openSignIn } = useAccount()
  const take = () => (me ? run('accept') : openSignIn())
  return (
    <>
      <p className="w-full text-meta text-ink-2">{messages.takeText}</p>
      <Button variant="primary" isBusy={isBusy} onClick={take}>
        {messages.take(entry.places)}
      </Button>
      <Button isBusy={isBusy} onClick={() => run('leave')}>
        {messages.decline}
      </Button>
    </>
  )
}
