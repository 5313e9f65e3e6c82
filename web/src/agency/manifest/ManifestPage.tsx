import { Printer } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { ExportButton } from '#web/agency/exports/ExportButton.tsx'
import {
  type DepartureManifestQuery,
  useDepartureManifestQuery,
} from '#web/agency/manifest/Manifest.generated.ts'
import { messages } from '#web/agency/manifest/messages.ts'
import { Traveller } from '#web/agency/manifest/Traveller.tsx'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { datesWithDays } from '#web/lib/format/format.ts'
import { Button } from '#web/ui/Button.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'

type Departure = NonNullable<NonNullable<DepartureManifestQuery['agency']>['departure']>
type Manifest = NonNullable<Departure['manifest']>

/** The travellers of a departure: to call, to mark, to print. */
export function Component() {
  const { id = '' } = useParams()
  return (
    <Screen
      title={messages.travellers}
      action={
        <Link to={`/departs/${id}`} className="link inline-flex min-h-11 items-center print:hidden">
          {messages.toDeparture}
        </Link>
      }
    >
      <Allowed permission="BOOKINGS">
        <Read departureId={id} />
      </Allowed>
    </Screen>
  )
}

function Read({ departureId }: { departureId: string }) {
  // Each read is logged: the cache answers nothing that the log does not know.
  const { data, loading, refetch } = useDepartureManifestQuery({
    variables: { id: departureId },
    fetchPolicy: 'network-only',
  })
  if (data?.agency && data.agency.departure === null && !loading)
    return <EmptyState>{messages.unknown}</EmptyState>
  return (
    <Loaded data={data?.agency?.departure?.manifest} isLoading={loading} onRetry={refetch}>
      {(manifest) => <Sheet manifest={manifest} />}
    </Loaded>
  )
}

function Sheet({ manifest }: { manifest: Manifest }) {
  const { departureId, expeditionName, startDate, endDate, guideName, completeness, travellers } = manifest
  const arrived = travellers.filter(({ mark }) => mark === 'ARRIVED').length
  return (
    <>
      <h2 className="text-h3">{expeditionName}</h2>
      <p className="text-ink-2">
        {datesWithDays(startDate, endDate)} · {guideName ? messages.guidedBy(guideName) : messages.noGuide}
      </p>
      {travellers.length === 0 ? (
        <div className="mt-5">
          <EmptyState>{messages.none}</EmptyState>
        </div>
      ) : (
        <>
          <p className="mt-3 font-semibold" aria-live="polite">
            {messages.arrivedCount(arrived, travellers.length)}
            <span className="ml-3 font-normal text-ink-2">{messages.completeness(completeness)}</span>
          </p>
          <ul className="mt-4 divide-y divide-line overflow-hidden rounded-lg bg-surface shadow-1">
            {travellers.map((line) => (
              <Traveller key={line.id} line={line} />
            ))}
          </ul>
          <Tools departureId={departureId} />
        </>
      )}
    </>
  )
}

function Tools({ departureId }: { departureId: string }) {
  return (
    <div className="mt-5 flex flex-wrap items-center gap-3 print:hidden">
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" className="size-5" />
        {messages.print}
      </Button>
      <ExportButton kind="MANIFEST" filter={{ departureId }} label={messages.download} />
      <p className="text-meta text-ink-2">{messages.logged}</p>
    </div>
  )
}
