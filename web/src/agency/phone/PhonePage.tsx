import { Link, useSearchParams } from 'react-router-dom'
import { DateChoice } from '#web/agency/phone/DateChoice.tsx'
import { messages } from '#web/agency/phone/messages.ts'
import { usePhoneDepartureQuery } from '#web/agency/phone/Phone.generated.ts'
import { PhoneForm } from '#web/agency/phone/PhoneForm.tsx'
import { Allowed } from '#web/agency/shell/Allowed.tsx'
import { Loaded } from '#web/agency/shell/Loaded.tsx'
import { Screen } from '#web/agency/shell/Screen.tsx'
import { useLast } from '#web/lib/graph/useLast.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'

/** A booking by phone: its date by the address, then who books and who leaves. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const departureId = params.get('depart')
  return (
    <Screen
      title={messages.title}
      intro={messages.intro}
      action={
        <Link to="/reservations" className="link inline-flex min-h-11 items-center">
          {messages.toList}
        </Link>
      }
    >
      <Allowed permission="BOOKINGS">
        {departureId ? (
          <Booking id={departureId} onDeparture={(depart) => setParams({ depart }, { replace: true })} />
        ) : (
          <DateChoice
            expeditionId={params.get('aventure') ?? undefined}
            onExpedition={(aventure) => setParams({ aventure })}
          />
        )}
      </Allowed>
    </Screen>
  )
}

type BookingProps = { id: string; onDeparture: (id: string) => void }

function Booking({ id, onDeparture }: BookingProps) {
  const { data, loading, error, refetch } = usePhoneDepartureQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  })
  // The form keeps what is typed while another date is read.
  const departure = useLast(data?.agency?.departure)
  const isUnknown = data?.agency != null && data.agency.departure === null && !error && !loading
  return isUnknown ? (
    <EmptyState>{messages.unknownDeparture}</EmptyState>
  ) : (
    <Loaded data={departure} isLoading={loading} onRetry={refetch}>
      {(shown) => <PhoneForm departure={shown} onDeparture={onDeparture} />}
    </Loaded>
  )
}
