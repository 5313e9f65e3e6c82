import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
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
      const resellerId = read('resellerId')
      return save({ ...input, ...(resellerId && { resellerId }) })
    },
  })
  const toggle = (event: WebhookEvent, isChosen: boolean) =>
    setEvents(allEvents.filter((each) => (each === event ? isChosen : events.includes(each))))
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
      <fieldset className="mt-5">
        <legend className="mb-1.5 text-[15px] font-semibold">{messages.events}</legend>
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
        {errors.events && (
          <p role="alert" className="mt-1.5 text-meta font-semibold text-rouge-700">
            {errors.events}
          </p>
        )}
      </fieldset>
      {!webhook && resellers.length > 0 && <ResellerField resellers={resellers} error={errors.resellerId} />}
      <SubmitButton isBusy={isBusy} refusal={errors.form}>
        {messages.save}
      </SubmitButton>
    </form>
  )
}

const ResellerField = ({ resellers, error }: { resellers: Resellers; error: string | undefined }) => (
  <label className="mt-5 block">
    <span className="mb-1.5 block text-[15px] font-semibold">{messages.reseller}</span>
    <select
      name="resellerId"
      className="h-13 w-full rounded-md border-[1.5px] border-line-strong bg-surface px-4 text-base"
    >
      <option value="">{messages.everyone}</option>
      {resellers.map(({ id, name }) => (
        <option key={id} value={id}>
          {messages.ofReseller(name)}
        </option>
      ))}
    </select>
    {error && (
      <span role="alert" className="mt-1.5 block text-meta font-semibold text-rouge-700">
        {error}
      </span>
    )}
  </label>
)
