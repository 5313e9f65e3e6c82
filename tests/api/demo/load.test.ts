import { verify } from '@node-rs/argon2'
import { describe, expect, test } from 'vitest'
import { identities, interests, messages, users } from '#api/db/accountTables.ts'
import { expeditionDocuments } from '#api/db/answerTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { findRows } from '#api/db/client.ts'
import { accountId, demoAccounts, demoPassword, guideAccount, traveller } from '#api/db/demo/accounts.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { loadDemo } from '#api/db/demo/load.ts'
import { asc, eq, isNotNull, sql } from '#api/db/drizzle.ts'
import { departures, expeditions } from '#api/db/tables.ts'
import { cartReader } from '#api/modules/cart/cart.repository.ts'
import { findReservations } from '#api/modules/reservations/reservations.repository.ts'
import { onDatabase, openTestDatabase } from '#tests/support/databases.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  describe('accounts', () => {
    test('has each account with a confirmed address, by password or provider', async () => {
      const rows = await current().db.select().from(users)
      for (const { email, provider, firstName, phone } of demoAccounts) {
        const row = rows.find((user) => user.email === email)
        expect(row).toMatchObject({
          id: accountId(email),
          provider,
          firstName,
          phone,
          isEmailConfirmed: true,
        })
        const isRight = row?.passwordHash ? await verify(row.passwordHash, demoPassword) : null
        expect(isRight).toBe(provider === 'email' ? true : null)
      }
      const hash = rows.find((user) => user.email === traveller)?.passwordHash
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    })

    test('has no other account with a password', async () => {
      const { db } = current()
      const rows = await db.select().from(users).where(isNotNull(users.passwordHash))
      expect(rows.map(({ email }) => email).sort()).toEqual(
        demoAccounts.flatMap(({ provider, email }) => (provider === 'email' ? [email] : [])).sort(),
      )
    })

    test('identifies social accounts by subject', async () => {
      const rows = await current().db.select().from(identities).orderBy(asc(identities.subject))
      expect(rows.map(({ provider, subject }) => [provider, subject])).toEqual([
        ['facebook', 'demo-facebook-hugo'],
        ['google_oauth2', 'demo-google-lea'],
      ])
    })
  })

  describe('the traveller', () => {
    test('has a cart over 990 euros', async () => {
      const cart = await cartReader(current())(accountId(traveller), testNow)
      expect(cart?.total).toBeGreaterThan(990)
      expect(cart?.reservation_travelers_count).toBe(2)
      expect(cart?.available_count).toBeGreaterThanOrEqual(2)
    })

    test('has reservations in every state, one in progress and one incomplete', async () => {
      const all = await findReservations(current().db, accountId(traveller), testNow)
      const states = all.map(
        (each) => `${each.reservation_status_front_end}${each.is_under_way ? ', under way' : ''}`,
      )
      expect(states.sort()).toEqual(['Canceled', 'Passed', 'To come', 'To come', 'To come, under way'])
      const toCome = all.filter((each) => each.reservation_status_front_end === 'To come')
      expect(toCome.map((each) => each.dashboard_completness).sort((a, b) => a - b)).toEqual([64, 100, 100])
      expect(toCome.map((each) => each.is_confirmed).sort()).toEqual([false, true, true])
      expect(toCome.find((each) => !each.is_confirmed)?.missing_to_confirm).toBe(2)
    })

    test('has four favourites, exactly one over 990 euros', async () => {
      const rows = await current()
        .db.select({ cents: expeditions.priceCents })
        .from(interests)
        .innerJoin(expeditions, eq(expeditions.id, interests.expeditionId))
        .where(eq(interests.userId, accountId(traveller)))
      expect(rows).toHaveLength(4)
      expect(rows.filter(({ cents }) => cents > 99_000)).toHaveLength(1)
    })
  })

  test('has guided departures with their booked travellers', async () => {
    const { db } = current()
    const led = await findReservations(db, accountId(guideAccount), testNow)
    expect(led.filter((each) => each.is_guide && each.travelers_count === 0)).toHaveLength(4)
    for (const { departure_id } of led) {
      const id = Number(departure_id)
      const [departure] = await db.select().from(departures).where(eq(departures.id, id))
      const aboard = await db.select().from(reservations).where(eq(reservations.departureId, id))
      const places = aboard.reduce((sum, each) => sum + each.travelersCount, 0)
      expect(places).toBe(departure?.bookedCount)
      expect(places).toBeGreaterThan(0)
      const listed = await Promise.all(
        aboard.flatMap(({ userId }) => (userId ? [findReservations(db, userId, testNow)] : [])),
      )
      expect(listed.flat().length).toBeGreaterThan(0)
    }
  })

  test('has a reservation for each booked place, and no more places than the capacity', async () => {
    const wrong = await findRows(
      current().db,
      sql`select departure.id from departures as departure
        left join reservations as booked on booked.departure_id = departure.id
          and booked.stage = 'booked' and booked.canceled_at is null
        group by departure.id
        having coalesce(sum(booked.travelers_count), 0) <> departure.booked_count
          or departure.booked_count > departure.capacity`,
    )
    expect(wrong).toEqual([])
  })

  test('has a participant for each traveller of a reservation to come', async () => {
    const wrong = await findRows(
      current().db,
      sql`select id from reservations where leaves_on >= '2027-03-10'
        and travelers_count <> (select count(*) from participants where reservation_id = reservations.id)`,
    )
    expect(wrong).toEqual([])
  })

  test('has equal favourite counts in rows, catalogue and cards', async () => {
    const rows = await current()
      .db.select({
        slug: expeditions.slug,
        counted: expeditions.interestsCount,
        shown: sql<number>`(${expeditionDocuments.card}->>'all_time_interests_count')::int`,
        rows: sql<number>`(select count(*)::int from interests where expedition_id = ${expeditions.id})`,
      })
      .from(expeditions)
      .innerJoin(expeditionDocuments, eq(expeditionDocuments.expeditionId, expeditions.id))
    const targets = new Map(
      catalogue.expeditions.map((expedition) => [expedition.slug, expedition.all_time_interests_count]),
    )
    expect(rows).toHaveLength(48)
    for (const row of rows) {
      const count = targets.get(row.slug)
      expect(row).toMatchObject({ counted: count, shown: count, rows: count })
    }
  })

  test('has questions from visitors, and later replies on the same expedition', async () => {
    const rows = await current()
      .db.select({ message: messages, author: users })
      .from(messages)
      .innerJoin(users, eq(users.id, messages.authorId))
    const requests = rows.filter(({ message }) => message.parentId === null)
    expect(requests.length).toBeGreaterThanOrEqual(25)
    expect(requests.every(({ message }) => message.role === 'visitor')).toBe(true)
    const byId = new Map(requests.map((row) => [row.message.id, row]))
    for (const { message, author } of rows.filter(({ message }) => message.parentId !== null)) {
      const question = byId.get(message.parentId ?? '')
      expect(question?.message.expeditionId).toBe(message.expeditionId)
      expect(message.createdAt.getTime()).toBeGreaterThan(question?.message.createdAt.getTime() ?? 0)
      expect(message.createdAt.getTime()).toBeLessThan(testNow.getTime())
      if (message.role === 'agency') expect(author.firstName).toBe('L’équipe Explora')
      if (message.role === 'visitor') expect(author.id).toBe(question?.author.id)
    }
  })

  test('has no date in the future, and no review before the publication of its expedition', async () => {
    const { db } = current()
    const now = testNow.toISOString()
    const late = await findRows(
      db,
      sql`select 'users' as kind from users where created_at > ${now}::timestamptz
        union all select 'interests' from interests where created_at > ${now}::timestamptz
        union all select 'reservations' from reservations where created_at > ${now}::timestamptz
        union all select 'departures' from departures where created_at > ${now}::timestamptz
        union all select 'reviews' from reviews where published_on > ${now}::timestamptz::date
        union all select 'reviews too soon' from reviews join expeditions on expeditions.id = expedition_id
          where published_on < published_at::date and published_at < ${now}::timestamptz - interval '60 days'`,
    )
    expect(late).toEqual([])
  })
})

test('loads the same data for the same instant, once', async () => {
  const digest = async (kind: 'demo' | 'empty') => {
    const { db, close } = await openTestDatabase('PostgreSQL', kind)
    await loadDemo(db, testNow)
    await loadDemo(db, testNow)
    const tables = [
      'expeditions',
      'departures',
      'reviews',
      'interests',
      'carts',
      'reservations',
      'participants',
      'payments',
      'refunds',
      'invoices',
      'ledger_transactions',
      'ledger_entries',
      'mail_log',
    ]
    const digests = await Promise.all(
      [...tables, 'messages', 'themes', 'collections', 'expedition_documents'].map((table) =>
        findRows(
          db,
          sql`select ${table} as name, md5(string_agg(row::text, ';' order by row::text)) as digest,
          count(*)::int as rows from ${sql.raw(table)} as row`,
        ),
      ),
    )
    await close()
    return digests.flat()
  }
  const before = await digest('demo')
  expect(before).toHaveLength(17)
  expect(await digest('empty')).toEqual(before)
})
