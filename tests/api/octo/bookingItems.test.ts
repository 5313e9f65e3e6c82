import { describe, expect, test } from 'vitest'
import { amendmentDocument, toAmendment, withTraveller } from '#api/modules/octo/bookings/amendment.domain.ts'
import type { StoredItem } from '#api/modules/octo/bookings/booking.contract.ts'
import { readFingerprint } from '#api/modules/octo/bookings/fingerprint.domain.ts'
import {
  changedItems,
  isComplete,
  mergedContact,
  noContact,
  toNames,
  toTravellers,
} from '#api/modules/octo/bookings/items.domain.ts'
import { faultOfParty, unknownUnit } from '#api/modules/octo/bookings/party.domain.ts'
import { listUnits } from '#api/modules/octo/units.domain.ts'

const item = (uuid: string, changes: Partial<StoredItem> = {}): StoredItem => ({
  uuid,
  unitId: 'adult',
  resellerReference: null,
  contact: noContact,
  retailCents: 500_00,
  netCents: 425_00,
  ...changes,
})
const ana = { ...noContact, firstName: 'Ana', lastName: 'Le Goff' }
const current = { retailCents: 600_00, netCents: 510_00 }

describe('contacts', () => {
  test('keep what is not sent, and lose what is sent as null', () => {
    const stored = { ...ana, phoneNumber: '+33612345678', locales: ['fr'] }
    expect(mergedContact(stored, { lastName: 'Martin', phoneNumber: null })).toEqual({
      ...stored,
      lastName: 'Martin',
      phoneNumber: null,
    })
    expect(mergedContact(stored, undefined)).toEqual(stored)
    expect(mergedContact(stored, { firstName: '  Ana  Lou ', locales: null })).toMatchObject({
      firstName: 'Ana Lou',
      locales: [],
    })
  })

  test.each([
    [{ fullName: 'Ana Le Goff' }, true, 'Ana', 'Le Goff'],
    [{ fullName: 'Ana' }, true, 'Ana', null],
    [{ firstName: 'Ana', lastName: 'Le Goff' }, true, 'Ana', 'Le Goff'],
    [{ firstName: 'Ana', fullName: 'Ana Le Goff' }, true, 'Ana', null],
    [{ firstName: 'Ana' }, false, 'Ana', null],
    [{}, false, null, null],
  ])('%j are complete: %j', (sent, complete, firstName, lastName) => {
    const contact = mergedContact(noContact, sent)
    expect([isComplete(contact), toNames(contact)]).toEqual([complete, { firstName, lastName }])
  })
})

describe('changedItems', () => {
  const stored = [item('a'), item('b'), item('c', { unitId: 'child' })]
  const uuids = (items: StoredItem[]) => items.map(({ uuid }) => uuid)

  test('keeps named items at their price, and drops those that are missing', () => {
    const { items, dropped } = changedItems(stored, [{ uuid: 'B', unitId: 'adult' }], () => current)
    expect([uuids(items), uuids(dropped), items[0]?.retailCents]).toEqual([['b'], ['a', 'c'], 500_00])
  })

  test('gives a new traveller the place and the price of one of the same unit who is dropped', () => {
    const sent = [
      { uuid: 'a', unitId: 'adult' as const },
      { unitId: 'adult' as const },
      { unitId: 'adult' as const },
    ]
    const { items, dropped } = changedItems(stored, sent, () => current)
    expect(items.map(({ retailCents }) => retailCents)).toEqual([500_00, 500_00, 600_00])
    expect([uuids(dropped), new Set(uuids(items)).size]).toEqual([['c'], 3])
    expect(uuids(items)).not.toContain('b')
  })

  test('adds an item again where its unit is another one', () => {
    const sent = [{ uuid: 'a', unitId: 'child' as const }]
    const { items, dropped } = changedItems([item('a')], sent, () => current)
    expect([items[0]?.retailCents, uuids(items), uuids(dropped)]).toEqual([600_00, ['a'], ['a']])
  })

  test('merges the contact of an item that stays', () => {
    const sent = [{ uuid: 'a', unitId: 'adult' as const, contact: { lastName: 'Martin' } }]
    const { items } = changedItems([item('a', { contact: ana })], sent, () => current)
    expect(items[0]?.contact).toEqual({ ...ana, lastName: 'Martin' })
  })
})

describe('toTravellers', () => {
  const lead = { ...ana, phoneNumber: '06 12 34 56 78' }
  const leo = { ...noContact, fullName: 'Léo Martin' }
  const named = (contacts: (typeof noContact)[]) =>
    toTravellers(
      contacts.map((contact, index) => item(String(index), { contact })),
      lead,
    ).map(({ firstName, lastName, phone }) => [firstName, lastName, phone])

  test('takes the lead traveller for the first one without a name', () => {
    expect(named([leo, noContact, noContact])).toEqual([
      ['Léo', 'Martin', null],
      ['Ana', 'Le Goff', '+33612345678'],
      [null, null, null],
    ])
  })

  test('names the lead traveller once', () => {
    expect(named([{ ...noContact, fullName: 'Ana Le Goff' }, noContact])).toEqual([
      ['Ana', 'Le Goff', '+33612345678'],
      [null, null, null],
    ])
  })
})

