import { Link, useSearchParams } from 'react-router-dom'
import { ExportButton } from '#web/agency/exports/ExportButton.tsx'
import { messages as exportMessages } from '#web/agency/exports/messages.ts'
import { FilterForm } from '#web/agency/reservations/FilterForm.tsx'
import { messages } from '#web/agency/reservations/messages.ts'
import {
  type AgencyReservationsQueryVariables,
  useAgencyReservationsQuery,
} from '#web/agency/reservations/Reservations.generated.ts'
import { ReservationCards, ReservationTable } from '#web/agency/reservations/ReservationTable.tsx'
import { getFilter, readSort, readView, type View } from '#web/agency/reservations/reservations.rules.ts'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { ByWidth } from '#web/agency/shell/ByWidth.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { PagedList } from '#web/agency/shell/PagedList.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { useDesktop } from '#web/lib/browser/desktop.ts'
import { ButtonLink, buttonClass } from '#web/ui/Button.tsx'

/** The reservations, filtered by the query of the address, in pages of fifty. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const me = useAgencyMeQuery().data?.agency?.me
  const isWide = useDesktop()
  return (
    <Screen
      title={messages.reservations}
      intro={messages.intro}
      action={
        <div className="flex flex-wrap gap-3">
          {isWide && <Exports params={params} />}
          {may(me, 'BOOKINGS') && (
            <ButtonLink variant="primary" to="/reservations/nouvelle">
              {messages.byPhone}
            </ButtonLink>
          )}
          {!isWide && may(me, 'BOOKINGS') && <FoldedExports params={params} />}
        </div>
      }
    >
      <Allowed permission="BOOKINGS" or="MONEY">
        <Views params={params} />
        <FilterForm key={String(params)} params={params} onFilter={setParams} />
        <List params={params} />
      </Allowed>
    </Screen>
  )
}

/** Exports of the filtered rows; payments for those who may read both. */
function Exports({ params }: { params: URLSearchParams }) {
  const me = useAgencyMeQuery().data?.agency?.me
  if (!may(me, 'BOOKINGS')) return null
  const filter = { reservations: getFilter(params) }
  return (
    <div className="flex flex-wrap gap-3">
      <ExportButton kind="RESERVATIONS" filter={filter} />
      {may(me, 'MONEY') && (
        <ExportButton kind="PAYMENTS" filter={filter} label={exportMessages.exportPayments} />
      )}
    </div>
  )
}

/** On a phone, where rows come first, behind one button. */
const FoldedExports = ({ params }: { params: URLSearchParams }) => (
  <details className="open:basis-full">
    <summary className={buttonClass({ className: 'cursor-pointer list-none' })}>{messages.exports}</summary>
    <div className="mt-3">
      <Exports params={params} />
    </div>
  </details>
)

const tabs: [view: View | undefined, label: string][] = [
  [undefined, messages.all],
  ['suivre', messages.followUp],
  ['soldes', messages.balances],
  ['options', messages.options],
  ['fin-options', messages.optionsEnding],
  ['retards', messages.overdue],
  ['echeances', messages.dueSoon],
]

function Views({ params }: { params: URLSearchParams }) {
  const current = readView(params)
  return (
    <nav aria-label={messages.views} className="mb-5 flex gap-2 overflow-x-auto">
      {tabs.map(([view, label]) => (
        <Link
          key={label}
          to={view ? `/reservations?vue=${view}` : '/reservations'}
          aria-current={view === current ? 'page' : undefined}
          className={`inline-flex min-h-11 items-center rounded-full px-4 font-semibold whitespace-nowrap ${view === current ? 'bg-pine-700 text-white' : 'bg-surface text-ink-2 shadow-1'}`}
        >
          {label}
        </Link>
      ))}
    </nav>
  )
}

const empty: Record<View, string> = {
  suivre: messages.nothingToFollow,
  soldes: messages.noBalance,
  options: messages.noOption,
  'fin-options': messages.noOptionEnding,
  retards: messages.noOverdue,
  echeances: messages.noDueSoon,
}

function List({ params }: { params: URLSearchParams }) {
  const after = params.get('apres')
  const view = readView(params)
  const variables: AgencyReservationsQueryVariables = {
    filter: getFilter(params),
    sort: readSort(params),
    ...(after && { after }),
  }
  const { data, loading, refetch } = useAgencyReservationsQuery({
    variables,
    fetchPolicy: 'cache-and-network',
  })
  return (
    <PagedList
      data={data?.agency?.reservations}
      isLoading={loading}
      onRetry={refetch}
      labels={view ? { ...messages, empty: empty[view] } : messages}
      resetTo="/reservations"
    >
      {({ nodes }) => (
        <ByWidth
          table={<ReservationTable reservations={nodes} />}
          cards={<ReservationCards reservations={nodes} />}
        />
      )}
    </PagedList>
  )
}
