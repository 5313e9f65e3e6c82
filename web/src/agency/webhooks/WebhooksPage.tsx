import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SettingsScreen } from '#web/agency/settings/SettingsScreen.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { reload } from '#web/agency/shell/reload.ts'
import { messages } from '#web/agency/webhooks/messages.ts'
import { SecretDialog } from '#web/agency/webhooks/SecretDialog.tsx'
import { WebhookForm } from '#web/agency/webhooks/WebhookForm.tsx'
import { useAgencyWebhooksQuery, type WebhookRowFragment } from '#web/agency/webhooks/Webhooks.generated.ts'
import { toHost, toState } from '#web/agency/webhooks/webhooks.rules.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Programs that receive events. */
export function Component() {
  const { data, loading, refetch } = useAgencyWebhooksQuery({ fetchPolicy: 'cache-and-network' })
  const [isAdding, setAdding] = useState(false)
  const [secret, setSecret] = useState<string>()
  const webhooks = data?.agency?.settings?.webhooks
  const saved = (next: string | null) => {
    setAdding(false)
    setSecret(next ?? undefined)
    reload(refetch)
  }
  return (
    <SettingsScreen title={messages.title} intro={messages.intro}>
      <Loaded data={webhooks} isLoading={loading} onRetry={refetch}>
        {({ nodes, resellers }) => (
          <>
            <Button variant="primary" className="mb-5" onClick={() => setAdding(true)}>
              {messages.add}
            </Button>
            {nodes.length === 0 ? (
              <EmptyState>{messages.empty}</EmptyState>
            ) : (
              <ul className="max-w-3xl divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
                {nodes.map((webhook) => (
                  <Row key={webhook.id} webhook={webhook} />
                ))}
              </ul>
            )}
            <Dialog isOpen={isAdding} onClose={() => setAdding(false)} title={messages.add}>
              {isAdding && <WebhookForm resellers={resellers} onSaved={saved} />}
            </Dialog>
          </>
        )}
      </Loaded>
      <SecretDialog secret={secret} onClose={() => setSecret(undefined)} />
    </SettingsScreen>
  )
}

function Row({ webhook }: { webhook: WebhookRowFragment }) {
  const { id, url, events, reseller, waitingCount } = webhook
  const { tone, label } = toState(webhook)
  const facts = [
    reseller && messages.ofReseller(reseller.name),
    events.map((event) => messages.eventNames[event]).join(', '),
    waitingCount > 0 && messages.waiting(waitingCount),
  ]
  return (
    <li>
      <Link
        to={`/reglages/webhooks/${id}`}
        data-row=""
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 px-5 py-4 hover:bg-sand"
      >
        <span className="min-w-0 flex-1 basis-72">
          <span className="block font-semibold wrap-anywhere">{toHost(url)}</span>
          <span className="block text-meta text-ink-2">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <Badge tone={tone}>{label}</Badge>
      </Link>
    </li>
  )
}
