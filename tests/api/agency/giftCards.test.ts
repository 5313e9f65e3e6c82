import { beforeAll, expect, test } from 'vitest'
import { outbox, users } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { eq } from '#api/db/drizzle.ts'
import { giftCards } from '#api/db/paymentTables.ts'
import type { Api } from '#api/deps.ts'
import type { AgencyGiftCard } from '#api/modules/agency/giftCards/giftCards.contract.ts'
import {
  giftCardState,
  isLaterEnd,
  readGiftCardQuery,
} from '#api/modules/agency/giftCards/giftCards.domain.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newCard } from '#tests/support/giftCards.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const today = '2027-03-10'

test.each([
  [{ blockedAt: null, validUntil: null, balanceCents: 1 }, 'active'],
  [{ blockedAt: null, validUntil: today, balanceCents: 1 }, 'active'],
  [{ blockedAt: null, validUntil: '2027-03-09', balanceCents: 1 }, 'expired'],
  [{ blockedAt: null, validUntil: '2027-03-09', balanceCents: 0 }, 'spent'],
  [{ blockedAt: testNow, validUntil: null, balanceCents: 0 }, 'blocked'],
])('reads the state of %o', (facts, state) => {
  expect(giftCardState(facts, today)).toBe(state)
})

test.each([
  ['2028-01-01', '2027-06-01', true],
  ['2027-06-01', '2027-06-01', false],
  ['2027-05-31', '2027-06-01', false],
  ['2027-03-10', '2027-01-01', false],
  ['2027-03-11', '2027-01-01', true],
  ['2037-03-10', '2027-06-01', true],
  ['2037-03-11', '2027-06-01', false],
  ['2028-01-01', null, false],
])('extends to %s a card until %s: %s', (target, validUntil, isLater) => {
  expect(isLaterEnd(target, validUntil, today)).toBe(isLater)
})

test('reads the shown end of a code, or all of it, and nothing between', () => {
  expect(readGiftCardQuery('card')).toMatchObject({ codeEnd: 'CARD', code: undefined })
  expect(readGiftCardQuery('0card')).toMatchObject({ codeEnd: undefined, code: undefined })
  expect(readGiftCardQuery('explora demo card c')).toMatchObject({ code: 'EXP10RADEM0CARDC' })
})

