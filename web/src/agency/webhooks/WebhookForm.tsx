import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { Select } from '#web/agency/shell/Select.tsx'
import { messages } from '#web/agency/webhooks/messages.ts'
import { useSaveWebhook } from '#web/agency/webhooks/useSaveWebhook.ts'
import type { AgencyWebhooksQuery, WebhookRowFragment } from '#web/agency/webhooks/Webhooks.generated.ts'
import { allEvents } from '#web/agency/webhooks/webhooks.rules.ts'
import type { WebhookEvent } from '#web/lib/graph/graph.generated.ts'
import { Checkbox, TextField } from '#web/ui/Field.tsx'
import { SubmitButton } from '#web/ui/SubmitButton.tsx'
import { useForm } from '#web/ui/useForm.ts'

type Settings = NonNullable<NonNullable<AgencyWebhooksQuery['agency']>['settings']>
export type Resellers = NonNullable<Settings['webhooks']>['resellers']

type Props = {
  /** Absent to add one. */
  webhook?: WebhookRowFragment
  resellers: Resellers
  onSaved: (secret: string | null) => void
}

/** The address and the events of a webhook; of a new one, the reseller that it serves. */
export function WebhookForm({ webhook, resellers, onSaved }: Props) {
  const [events, setEvents] = useState<readonly WebhookEvent[]>(webhook?.events ?? [])
  const [resellerId, setResellerId] = useState('')
  const save = useSaveWebhook((secret) => {
    toast.success(messages.saved)
    onSaved(secret)
  })
  const { errors, isBusy, formProps } = useForm({
    rules: {
      url: (value) => (value.trim() ? undefined : messages.urlMissing),
      events: () => (events.length > 0 ? undefined : messages.eventsMissing),
      resellerId: () => undefined,
    },
    failed: messages.failed,
    send(read) {
      const input = { url: read('url').trim(), events: [...events] }
      if (webhook) return save({ id: webhook.id, version: webhook.version, ...input })
      return save({ ...input, ...(resellerId && { resellerId }) })
    },
  })
  return (
    <form {...formProps} className="mt-3">
      <TextField
        label={messages.url}
        name="url"
        type="url"
        autoComplete="off"
        hint={messages.urlHint}
        defaultValue={webhook?.url}
        error={errors.url}
      />
      <EventFields events={events} error={errors.events} onChange={setEvents} />
      {!webhook && resellers.length > 0 && (
        <Select
          label={messages.reseller}
          name="resellerId"
          value={resellerId}
          none={messages.everyone}
          options={resellers.map(({ id, name }) => [id, messages.ofReseller(name)])}
          error={errors.resellerId}
          onChange={setResellerId}
        />
      )}
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.save}
      </SubmitButton>
    </form>
  )
}

type EventsProps = {
  events: readonly WebhookEvent[]
  error: string | undefined
  onChange: (events: readonly WebhookEvent[]) => void
}

function EventFields({ events, error, onChange }: EventsProps) {
  const toggle = (event: WebhookEvent, isChosen: boolean) =>
    onChange(allEvents.filter((each) => (each === event ? isChosen : events.includes(each))))
  return (
    <fieldset className="mt-5">
      <legend className="mb-1.5 text-15 font-semibold">{messages.events}</legend>
      {allEvents.map((event) => (
        <Checkbox
          key={event}
          name="events"
          checked={events.includes(event)}
          onChange={({ target }) => toggle(event, target.checked)}
        >
          {messages.eventNames[event]}
        </Checkbox>
      ))}
      {error && (
        <p role="alert" className="mt-1.5 text-meta font-semibold text-rouge-700">
          {error}
        </p>
      )}
    </fieldset>
  )
}
