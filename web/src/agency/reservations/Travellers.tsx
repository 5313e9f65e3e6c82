import { Phone } from 'lucide-react'
import { messages as manifestMessages } from '#web/agency/manifest/messages.ts'
import { messages } from '#web/agency/reservations/messages.ts'
import { Part } from '#web/agency/reservations/Part.tsx'
import type { ShownReservation } from '#web/agency/reservations/reservation.ts'
import { readablePhone, readablePhones } from '#web/lib/format/phone.ts'

type Line = ShownReservation['travellers'][number]

/** Those who leave, with what is missing of their details; nothing is once they do not leave any more. */
export const Travellers = ({ reservation: { travellers, state } }: { reservation: ShownReservation }) => (
  <Part title={messages.travellers}>
    <ol className="mt-2 divide-y divide-line">
      {travellers.map((line) => (
        <Traveller key={line.id} line={line} isLeaving={state !== 'CANCELED'} />
      ))}
    </ol>
  </Part>
)

function Traveller({ line, isLeaving }: { line: Line; isLeaving: boolean }) {
  const { firstName, lastName, position, phone, missing, emergencyContact, diet } = line
  const name = [firstName, lastName].filter(Boolean).join(' ') || messages.traveller(position)
  const needs = [diet, emergencyContact && messages.emergency(readablePhones(emergencyContact))]
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{name}</p>
        {isLeaving && (
          <p className={`text-meta ${missing.length === 0 ? 'text-ink-2' : 'text-rouge-700'}`}>
            {missing.length === 0
              ? messages.complete
              : messages.missing(missing.map((answer) => manifestMessages.answers[answer]).join(', '))}
          </p>
        )}
        {needs.some(Boolean) && <p className="text-meta text-ink-2">{needs.filter(Boolean).join(' · ')}</p>}
      </div>
      {phone && (
        <a
          href={`tel:${phone}`}
          aria-label={messages.call(name)}
          className="link inline-flex min-h-11 items-center gap-2"
        >
          <Phone aria-hidden="true" className="size-5" />
          {readablePhone(phone)}
        </a>
      )}
    </li>
  )
}
