import { beforeAll, expect, test } from 'vitest'
import { users } from '#api/db/accountTables.ts'
import { participants, reservations } from '#api/db/bookingTables.ts'
import { eq, sql } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import type { Api } from '#api/deps.ts'
import { readHitQuery } from '#api/modules/agency/search/hits.domain.ts'
import { fold } from '#api/modules/search/fold.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onBothDatabases, onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

type Hit = { kind: string; id: string; title: string; reference: string | null; start_on: string | null }
type Headers = { authorization: string }

test.each<[string, Partial<ReturnType<typeof readHitQuery>>]>([
  ['Vanoise', { words: ['vanoise'], date: undefined, phone: undefined, reference: undefined }],
  ['Éléonore d’Œuvre', { words: ['eleonore', 'd', 'oeuvre'] }],
  ['vanoise juillet', { words: ['vanoise'], date: { month: 7 } }],
  ['14 juillet 2027', { words: [], date: { day: 14, month: 7, year: 2027 } }],
  ['Août 2027 kayak', { words: ['kayak'], date: { month: 8, year: 2027 } }],
  ['martin 14/07', { words: ['martin'], date: { day: 14, month: 7 } }],
  ['2027-07-14', { words: [], date: { day: 14, month: 7, year: 2027 } }],
  ['41/13', { words: ['41', '13'], date: undefined }],
  ['06 12 34 56 78', { phone: '612345678' }],
  ['+33 6 12 34 56 78', { phone: '612345678' }],
  ['56 78', { phone: '5678' }],
  ['12 places', { phone: undefined, words: ['12', 'places'] }],
  ['ex-7k3q9m', { reference: 'EX-7K3Q9M' }],
  ['EX 7K3QOM', { reference: 'EX-7K3Q0M' }],
  ['a b c d e f g h', { words: ['a', 'b', 'c', 'd', 'e', 'f'] }],
  ['%_?', { words: [] }],
])('reads the query %s', (typed, read) => {
  expect(readHitQuery(typed)).toMatchObject(read)
})

