import { useSearchParams } from 'react-router-dom'
import { listRefusals } from '#web/agency/access/refusals.ts'
import { useConfirmedAction } from '#web/agency/access/StepUp.tsx'
import { PagedList } from '#web/agency/shell/PagedList.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { messages } from '#web/agency/webhooks/messages.ts'
import {
  useAgencyWebhookDeliveriesQuery,
  useRedeliverWebhookMutation,
  useSendWebhookTestMutation,
  type WebhookDeliveryRowFragment,
  type WebhookRowFragment,
} from '#web/agency/webhooks/Webhooks.generated.ts'
import { getTone, toAttempt } from '#web/agency/webhooks/webhooks.rules.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'

/** Deliveries of a webhook, the newest first, with a test and redelivery. */
export function Deliveries({ webhook: { id, isEnabled } }: { webhook: WebhookRowFragment }) {
  const [params] = useSearchParams()
  const after = params.get('apres')
  const { data, loading, refetch } = useAgencyWebhookDeliveriesQuery({
    variables: { webhookId: id, ...(after && { after }) },
    fetchPolicy: 'no-cache',
  })
  const [send] = useSendWebhookTestMutation()
  const { run, isBusy } = useConfirmedAction()
  const readAgain = () => reload(refetch)
  const test = async () => {
    const change = async () => listRefusals((await send({ variables: { id } })).data?.agencySendWebhookTest)
    if (await run(change, messages.tested)) readAgain()
  }
  return (
    <section>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 className="text-h3">{messages.deliveries}</h2>
          <p className="text-meta text-ink-2">{messages.deliveriesIntro}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {isEnabled && (
            <Button isBusy={isBusy} onClick={() => void test()}>
              {messages.test}
            </Button>
          )}
          <Button onClick={readAgain}>{messages.reload}</Button>
        </div>
      </div>
      <PagedList
        data={data?.agency?.settings?.webhookDeliveries}
        isLoading={loading}
        onRetry={refetch}
        labels={{ empty: messages.noDelivery, more: messages.older, first: messages.newest }}
      >
        {({ nodes }) => (
          <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
            {nodes.map((delivery) => (
              <Delivery key={delivery.id} delivery={delivery} isEnabled={isEnabled} onSent={readAgain} />
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  )
}

type Props = { delivery: WebhookDeliveryRowFragment; isEnabled: boolean; onSent: () => void }

function Delivery({ delivery, isEnabled, onSent }: Props) {
  const { id, eventId, type, at, status, responseExcerpt } = delivery
  const [send] = useRedeliverWebhookMutation()
  const { run, isBusy } = useConfirmedAction()
  const redeliver = async () => {
    const change = async () => listRefusals((await send({ variables: { id } })).data?.agencyRedeliver)
    if (await run(change, messages.redelivered)) onSent()
  }
  const name = messages.types[type]
  return (
    <li className="px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0">
          <span className="font-semibold">{name}</span>, {dayAndHour(at)}
        </p>
        <span className="flex flex-wrap items-center gap-3">
          <Badge tone={getTone(delivery)}>{messages.statuses[status]}</Badge>
          {isEnabled && status !== 'PENDING' && (
            <Button
              size="sm"
              data-row=""
              isBusy={isBusy}
              aria-label={messages.redeliverFor(name, dayAndHour(at))}
              onClick={() => void redeliver()}
            >
              {messages.redeliver}
            </Button>
          )}
        </span>
      </div>
      <p className="text-meta text-ink-2">{toAttempt(delivery)}</p>
      <details className="text-meta">
        <summary className="cursor-pointer py-3 text-ink-2">{messages.details}</summary>
        <p className="wrap-anywhere text-ink-2">{messages.eventId(eventId)}</p>
        <pre className="mt-1 rounded-md bg-sand px-3 py-2 wrap-anywhere whitespace-pre-wrap empty:hidden">
          {responseExcerpt}
        </pre>
      </details>
    </li>
  )
}