describe('parties', () => {
  const units = listUnits({ expeditionType: 'En Base Camp', ageMinChild: 8 })
  const party = (...unitIds: ('adult' | 'child')[]) => unitIds.map((unitId) => ({ unitId }))

  test.each([
    [party('adult'), undefined],
    [party('adult', 'child', 'child'), undefined],
    [party('child'), 'unaccompanied'],
    [party('adult', 'adult', 'adult', 'adult'), 'tooManyUnits'],
    [
      [
        { unitId: 'adult' as const, uuid: 'A' },
        { unitId: 'adult' as const, uuid: 'a' },
      ],
      'repeatedItem',
    ],
  ])('are judged by the option: %j', (entries, fault) => {
    expect(faultOfParty(entries, units, 3)).toBe(fault)
  })

  test('name the first unit that is not sold', () => {
    expect(unknownUnit([{ unitId: 'adult' }, { unitId: 'senior' }], units)).toEqual({ unitId: 'senior' })
    expect(unknownUnit([{}], units)).toEqual({ unitId: '' })
    expect(unknownUnit(party('adult', 'child'), units)).toBeUndefined()
  })
})

describe('amendments', () => {
  const stored = [item('a'), item('b')]
  test.each([
    ['nothing', { items: stored, dropped: [], keptPercent: 0, feeCents: 0 }, 0],
    [
      'one more',
      { items: [...stored, item('c', current)], dropped: [], keptPercent: 0, feeCents: 0 },
      510_00,
    ],
    ['one less, in time', { items: [item('a')], dropped: [item('b')], keptPercent: 0, feeCents: 0 }, -425_00],
    ['one less, late', { items: [item('a')], dropped: [item('b')], keptPercent: 50, feeCents: 0 }, -212_50],
    ['one less, too late', { items: [item('a')], dropped: [item('b')], keptPercent: 100, feeCents: 0 }, 0],
    [
      'another date',
      {
        items: stored.map((each) => ({ ...each, ...current })),
        dropped: [],
        keptPercent: 0,
        feeCents: 100_00,
      },
      170_00,
    ],
  ])('price %s', (_, change, differenceCents) => {
    expect(toAmendment({ stored, ...change })).toEqual({ feeCents: change.feeCents, differenceCents })
  })

  const trip = { name: 'Vanoise', startOn: '2027-07-05', endOn: '2027-07-08', travellers: ['Ana Le Goff'] }
  const head = {
    reference: 'EX-7K3Q9M',
    issuedOn: '2027-03-10',
    corrects: '2027-000001',
    customer: { name: 'X', address: [] },
    trip,
  }

  test('are invoiced or credited in positive amounts, and not at all where the price stays', () => {
    const up = amendmentDocument(head, { feeCents: 50_00, differenceCents: 10_00 })
    expect(up).toMatchObject({ kind: 'invoice', corrects: null, totalCents: 60_00 })
    expect(up?.lines.map(({ amountCents }) => amountCents)).toEqual([50_00, 10_00])
    const down = amendmentDocument(head, { feeCents: 0, differenceCents: -10_00 })
    expect(down).toMatchObject({ kind: 'credit_note', corrects: '2027-000001', totalCents: 10_00 })
    expect(amendmentDocument(head, { feeCents: 0, differenceCents: 0 })).toBeUndefined()
  })

  test('follow a price that the agency has changed', () => {
    expect(withTraveller(item('a'), { priceCents: 425_00 }, 15)).toEqual(item('a'))
    expect(withTraveller(item('a'), { priceCents: 510_00 }, 15)).toEqual(item('a', current))
    expect(withTraveller(item('a', { netCents: null }), { priceCents: 600_00 }, 0)).toEqual(
      item('a', { retailCents: 600_00, netCents: null }),
    )
    expect(withTraveller(item('a'), undefined, 15)).toEqual(item('a'))
  })
})

test('a fingerprint is that of the content, in any order', () => {
  const one = readFingerprint({
    productId: '1',
    unitItems: [{ unitId: 'adult', contact: { a: 1, b: null } }],
  })
  expect(
    readFingerprint({ unitItems: [{ contact: { b: null, a: 1 }, unitId: 'adult' }], productId: '1' }),
  ).toBe(one)
  expect(readFingerprint({ productId: '2', unitItems: [] })).not.toBe(one)
})
