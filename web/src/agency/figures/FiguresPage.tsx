import { ChevronDown } from 'lucide-react'
import { Link } from 'react-router-dom'
import { euros } from '#schema/frenchFormats.ts'
import { BarList } from '#web/agency/figures/BarList.tsx'
import { Figure } from '#web/agency/figures/Figure.tsx'
import { type AgencyFiguresQuery, useAgencyFiguresQuery } from '#web/agency/figures/Figures.generated.ts'
import { bookedIn, canceledIn, sourceName, toPeriod, toRate } from '#web/agency/figures/figures.rules.ts'
import { messages } from '#web/agency/figures/messages.ts'
import { WeekChart } from '#web/agency/figures/WeekChart.tsx'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { today } from '#web/lib/format/days.ts'
import { singleDay } from '#web/lib/format/format.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** The figures of 26 weeks, and the departures to come. */
export function Component() {
  return (
    <Screen title={messages.title} intro={messages.intro}>
      <Allowed permission="MONEY">
        <Charts />
      </Allowed>
    </Screen>
  )
}

function Charts() {
  const { data, loading, refetch } = useAgencyFiguresQuery({
    variables: toPeriod(today()),
    fetchPolicy: 'cache-and-network',
  })
  return (
    <Loaded data={data?.agency?.figures} isLoading={loading} onRetry={refetch}>
      {(figures) =>
        figures.weeks.length === 0 ? (
          <EmptyState>{messages.empty}</EmptyState>
        ) : (
          <div className="grid items-start gap-4 xl:grid-cols-2">
            <WeekCharts weeks={figures.weeks} />
            <Occupancy {...figures} />
            <Sources {...figures} />
          </div>
        )
      }
    </Loaded>
  )
}

type Figures = NonNullable<NonNullable<AgencyFiguresQuery['agency']>['figures']>

function WeekCharts({ weeks }: Pick<Figures, 'weeks'>) {
  const sum = (of: (week: Figures['weeks'][number]) => number) =>
    weeks.reduce((total, week) => total + of(week), 0)
  const rate = toRate(
    sum(({ cartsBooked }) => cartsBooked),
    sum(({ cartsCreated }) => cartsCreated),
  )
  return (
    <>
      <WeekChart
        title={messages.bookings}
        help={messages.bookingsHelp}
        weeks={weeks}
        series={[
          { label: messages.booked, of: ({ bookedCount }) => bookedCount, toLink: bookedIn },
          { label: messages.canceled, of: ({ canceledCount }) => canceledCount, toLink: canceledIn },
        ]}
      />
      <WeekChart
        title={messages.sales}
        help={messages.salesHelp}
        weeks={weeks}
        series={[
          { label: messages.sold, of: ({ soldCents }) => soldCents, toLink: bookedIn },
          { label: messages.returned, of: ({ returnedCents }) => returnedCents, toLink: canceledIn },
        ]}
        format={euros}
      />
      <WeekChart
        title={messages.cash}
        help={messages.cashHelp}
        weeks={weeks}
        series={[
          { label: messages.received, of: ({ receivedCents }) => receivedCents },
          { label: messages.paidBack, of: ({ paidBackCents }) => paidBackCents },
        ]}
        format={euros}
      />
      <WeekChart
        title={messages.carts}
        help={messages.cartsHelp}
        note={messages.conversion(rate)}
        weeks={weeks}
        series={[
          { label: messages.created, of: ({ cartsCreated }) => cartsCreated },
          { label: messages.cartsBooked, of: ({ cartsBooked }) => cartsBooked },
        ]}
        more={[
          { label: messages.held, of: ({ cartsHeld }) => cartsHeld },
          { label: messages.abandoned, of: ({ cartsAbandoned }) => cartsAbandoned },
        ]}
      />
    </>
  )
}

/** Departures shown at once; the others are folded. */
const shownDepartures = 12

function Occupancy({ departures, departureCount }: Pick<Figures, 'departures' | 'departureCount'>) {
  const others = departures.slice(shownDepartures)
  return (
    <Figure
      title={messages.occupancy}
      help={messages.occupancyHelp}
      note={messages.departuresShown(departures.length, departureCount)}
    >
      <OccupancyList departures={departures.slice(0, shownDepartures)} />
      {others.length > 0 && (
        <details className="group">
          <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold">
            <ChevronDown aria-hidden="true" className="size-5 group-open:rotate-180" />
            {messages.otherDepartures(others.length)}
          </summary>
          <OccupancyList departures={others} />
        </details>
      )}
    </Figure>
  )
}

const OccupancyList = ({ departures }: Pick<Figures, 'departures'>) => (
  <BarList
    caption={messages.occupancy}
    columns={[messages.departure, messages.places]}
    bars={departures.map(({ departureId, expeditionName, startDate, bookedCount, capacity }) => ({
      key: departureId,
      label: (
        <Link to={`/departs/${departureId}`} className="link">
          {`${expeditionName}, ${singleDay(startDate)}`}
        </Link>
      ),
      value: bookedCount,
      most: capacity,
      text: messages.placesFor(bookedCount, capacity),
    }))}
  />
)

function Sources({ sources }: Pick<Figures, 'sources'>) {
  const most = Math.max(0, ...sources.map(({ bookedCount }) => bookedCount))
  return (
    <Figure title={messages.sources} help={messages.sourcesHelp}>
      <BarList
        caption={messages.sources}
        columns={[messages.source, messages.bookings]}
        bars={sources.map(({ source, bookedCount }) => ({
          key: source,
          label: sourceName(source),
          value: bookedCount,
          most,
          text: String(bookedCount),
        }))}
      />
    </Figure>
  )
}
