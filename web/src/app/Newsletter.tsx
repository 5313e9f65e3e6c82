import type { ApolloCache } from '@apollo/client'
import { useState } from 'react'
import { messages } from '#web/app/messages.ts'
import { useSubscribeToNewsletterMutation } from '#web/app/Newsletter.generated.ts'
import { useAccount } from '#web/lib/account.tsx'
import { failureOf } from '#web/lib/graphErrors.ts'
import { track } from '#web/lib/track.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** For a visitor an address and a button; for who is signed in, a button; for who gets it already, nothing. */
export function Newsletter() {
  const { me } = useAccount()
  const [subscribe, { loading, data, error, reset }] = useSubscribeToNewsletterMutation()
  const refusal =
    data?.subscribeToNewsletter.errors[0]?.message ?? (error ? failureOf(error, messages.failed) : undefined)
  const isDone = data?.subscribeToNewsletter.ok === true
  if (me?.newsletter && !isDone) return null

  function send(email: string): void {
    if (loading) return
    const update = (cache: ApolloCache) => {
      if (me) cache.modify({ id: cache.identify(me) ?? '', fields: { newsletter: () => true } })
    }
    // What goes wrong is told where one looks.
    subscribe({ variables: { email }, update }).then(
      ({ data: answer }) => answer?.subscribeToNewsletter.ok && track({ name: 'newsletter_subscribed' }),
      () => undefined,
    )
  }

  return (
    <section aria-labelledby="lettre" className="max-w-xl">
      <h2 id="lettre" className="text-h2">
        {messages.newsletter}
      </h2>
      <p className="mt-2 text-pine-100">{messages.newsletterIntro}</p>
      <p role="status" className="mt-4 text-lg font-semibold text-sun-500 empty:mt-0">
        {isDone && messages.subscribed}
      </p>
      {!isDone && me && <OneClick isBusy={loading} refusal={refusal} onSend={() => send(me.email)} />}
      {!isDone && !me && (
        <ByAddress isBusy={loading} refusal={refusal} onEdit={() => loading || reset()} onSend={send} />
      )}
    </section>
  )
}

type FormProps = { isBusy: boolean; refusal: string | undefined }

function OneClick({ isBusy, refusal, onSend }: FormProps & { onSend: () => void }) {
  return (
    <>
      <Button variant="glass" className="mt-5" isBusy={isBusy} onClick={onSend}>
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

type AddressProps = FormProps & { onEdit: () => void; onSend: (email: string) => void }

function ByAddress({ isBusy, refusal, onEdit, onSend }: AddressProps) {
  const [email, setEmail] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(email)
      }}
      className="mt-5 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 text-ink"
    >
      <TextField
        label={messages.email}
        type="email"
        name="email"
        required
        autoComplete="email"
        placeholder={messages.email}
        value={email}
        onChange={(event) => {
          setEmail(event.target.value)
          onEdit()
        }}
        error={refusal}
        className="[&_label]:text-white [&_p]:text-sun-500"
      />
      <Button type="submit" variant="glass" isBusy={isBusy} className="mt-[31px]">
        {messages.subscribe}
      </Button>
    </form>
  )
}
