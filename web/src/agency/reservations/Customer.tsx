import { Mail, Phone } from 'lucide-react'
import { Link } from 'react-router-dom'
import { messages } from '#web/agency/reservations/messages.ts'
import { Part } from '#web/agency/reservations/Part.tsx'
import type { ShownReservation } from '#web/agency/reservations/reservation.ts'
import { readablePhone } from '#web/lib/format/phone.ts'

const contact = 'link flex min-h-11 items-center gap-2 break-all'

/** The customer, within reach by phone and mail; or the reseller, whose customer has no account. */
export function Customer({ reservation }: { reservation: ShownReservation }) {
  const { customer, customerName, contactPhone } = reservation
  const name = customerName || messages.noName
  const phones = [...new Set([contactPhone, customer?.phone])].flatMap((phone) => phone ?? [])
  return (
    <Part title={messages.bookedBy}>
      <p className="mt-2 font-semibold">{name}</p>
      {phones.map((phone) => (
        <a key={phone} href={`tel:${phone}`} aria-label={messages.call(name)} className={contact}>
          <Phone aria-hidden="true" className="size-5 shrink-0" />
          {readablePhone(phone)}
        </a>
      ))}
      {customer && (
        <a href={`mailto:${customer.email}`} aria-label={messages.write(name)} className={contact}>
          <Mail aria-hidden="true" className="size-5 shrink-0" />
          {customer.email}
        </a>
      )}
      {reservation.customerId && (
        <Link to={`/clients/${reservation.customerId}`} className="link inline-flex min-h-11 items-center">
          {messages.profile}
        </Link>
      )}
    </Part>
  )
}
