import { ApiKeys } from '#web/agency/apiKeys/ApiKeys.tsx'
import { messages } from '#web/agency/settings/messages.ts'
import {
  type AgencyConnectionsQuery,
  useAgencyConnectionsQuery,
} from '#web/agency/settings/Samples.generated.ts'
import { SettingsScreen } from '#web/agency/settings/SettingsScreen.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'

type Settings = NonNullable<NonNullable<AgencyConnectionsQuery['agency']>['settings']>
type Connection = NonNullable<Settings['connections']>[number]

/** Services that the environment configures, and how they do. */
export function Component() {
  const { data, loading, refetch } = useAgencyConnectionsQuery({ fetchPolicy: 'network-only' })
  return (
    <SettingsScreen title={messages.connections} intro={messages.connectionsIntro}>
      <Loaded data={data?.agency?.settings?.connections} isLoading={loading} onRetry={refetch}>
        {(connections) => (
          <ul className="max-w-3xl divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
            {connections.map((connection) => (
              <Line key={connection.kind} connection={connection} />
            ))}
          </ul>
        )}
      </Loaded>
      <ApiKeys />
    </SettingsScreen>
  )
}

function Line({ connection: { kind, service, lastSuccessAt, lastErrorAt } }: { connection: Connection }) {
  const times = [
    lastSuccessAt && messages.lastSuccess(dayAndHour(lastSuccessAt)),
    lastErrorAt && messages.lastError(dayAndHour(lastErrorAt)),
  ].filter(Boolean)
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-5 py-4">
      <span className="min-w-0">
        <span className="block font-semibold">{messages.uses[kind]}</span>
        <span className="text-meta text-ink-2">{service && (times.join(' · ') || messages.noTimes)}</span>
      </span>
      <span className={service ? 'font-semibold text-pine-700' : 'text-ink-2'}>
        {service ? messages.services[service] : messages.notConfigured}
      </span>
    </li>
  )
}
