import { Link, useSearchParams } from 'react-router-dom'
import { ImportForm } from '#web/agency/imports/ImportForm.tsx'
import { type ImportStateFragment, useAgencyImportsQuery } from '#web/agency/imports/Imports.generated.ts'
import { describeCounts, kindNames, kinds, readKind } from '#web/agency/imports/imports.rules.ts'
import { messages } from '#web/agency/imports/messages.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** Imports: the next one, and those of the day. The kind is in the address. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const me = useAgencyMeQuery().data?.agency?.me
  const allowed = kindNames.filter((kind) => may(me, kinds[kind].permission))
  const kind = readKind(params, allowed)
  return (
    <Screen title={messages.imports} intro={messages.intro}>
      {kind ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <ImportForm
            key={kind}
            kind={kind}
            allowed={allowed}
            onKind={(next) => setParams({ type: kinds[next].word }, { replace: true })}
          />
          <Recent />
        </div>
      ) : (
        <Allowed permission="DEPARTURES">{null}</Allowed>
      )}
    </Screen>
  )
}

function Recent() {
  const { data, loading, refetch } = useAgencyImportsQuery({ fetchPolicy: 'cache-and-network' })
  return (
    <section>
      <h2 className="mb-3 text-h3">{messages.recent}</h2>
      <Loaded data={data?.agency?.imports} isLoading={loading} onRetry={refetch}>
        {(imports) =>
          imports.length === 0 ? (
            <EmptyState>{messages.none}</EmptyState>
          ) : (
            <ul className="divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
              {imports.map((each) => (
                <Row key={each.id} {...each} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}

function Row({ id, kind, state, createdAt, ...counts }: ImportStateFragment) {
  return (
    <li>
      <Link to={`/donnees/imports/${id}`} data-row="" className="block px-4 py-3 hover:bg-sand">
        <span className="font-semibold">
          {messages.kinds[kind]}, {dayAndHour(createdAt)}
        </span>
        <span className="block text-meta text-ink-2">
          {messages.states[state]} · {describeCounts({ state, ...counts })}
        </span>
      </Link>
    </li>
  )
}
