import { Link, useParams } from 'react-router-dom'
import { SettingsScreen } from '#web/agency/settings/SettingsScreen.tsx'
import { type LabelledValue, LabelledValues } from '#web/agency/shell/LabelledValues.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { Actions } from '#web/agency/webhooks/Actions.tsx'
import { Deliveries } from '#web/agency/webhooks/Deliveries.tsx'
import { messages } from '#web/agency/webhooks/messages.ts'
import { useAgencyWebhooksQuery, type WebhookRowFragment } from '#web/agency/webhooks/Webhooks.generated.ts'
import { toHost, toState } from '#web/agency/webhooks/webhooks.rules.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** A webhook, its changes, and its deliveries. */
export function Component() {
  const { id = '' } = useParams()
  const { data, loading, refetch } = useAgencyWebhooksQuery({ fetchPolicy: 'cache-and-network' })
  const webhooks = data?.agency?.settings?.webhooks
  const webhook = webhooks?.nodes.find((each) => each.id === id)
  return (
    <SettingsScreen title={webhook ? toHost(webhook.url) : messages.title} intro={messages.intro}>
      <p className="mb-4">
        <Link to="/reglages/webhooks" className="link inline-flex min-h-11 items-center">
          {messages.back}
        </Link>
      </p>
      <Loaded data={webhooks} isLoading={loading} onRetry={refetch}>
        {({ resellers }) =>
          webhook ? (
            <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-8">
              <Facts webhook={webhook} />
              <Actions webhook={webhook} resellers={resellers} onChanged={() => reload(refetch)} />
              <Deliveries webhook={webhook} />
            </div>
          ) : (
            <EmptyState>{messages.unknown}</EmptyState>
          )
        }
      </Loaded>
    </SettingsScreen>
  )
}

function Facts({ webhook }: { webhook: WebhookRowFragment }) {
  const { url, events, reseller } = webhook
  const { tone, label } = toState(webhook)
  const facts: LabelledValue[] = [
    [messages.url, url],
    [messages.events, events.map((event) => messages.eventNames[event]).join(', ')],
    [messages.reseller, reseller ? messages.ofReseller(reseller.name) : messages.everyone],
  ]
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <Badge tone={tone}>{label}</Badge>
      <LabelledValues of={facts} className="grid-cols-1" />
    </section>
  )
}
