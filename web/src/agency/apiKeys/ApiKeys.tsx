import { KeyRound } from 'lucide-react'
import { useState } from 'react'
import { type ApiKeyFragment, useAgencyKeysQuery } from '#web/agency/apiKeys/ApiKeys.generated.ts'
import { CreateKey } from '#web/agency/apiKeys/CreateKey.tsx'
import { messages } from '#web/agency/apiKeys/messages.ts'
import { RevokeKey } from '#web/agency/apiKeys/RevokeKey.tsx'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'

/** Keys of resellers and programs. */
export function ApiKeys() {
  const { data, loading, refetch } = useAgencyKeysQuery({ fetchPolicy: 'network-only' })
  const [isCreating, setCreating] = useState(false)
  const [revoking, setRevoking] = useState<ApiKeyFragment>()
  return (
    <section className="mt-10 max-w-3xl">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{messages.keys}</h2>
        <Button onClick={() => setCreating(true)}>
          <KeyRound aria-hidden="true" className="size-5" />
          {messages.create}
        </Button>
      </div>
      <p className="mt-2 mb-4 text-ink-2">{messages.intro}</p>
      <Loaded data={data?.agency?.settings?.keys} isLoading={loading} onRetry={refetch}>
        {(keys) =>
          keys.length === 0 ? (
            <p className="rounded-lg bg-surface px-5 py-4 text-ink-2 shadow-1">{messages.none}</p>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
              {keys.map((each) => (
                <Line key={each.id} apiKey={each} onRevoke={() => setRevoking(each)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <CreateKey isOpen={isCreating} onClose={() => setCreating(false)} />
      <RevokeKey apiKey={revoking} onClose={() => setRevoking(undefined)} />
    </section>
  )
}

function Line({ apiKey, onRevoke }: { apiKey: ApiKeyFragment; onRevoke: () => void }) {
  const { id, name, prefix, scopes, isTest, netPercent, lastUsedAt, revokedAt } = apiKey
  const opens = [...scopes.map((scope) => messages.scopes[scope]), netPercent && messages.net(netPercent)]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          <span className="min-w-0 wrap-anywhere">{name}</span>
          {isTest && <Badge tone="glacier">{messages.test}</Badge>}
          {revokedAt && <Badge tone="rouge">{messages.revoked}</Badge>}
        </p>
        <p className="text-meta text-ink-2">
          <span className="font-mono">{prefix}…</span> · {opens.filter(Boolean).join(' · ')}
        </p>
        <p className="text-meta text-ink-2">
          {messages.createdBy(apiKey.createdBy ?? messages.byCommand, dayAndHour(apiKey.createdAt))}
          <span className="block">
            {lastUsedAt ? messages.lastUsed(dayAndHour(lastUsedAt)) : messages.neverUsed}
          </span>
          {revokedAt && <span className="block">{messages.revokedAt(dayAndHour(revokedAt))}</span>}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <HistoryLink entity="api_key" id={id} name={name} />
        {!revokedAt && (
          <Button size="sm" data-row="" aria-label={messages.revokeFor(name, prefix)} onClick={onRevoke}>
            {messages.revoke}
          </Button>
        )}
      </div>
    </li>
  )
}
