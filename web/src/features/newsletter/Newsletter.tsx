import type { ApolloCache } from '@apollo/client'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { messages } from '#web/features/newsletter/messages.ts'
import { useSubscribeToNewsletterMutation } from '#web/features/newsletter/Newsletter.generated.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { track } from '#web/lib/browser/track.ts'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { paths } from '#web/lib/site/paths.ts'
import { usePosted } from '#web/lib/site/posted.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/**
 * A field and a button for a visitor, a button for an account, nothing for a subscriber. Works without
 * scripts.
 */
export function Newsletter() {
  const { me } = useAccount()
  const { pathname } = useLocation()
  const { send, edit, isBusy, isDone, isJustDone, refusal, written } = useSubscription()
  const status = useFocusWhen(isJustDone)
  if (me?.newsletter && !isDone) return null
  return (
    <section aria-labelledby="lettre" className="max-w-xl">
      <h2 id="lettre" className="text-h3">
        {messages.title}
      </h2>
      <p className="mt-1.5 text-meta text-pine-100">{messages.intro}</p>
      <p ref={status} role="status" tabIndex={-1} className="mt-3 font-semibold text-sun-500 empty:mt-0">
        {isDone && messages.subscribed}
      </p>
      {!isDone && me && <OneClick isBusy={isBusy} refusal={refusal} onSend={() => send(me.email)} />}
      {!isDone && !me && (
        <ByAddress isBusy={isBusy} refusal={refusal} written={written} onEdit={edit} onSend={send} />
      )}
      {pathname !== paths.newsletter && (
        <Link
          to={paths.newsletter}
          className="mt-1 flex min-h-11 w-fit items-center text-meta underline underline-offset-3"
        >
          {messages.pastLetters}
        </Link>
      )}
    </section>
  )
}

/** Result of the last attempt, by scripts or by a form posted without them. */
function useSubscription() {
  const { me } = useAccount()
  const posted = usePosted(paths.newsletter)
  const [answer, setAnswer] = useState(posted)
  const [subscribe, { loading, data, error, reset }] = useSubscribeToNewsletterMutation()
  const sent = data?.subscribeToNewsletter ?? (error || loading ? undefined : answer)

  function send(email: string): void {
    if (loading) return
    const update = (cache: ApolloCache) => {
      if (me) cache.modify({ id: cache.identify(me) ?? '', fields: { newsletter: () => true } })
    }
    // Failures are shown in place.
    subscribe({ variables: { email }, update }).then(
      ({ data: result }) => result?.subscribeToNewsletter.ok && track({ name: 'newsletter_subscribed' }),
      () => undefined,
    )
  }

  return {
    send,
    edit() {
      setAnswer(undefined)
      if (!loading) reset()
    },
    isBusy: loading,
    isDone: sent?.errors.length === 0,
    isJustDone: data?.subscribeToNewsletter.ok === true,
    refusal: sent?.errors[0]?.message ?? (error ? explainFailure(error) : undefined),
    written: posted?.values.email,
  }
}

/** The focused form has disappeared: its replacement takes the focus. */
function useFocusWhen(isSo: boolean) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isSo) ref.current?.focus({ preventScroll: true })
  }, [isSo])
  return ref
}

type FormProps = { isBusy: boolean; refusal: string | undefined }

function OneClick({ isBusy, refusal, onSend }: FormProps & { onSend: () => void }) {
  return (
    <>
      <Button variant="glass" className="mt-3" isBusy={isBusy} onClick={onSend}>
        {messages.subscribeMe}
      </Button>
      {refusal && (
        <p role="alert" className="mt-2 font-semibold text-sun-500">
          {refusal}
        </p>
      )}
    </>
  )
}

type AddressProps = FormProps & {
  /** Input of the form posted without scripts. */
  written: string | undefined
  onEdit: () => void
  onSend: (email: string) => void
}

/** An uncontrolled field: input typed before the scripts loaded stays. */
function ByAddress({ isBusy, refusal, written, onEdit, onSend }: AddressProps) {
  return (
    <form
      action={paths.newsletter}
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        onSend(String(new FormData(event.currentTarget).get('email')))
      }}
      className="mt-3 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 text-ink"
    >
      <TextField
        label={messages.email}
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder={messages.email}
        defaultValue={written}
        onInput={onEdit}
        error={refusal}
        className="[&_label]:text-white [&_p]:text-sun-500"
      />
      <Button type="submit" variant="glass" isBusy={isBusy} className="mt-[31px]">
        {messages.subscribe}
      </Button>
    </form>
  )
}