onBothDatabases('demo', (current) => {
  let api: Api
  let owner: Headers
  beforeAll(async () => {
    api = await testApi(current().db, { clock: () => testNow })
    owner = (await staffMember(current().db, { role: 'owner' })).headers
  })
  const search = (q: string, headers = owner, first = '20') =>
    api.inject({ url: `/api/v1/agency/search?${new URLSearchParams({ q, first })}`, headers })
  const hits = async (q: string, headers = owner, first = '20'): Promise<Hit[]> =>
    (await search(q, headers, first)).json().hits
  const of = (kind: string, found: Hit[]) => found.filter((hit) => hit.kind === kind)

  /** A reservation of the demonstration with its customer. */
  async function aReservation() {
    const [found] = await current()
      .db.select({ reservation: reservations, user: users })
      .from(reservations)
      .innerJoin(users, eq(users.id, reservations.userId))
      .where(sql`${users.email} = 'camille.voyage@demo.explora.test' and not ${reservations.isGuide}`)
      .limit(1)
    if (!found) throw new Error('The demonstration has no reservation.')
    return found
  }

  test.each([
    'Éléonore d’Œuvre',
    'ÉCRINS – œufs',
    'Łódź & Ærø',
    'Straße',
    'jean-paul@Ex.fr',
    '+33 6 12',
    ' a  b ',
  ])('folds %s in the database as in the service', async (text) => {
    const folded = sql<string>`fold_text(${text})`
    const rows = await current().db.select({ folded }).from(users).limit(1)
    expect(rows).toEqual([{ folded: fold(text) }])
  })

  test('finds expeditions and their departures by words without accents, the next departure first', async () => {
    const found = await hits('VANOISE')
    expect(of('expedition', found).map(({ title }) => title)).toEqual(['Les balcons de la Vanoise'])
    const days = of('departure', found).map(({ start_on: day }) => String(day))
    const toCome = days.filter((day) => day >= '2027-03-10')
    expect(toCome.length).toBeGreaterThan(0)
    expect(days.slice(0, toCome.length)).toEqual(toCome.toSorted())
  })

  test('finds departures by their day', async () => {
    const [row] = await current().db.select().from(departures).limit(1)
    const [year, month, day] = row?.startOn.split('-') ?? []
    const found = await hits(`${day}/${month}/${year}`)
    expect(found.length).toBeGreaterThan(0)
    expect(new Set(found.map((hit) => hit.start_on))).toEqual(new Set([row?.startOn]))
  })

  test('finds a reservation by its customer, mail, phone, reference and travellers', async () => {
    const { db } = current()
    const { reservation, user } = await aReservation()
    const { id } = reservation
    await db.update(users).set({ lastName: 'Crèvecœur', phone: '+33698765432' }).where(eq(users.id, user.id))
    await db.update(reservations).set({ reference: 'EX-7K3Q0M' }).where(eq(reservations.id, id))
    const traveller = { reservationId: id, position: 90, firstName: 'Ingrid', lastName: 'Ñandú' }
    await db.insert(participants).values(traveller)
    for (const q of ['crevecoeur', 'voyage@demo', '06 98 76 54 32', '54 32', 'EX-7K3QOM', 'nandu ingrid']) {
      const found = of('reservation', await hits(q))
      expect([q, found.map(({ reference }) => reference)]).toEqual([q, expect.arrayContaining(['EX-7K3Q0M'])])
    }
    await db.delete(participants).where(eq(participants.position, 90))
  })

  test('finds a customer without a reservation by name, mail and phone, once', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db, { email: 'ombeline.seule@exemple.test' })
    await db
      .update(users)
      .set({ firstName: 'Ombeline', lastName: 'Crèvecœur', phone: '+33655443322' })
      .where(eq(users.id, userId))
    for (const q of ['ombeline crevecoeur', 'ombeline.seule@', '06 55 44 33 22']) {
      const found = of('customer', await hits(q))
      expect([q, found.map(({ id, title }) => [id, title])]).toEqual([q, [[userId, 'Ombeline Crèvecœur']]])
    }
    expect(of('customer', await hits('camille.voyage@demo'))).toEqual([])
    expect(of('customer', await hits('14/07/2027'))).toEqual([])
  })

  test('finds no person without the permission to read customers', async () => {
    const { db } = current()
    const catalogue = await staffMember(db, { permissions: ['catalogue', 'departures', 'money', 'messages'] })
    const bookings = await staffMember(db, { permissions: ['bookings'] })
    for (const q of ['camille', 'voyage@demo', 'EX-7K3Q0M'])
      for (const kind of ['reservation', 'customer'])
        expect(of(kind, await hits(q, catalogue.headers))).toEqual([])
    expect(of('reservation', await hits('camille', bookings.headers)).length).toBeGreaterThan(0)
    expect(of('departure', await hits('vanoise', catalogue.headers)).length).toBeGreaterThan(0)
  })

  test('bounds each kind, and refuses one letter', async () => {
    const few = await hits('de', owner, '2')
    for (const kind of ['expedition', 'departure']) expect(of(kind, few)).toHaveLength(2)
    expect((await search('a')).statusCode).toBe(400)
    expect(await hits('%%')).toEqual([])
    const [{ count = 0 } = {}] = await current()
      .db.select({ count: sql<number>`count(*)::int` })
      .from(expeditions)
    expect(of('expedition', await hits('expedition')).length).toBeLessThan(count)
  })
})

onDatabase('demo', (current) => {
  test('allows 120 searches a minute', async () => {
    const { headers } = await staffMember(current().db)
    const api = await testApi(current().db, { clock: () => testNow })
    const url = '/api/v1/agency/search?q=zzzz'
    const answers = await Promise.all(Array.from({ length: 121 }, () => api.inject({ url, headers })))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(120)
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1)
  })
})
