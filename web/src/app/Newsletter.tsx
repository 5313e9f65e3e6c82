import { useState } from 'react'
import { messages } from '#web/app/messages.ts'
import { useSubscribeToNewsletterMutation } from '#web/app/Newsletter.generated.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

/** An address, a button, and what came of it. */
export function Newsletter() {
  const [subscribe, { loading, data, error }] = useSubscribeToNewsletterMutation()
  const [email, setEmail] = useState('')
  const refusal = data?.subscribeToNewsletter.errors[0]?.message ?? (error ? messages.failed : undefined)
  const isDone = data?.subscribeToNewsletter.ok === true
  return (
    <section aria-labelledby="lettre" className="max-w-xl">
      <h2 id="lettre" className="text-h2">
        {messages.newsletter}
      </h2>
      <p className="mt-2 text-pine-100">{messages.newsletterIntro}</p>
      <p role="status" className="mt-5 font-semibold empty:mt-0">
        {isDone && messages.subscribed}
      </p>
      {!isDone && (
        <form
          noValidate={false}
          onSubmit={(event) => {
            event.preventDefault()
            subscribe({ variables: { email } }).catch(() => undefined)
          }}
          className="flex flex-wrap items-start gap-3 text-ink"
        >
          <TextField
            label={messages.email}
            type="email"
            name="email"
            required
            autoComplete="email"
            placeholder={messages.email}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
            error={refusal}
            className="grow [&_label]:text-white [&_p]:text-sun-500"
          />
          <Button type="submit" variant="glass" isBusy={loading} className="mt-[51px]">
            {messages.subscribe}
          </Button>
        </form>
      )}
    </section>
  )
}
