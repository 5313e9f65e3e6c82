import { Mail, Phone } from 'lucide-react'
import { messages } from '#web/features/reservations/messages.ts'
import type { RosterFragment } from '#web/features/reservations/Roster.generated.ts'
import { listNotes, mailToAll } from '#web/features/reservations/roster.rules.ts'
import { readablePhone } from '#web/lib/format/phone.ts'
import { buttonClass } from '#web/ui/Button.tsx'

/** For the guide: places, and travellers with their contacts and their missing answers. */
export function Roster({ departure }: { departure: RosterFragment }) {
  const { name, capacity, bookedCount, missingToConfirm, travellers, notes } = departure
  const everyone = mailToAll(travellers, name)
  return (
    <>
      <dl className="mb-10 grid gap-2 sm:grid-cols-3 sm:gap-4">
        <Figure name={messages.booked} value={messages.outFor(bookedCount, capacity)} />
        <Figure name={messages.left} value={String(Math.max(0, capacity - bookedCount))} />
        <Figure
          name={messages.state}
          value={missingToConfirm > 0 ? messages.waiting(missingToConfirm) : messages.confirmed}
        />
      </dl>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-h2">{messages.participants}</h2>
        {everyone && (
          <a href={everyone} className={buttonClass({ size: 'sm' })}>
            <Mail aria-hidden="true" className="size-5" />
            {messages.writeToAll}
          </a>
        )}
      </div>
      {travellers.length === 0 ? (
        <p className="text-ink-2">{messages.nobodyYet}</p>
      ) : (
        <ul className="border-t border-line">
          {travellers.map((traveller) => (
            <Traveller
              key={`${traveller.reservationId}-${traveller.position}`}
              traveller={traveller}
              notes={listNotes(traveller, notes)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

const Figure = ({ name, value }: { name: string; value: string }) => (
  <div className="rounded-lg bg-sand p-5 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:px-4 max-sm:py-3">
    <dt className="text-meta text-ink-2">{name}</dt>
    <dd className="text-h3 tabular-nums sm:mt-1">{value}</dd>
  </div>
)

type TravellerProps = {
  traveller: RosterFragment['travellers'][number]
  notes: RosterFragment['notes']
}

function Traveller({ traveller, notes }: TravellerProps) {
  const { firstName, lastName, completeness, missing } = traveller
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-b border-line py-4 lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)_auto]">
      <div>
        <span className="font-semibold">
          {[firstName, lastName].filter(Boolean).join(' ') || messages.unnamed}
        </span>
        <span className="mt-0.5 block text-meta text-ink-2">
          {missing.length > 0
            ? messages.toTell(missing.map((answer) => messages.answers[answer]).join(', '))
            : messages.complete}
        </span>
      </div>
      <Contact traveller={traveller} />
      <span className="text-meta font-semibold tabular-nums max-lg:col-start-2 max-lg:row-start-1">
        {messages.percent(completeness)}
      </span>
      {notes.map(({ id, body }) => (
        <p key={id} className="col-span-full mt-1 rounded-md bg-sun-100 px-4 py-2 text-sun-900">
          <span className="font-semibold">{messages.noteOfAgency}</span>{' '}
          <span className="wrap-anywhere whitespace-pre-line">{body}</span>
        </p>
      ))}
    </li>
  )
}

/** The mail of a party stands once, with its first traveller: the account that booked. */
function Contact({ traveller }: { traveller: RosterFragment['travellers'][number] }) {
  const { phone, email, emergencyContact, position } = traveller
  return (
    <div className="text-15 max-lg:col-span-2">
      <p className="flex flex-wrap gap-x-6 *:inline-flex *:min-h-11 *:items-center *:gap-2 lg:*:min-h-7 [&_svg]:size-4.5 [&_svg]:shrink-0">
        {phone && (
          <a href={`tel:${phone}`} className="link tabular-nums">
            <Phone aria-hidden="true" />
            {readablePhone(phone)}
          </a>
        )}
        {email && position === 1 && (
          <a href={`mailto:${email}`} className="link wrap-anywhere">
            <Mail aria-hidden="true" />
            {email}
          </a>
        )}
      </p>
      {emergencyContact && <p className="text-meta text-ink-2">{messages.emergency(emergencyContact)}</p>}
    </div>
  )
}
