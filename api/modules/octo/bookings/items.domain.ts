import { randomUUID } from 'node:crypto'
import type {
  ContactInput,
  ItemInput,
  StoredContact,
  StoredItem,
} from '#api/modules/octo/bookings/booking.contract.ts'
import type { TravellerUnit } from '#api/modules/reservations/participants.contract.ts'
import { readName } from '#schema/name.ts'
import { readPhone } from '#schema/phone.ts'

export const noContact: StoredContact = {
  fullName: null,
  firstName: null,
  lastName: null,
  emailAddress: null,
  phoneNumber: null,
  locales: [],
  postalCode: null,
  country: null,
  notes: null,
}

/** The contact with the fields that were sent; those that were not stay. */
export function mergedContact(stored: StoredContact, sent: ContactInput | null | undefined): StoredContact {
  if (!sent) return stored
  const read = <Value>(value: Value | null | undefined, kept: Value | null) =>
    value === undefined ? kept : (value ?? null)
  const text = (value: string | null | undefined, kept: string | null) =>
    read(value === undefined || value === null ? value : readName(value) || null, kept)
  return {
    fullName: text(sent.fullName, stored.fullName),
    firstName: text(sent.firstName, stored.firstName),
    lastName: text(sent.lastName, stored.lastName),
    emailAddress: text(sent.emailAddress, stored.emailAddress),
    phoneNumber: text(sent.phoneNumber, stored.phoneNumber),
    locales: sent.locales === undefined ? stored.locales : (sent.locales ?? []),
    postalCode: text(sent.postalCode, stored.postalCode),
    country: text(sent.country, stored.country),
    notes: read(sent.notes, stored.notes),
  }
}

/** First and last name; a full name stands for both: its first word, and the rest. */
export function toNames(contact: StoredContact): { firstName: string | null; lastName: string | null } {
  const { firstName, lastName, fullName } = contact
  if (firstName || lastName || !fullName) return { firstName, lastName }
  const [first = '', ...rest] = fullName.split(' ')
  return { firstName: first, lastName: rest.join(' ') || null }
}

/** Whether the lead traveller has the fields that a confirmation requires. */
export const isComplete = ({ fullName, firstName, lastName }: StoredContact): boolean =>
  Boolean(fullName || (firstName && lastName))

/** Price of one unit on a departure; no net where no share is agreed with the reseller. */
export type UnitPrice = { retailCents: number; netCents: number | null }

/** The amount that the reseller owes for an item. */
export const owedCents = ({ retailCents, netCents }: UnitPrice): number => netCents ?? retailCents

const isSameItem = ({ uuid, unitId }: StoredItem, entry: ItemInput): boolean =>
  uuid === entry.uuid?.toLowerCase() && unitId === entry.unitId

/**
 * A list replaces the old one. An entry with the uuid of an item keeps it; any other adds one, in the place and at the
 * price of an item of its unit that the list drops, if there is one: another traveller leaves. Returns those that are
 * dropped without such a successor, too.
 */
export function changedItems(
  stored: StoredItem[],
  sent: (ItemInput & { unitId: TravellerUnit })[],
  findPrice: (unitId: TravellerUnit) => UnitPrice,
): { items: StoredItem[]; dropped: StoredItem[] } {
  const dropped = stored.filter((item) => !sent.some((entry) => isSameItem(item, entry)))
  const items = sent.map((entry) => {
    const known = stored.find((item) => isSameItem(item, entry))
    if (known) return withEntry(known, entry)
    const index = dropped.findIndex(({ unitId }) => unitId === entry.unitId)
    const [former] = index < 0 ? [] : dropped.splice(index, 1)
    const { retailCents, netCents } = former ?? findPrice(entry.unitId)
    const uuid = entry.uuid?.toLowerCase() ?? randomUUID()
    const item = { uuid, unitId: entry.unitId, resellerReference: null, contact: noContact }
    return withEntry({ ...item, retailCents, netCents }, entry)
  })
  return { items, dropped }
}

const withEntry = (item: StoredItem, entry: ItemInput): StoredItem => ({
  ...item,
  resellerReference: entry.resellerReference ?? item.resellerReference,
  contact: mergedContact(item.contact, entry.contact),
})

/** The same items on another departure, at its prices. */
export const repriced = (
  items: StoredItem[],
  findPrice: (unitId: TravellerUnit) => UnitPrice,
): StoredItem[] => items.map((item) => ({ ...item, ...findPrice(item.unitId) }))

/** The travellers of the roster: the lead traveller is one of them, and stands for the first one without a name. */
export function toTravellers(items: StoredItem[], lead: StoredContact) {
  const isNamed = items.map(({ contact }) =>
    Boolean(contact.firstName || contact.lastName || contact.fullName),
  )
  const isAmong = items.some(({ contact }) => isSamePerson(contact, lead))
  const leadIndex = isAmong ? -1 : isNamed.indexOf(false)
  return items.map((item, index) => {
    const contact =
      index === leadIndex
        ? { ...lead, phoneNumber: item.contact.phoneNumber ?? lead.phoneNumber }
        : item.contact
    const phone = contact.phoneNumber ?? (isSamePerson(contact, lead) ? lead.phoneNumber : null)
    return {
      ...toNames(contact),
      phone: (phone && readPhone(phone)) || null,
      unit: item.unitId,
      unitItemId: item.uuid,
      priceCents: owedCents(item),
    }
  })
}

function isSamePerson(one: StoredContact, other: StoredContact): boolean {
  const [first, second] = [one, other]
    .map(toNames)
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`)
  return first === second
}
