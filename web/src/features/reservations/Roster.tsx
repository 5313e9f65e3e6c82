import { messages } from '#web/features/reservations/messages.ts'
import type { RosterFragment } from '#web/features/reservations/Roster.generated.ts'

/** For the guide: places and travellers, with their missing answers. */
export function Roster({ departure }: { departure: RosterFragment }) {
  const { capacity, bookedCount, missingToConfirm, travellers } = departure
  return (
    <>
      <dl className="mb-10 grid gap-4 sm:grid-cols-3">
        <Figure name={messages.booked} value={messages.outOf(bookedCount, capacity)} />
        <Figure name={messages.left} value={String(Math.max(0, capacity - bookedCount))} />
        <Figure
          name={messages.state}
          value={missingToConfirm > 0 ? messages.waiting(missingToConfirm) : messages.confirmed}
        />
      </dl>
      <h2 className="mb-4 text-h2">{messages.participants}</h2>
      {travellers.length === 0 ? (
        <p className="text-ink-2">{messages.nobodyYet}</p>
      ) : (
        <ul className="border-t border-line">
          {travellers.map((traveller) => (
            <Traveller key={`${traveller.reservationId}-${traveller.position}`} traveller={traveller} />
          ))}
        </ul>
      )}
    </>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-lg bg-sand p-5">
    <dt className="text-meta text-ink-2">{name}</dt>
    <dd className="mt-1 text-h3 tabular-nums">{value}</dd>
  </div>
)

function Traveller({ traveller }: { traveller: RosterFragment['travellers'][number] }) {
  const { firstName, lastName, completeness, missing } = traveller
  return (
    <li className="grid gap-1 border-b border-line py-4 sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)_auto] sm:items-baseline sm:gap-6">
      <span className="font-semibold">
        {[firstName, lastName].filter(Boolean).join(' ') || messages.unnamed}
      </span>
      <span className="text-meta text-ink-2">
        {missing.length > 0
          ? messages.toTell(missing.map((answer) => messages.answers[answer]).join(', '))
          : messages.complete}
      </span>
      <span className="text-meta font-semibold tabular-nums">{messages.percent(completeness)}</span>
    </li>
  )
}