onDatabase('demo', (current) => {
  let api: Api
  let manon: TestAccount
  let owner: TestAccount
  beforeAll(async () => {
    const { db } = current()
    api = await testApi(db)
    manon = await staffMember(db, { permissions: ['money'] })
    owner = await staffMember(db, { role: 'owner' })
  })

  const call = async (method: 'GET' | 'POST', path: string, payload?: object, { headers } = manon) => {
    const url = `/api/v1/agency/gift-cards${path}`
    const answer = await api.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const found = async (query: string, caller?: TestAccount): Promise<AgencyGiftCard[]> =>
    (await call('GET', `?${query}`, undefined, caller)).body.gift_cards
  const fetchIds = async (query: string, caller?: TestAccount) =>
    (await found(query, caller)).map(({ id }) => id)
  const findActions = async (id: string) => {
    const rows = await current().db.select().from(auditEntries).where(eq(auditEntries.entityId, id))
    return rows.map(({ action, label, reason }) => [action, label, reason])
  }
  const blocked = { blocked: true, reason: 'Code publié' }

  test('finds a card by the end of its code, its state and its balance, without its code', async () => {
    const { id, code } = await newCard(current().db, 80_00, { validUntil: '2028-01-01' })
    const [card] = await found(`q=${code.slice(-4)}`)
    expect(card).toMatchObject({
      id,
      code_end: code.slice(-4),
      state: 'active',
      amount_cents: 100_00,
      balance_cents: 80_00,
      valid_until: '2028-01-01',
      buyer_name: null,
      recipient_name: null,
      recipient_email: null,
    })
    expect(JSON.stringify(card)).not.toContain(code)
    expect(await fetchIds(`q=${code}`)).toEqual([id])
    expect(await fetchIds(`q=${code.slice(-5)}`)).not.toContain(id)
    const over = await newCard(current().db, 5_00, { validUntil: '2027-03-09' })
    const spent = await newCard(current().db, 0)
    const inBasket = await newCard(current().db, 0, { activatedAt: null })
    expect(await fetchIds('state=expired')).toEqual([over.id])
    expect(await fetchIds('state=spent')).toContain(spent.id)
    expect(await fetchIds('has_balance=true')).not.toContain(spent.id)
    expect(await fetchIds('first=50')).not.toContain(inBasket.id)
  })

  test('names the buyer and the recipient for those who may read customers alone', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    await db.update(users).set({ firstName: 'Ysée', lastName: 'Kerouac' }).where(eq(users.id, userId))
    const person = { recipientName: 'Malo', recipientEmail: 'malo.kerjean@example.test' }
    const { id } = await newCard(db, 60_00, { ...person, buyerId: userId })
    for (const query of ['kérouac', 'malo kerjean']) {
      const q = `q=${encodeURIComponent(query)}`
      expect(await found(q, owner)).toMatchObject([
        { id, buyer_name: 'Ysée Kerouac', recipient_name: 'Malo', recipient_email: person.recipientEmail },
      ])
      expect(await fetchIds(q)).toEqual([])
    }
  })

  test('masks the buyer and the recipient in the reason of a block', async () => {
    const { db } = current()
    const { userId } = await signedInAccount(db)
    await db.update(users).set({ firstName: 'Ysée' }).where(eq(users.id, userId))
    const { id, code } = await newCard(db, 60_00, { recipientName: 'Malo', buyerId: userId })
    await call('POST', `/${id}/block`, { blocked: true, reason: 'Perdue par Malo, écrit Ysée' })
    expect(await findActions(id)).toEqual([
      ['gift_card.blocked', `…${code.slice(-4)}`, 'Perdue par M…, écrit Y…'],
    ])
  })

  test('blocks a card once, whose code then pays nothing, and unblocks it', async () => {
    const { id, code } = await newCard(current().db, 80_00)
    const balance = async () =>
      (await api.inject({ url: `/api/v1/gift-cards/${code}` })).json<{ valid: boolean }>().valid
    expect(await balance()).toBe(true)
    for (let each = 0; each < 2; each++) {
      const { status, body } = await call('POST', `/${id}/block`, blocked)
      expect([status, body.state, body.balance_cents]).toEqual([200, 'blocked', 80_00])
    }
    expect(await balance()).toBe(false)
    await call('POST', `/${id}/block`, { blocked: false, reason: 'Code retrouvé' })
    expect(await balance()).toBe(true)
    expect(await findActions(id)).toEqual([
      ['gift_card.blocked', `…${code.slice(-4)}`, 'Code publié'],
      ['gift_card.unblocked', `…${code.slice(-4)}`, 'Code retrouvé'],
    ])
  })

  test('extends a card that is over, which pays again', async () => {
    const { id, code } = await newCard(current().db, 80_00, { validUntil: '2027-03-09' })
    const isValid = async () =>
      (await api.inject({ url: `/api/v1/gift-cards/${code}` })).json<{ valid: boolean }>().valid
    expect(await isValid()).toBe(false)
    const refused = await call('POST', `/${id}/extend`, { valid_until: '2027-03-08' })
    expect([refused.status, Object.keys(refused.body.error.fields)]).toEqual([422, ['valid_until']])
    const { body } = await call('POST', `/${id}/extend`, { valid_until: '2028-03-09' })
    expect([body.state, body.valid_until]).toEqual(['active', '2028-03-09'])
    expect(await isValid()).toBe(true)
    await call('POST', `/${id}/extend`, { valid_until: '2028-03-09' })
    expect((await findActions(id)).map(([action]) => action)).toEqual(['gift_card.extended'])
  })

  test('mails the code to its recipient again, five times an hour, while it pays', async () => {
    const { db } = current()
    const recipientEmail = 'encore.une-fois@example.test'
    const { id } = await newCard(db, 80_00, {
      recipientEmail,
      sendOn: '2027-12-24',
      validUntil: '2029-03-10',
    })
    const { body } = await call('POST', `/${id}/resend`)
    expect(body.sent_at).toBe(testNow.toISOString())
    const [mail] = await db.select().from(outbox).where(eq(outbox.recipient, recipientEmail))
    expect(mail?.text).toMatch(/Valable jusqu’au.*10\smars\s2029/s)
    for (let each = 0; each < 4; each++) await call('POST', `/${id}/resend`)
    expect((await call('POST', `/${id}/resend`)).status).toBe(429)
    const closed = await newCard(db, 80_00, { blockedAt: testNow })
    expect((await call('POST', `/${closed.id}/resend`)).body.error.code).toBe('GIFT_CARD_CLOSED')
    expect(await findActions(closed.id)).toEqual([])
  })

  test('is closed to staff without money, and to cards that were never paid', async () => {
    const { db } = current()
    const claire = await staffMember(db, { permissions: ['bookings'] })
    const { id } = await newCard(db, 80_00)
    expect((await call('GET', '', undefined, claire)).status).toBe(403)
    expect((await call('POST', `/${id}/block`, blocked, claire)).status).toBe(403)
    const unpaid = await newCard(db, 0, { activatedAt: null })
    expect((await call('POST', `/${unpaid.id}/block`, blocked)).body.error.code).toBe('GIFT_CARD_NOT_FOUND')
    const [row] = await db.select().from(giftCards).where(eq(giftCards.id, unpaid.id))
    expect(row?.blockedAt).toBeNull()
  })
})
