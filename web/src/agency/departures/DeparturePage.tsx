import { useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { sitePaths } from '#schema/sitePaths.ts'
import { DepartureGuide } from '#web/agency/assignment/DepartureGuide.tsx'
import { HistoryLink } from '#web/agency/audit/HistoryLink.tsx'
import { Confirmation } from '#web/agency/departures/Confirmation.tsx'
import { DepartureForm } from '#web/agency/departures/DepartureForm.tsx'
import { useAgencyDepartureQuery } from '#web/agency/departures/Departures.generated.ts'
import type { PartProps, ShownDeparture } from '#web/agency/departures/departure.ts'
import { getTone, owed, toPlaces } from '#web/agency/departures/departures.rules.ts'
import { messages } from '#web/agency/departures/messages.ts'
import { Sales } from '#web/agency/departures/Sales.tsx'
import { ManifestLink } from '#web/agency/manifest/ManifestLink.tsx'
import { CancelDeparture } from '#web/agency/money/CancelDeparture.tsx'
import { useAgencyMeQuery } from '#web/agency/shell/AgencyMe.generated.ts'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { type LabelledValue, LabelledValues } from '#web/agency/shell/LabelledValues.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { may } from '#web/agency/shell/me.rules.ts'
import { reload } from '#web/agency/shell/reload.ts'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { WaitingList } from '#web/agency/waiting/WaitingList.tsx'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import { dateRange, money } from '#web/lib/format/format.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { ButtonLink } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** One departure: its places and money, its edit, its sales and its confirmation. */
export function Component() {
  const { id = '' } = useParams()
  const { data, loading, error, refetch } = useAgencyDepartureQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  const departure = data?.agency?.departure
  const isUnknown = data?.agency != null && departure === null && !error && !loading
  return (
    <Screen
      title={departure?.expeditionName ?? messages.departures}
      {...(departure && { intro: dateRange(departure.startDate, departure.endDate) })}
      action={
        <span className="flex flex-wrap items-center gap-x-4">
          {departure && <HistoryLink entity="departure" id={departure.id} name={departure.expeditionName} />}
          <Link to="/departs" className="link inline-flex min-h-11 items-center">
            {messages.toList}
          </Link>
        </span>
      }
    >
      {isUnknown ? (
        <EmptyState>{messages.notFound}</EmptyState>
      ) : (
        <Loaded data={departure} isLoading={loading} onRetry={refetch}>
          {(shown) => <Details departure={shown} onChanged={() => reload(refetch)} />}
        </Loaded>
      )}
    </Screen>
  )
}

const readOnly: Partial<Record<ShownDeparture['state'], string>> = messages.readOnly

function Details({ departure, onChanged }: PartProps) {
  // A save begins the form again; changes of others leave it as it is typed.
  const [saves, setSaves] = useState(0)
  const saved = () => {
    setSaves(saves + 1)
    onChanged()
  }
  const refusal = readOnly[departure.state]
  const records = (
    <>
      <WaitingList departureId={departure.id} isOpen={!refusal} />
      <Prices prices={departure.prices ?? []} />
    </>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem] xl:grid-rows-[auto_1fr]">
      <div className="grid gap-6">
        <Facts departure={departure} />
        {refusal ? (
          <EmptyState>{refusal}</EmptyState>
        ) : (
          <Allowed permission="DEPARTURES">
            <DepartureForm key={saves} departure={departure} onChanged={saved} />
          </Allowed>
        )}
      </div>
      <div className="grid gap-6 xl:row-span-2">
        <ManifestLink departureId={departure.id} />
        {!refusal && <PhoneLink departureId={departure.id} />}
        {!refusal && <DepartureGuide departureId={departure.id} onChanged={onChanged} />}
        {!refusal && <Sales departure={departure} onChanged={onChanged} />}
        {!refusal && <Confirmation departure={departure} onChanged={onChanged} />}
        {!refusal && <CancelDeparture departureId={departure.id} onChanged={onChanged} />}
        {refusal && records}
      </div>
      {!refusal && <div className="grid gap-6">{records}</div>}
    </div>
  )
}

/** The way to a booking by phone, for those who may take one. */
function PhoneLink({ departureId }: { departureId: string }) {
  const me = useAgencyMeQuery().data?.agency?.me
  if (!may(me, 'BOOKINGS')) return null
  return (
    <ButtonLink to={`/reservations/nouvelle?depart=${departureId}`} className="w-full">
      {messages.byPhone}
    </ButtonLink>
  )
}

function Facts({ departure }: { departure: ShownDeparture }) {
  const { bookedCount, groupMin, priceCents, guideName, balanceCents, state } = departure
  const facts: LabelledValue[] = [
    [messages.places, toPlaces(departure)],
    [messages.minimum, `${bookedCount} / ${groupMin}`],
    [messages.price, money(priceCents / 100)],
    [messages.guide, guideName ?? messages.none],
    [messages.balances, owed(balanceCents)],
  ]
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Badge tone={getTone(state)}>{messages.states[state]}</Badge>
        <a
          href={sitePaths.expedition(departure.expeditionSlug)}
          className="link inline-flex min-h-11 items-center"
        >
          {messages.toPage}
        </a>
      </div>
      <LabelledValues of={facts} />
    </section>
  )
}

function Prices({ prices }: { prices: NonNullable<ShownDeparture['prices']> }) {
  return (
    <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <h2 className="text-h3">{messages.prices}</h2>
      <ol className="mt-2 divide-y divide-line">
        {prices.map(({ priceCents, at }) => (
          <li key={at} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="font-semibold">{money(priceCents / 100)}</span>
            <span className="text-meta text-ink-2">{messages.since(dayAndHour(at))}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
