import { beforeAll, expect, test } from 'vitest'
import { outbox, users } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { reports, reviews } from '#api/db/reviewTables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newReview, publishedReview } from '#tests/support/reviews.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const daysAgo = (days: number) => new Date(testNow.getTime() - days * 86_400_000)
const refusal = { decision: 'refuse', reason: 'personal_data', sentence: ' Un nom de famille y figure. ' }

onDatabase('demo', (current) => {
  let api: Api
  let claire: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    claire = await staffMember(current().db, { permissions: ['messages'], firstName: 'Claire' })
  })

  async function call(method: 'GET' | 'POST', path: string, payload?: object) {
    const url = `/api/v1/agency${path}`
    const answer = await api.inject({ method, url, headers: claire.headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const decide = (id: number, payload: object) => call('POST', `/reviews/${id}/decide`, payload)
  const hide = (id: number, hidden: boolean, reason?: string) =>
    call('POST', '/visibility', { kind: 'review', id: String(id), hidden, reason })
  const toCode = ({ status, body }: { status: number; body: { error?: { code: string } } }) =>
    `${status} ${body.error?.code}`
  const idsIn = async (query: string): Promise<string[]> =>
    (await call('GET', `/reviews?${query}`)).body.reviews.map(({ id }: { id: string }) => id)
  /** Everything public that counts or shows the reviews of the first expedition. */
  async function figures() {
    const read = async (path: string) => (await api.inject(`/api/v1${path}`)).json()
    const [expedition, list, own, all] = await Promise.all(
      ['/expeditions/1', '/expeditions/1/reviews', '/expeditions/1/reviews/stat', '/reviews/stat'].map(read),
    )
    const { reviewCount, averageRating } = expedition
    const ids = list.map(({ id }: { id: string }) => id)
    return { reviewCount, averageRating, ids, own: own.distribution, all: all.count, late: all.moderation }
  }
  const entries = async (id: number) => {
    const isOwn = and(eq(auditEntries.entity, 'review'), eq(auditEntries.entityId, String(id)))
    const rows = await current().db.select().from(auditEntries).where(isOwn).orderBy(auditEntries.id)
    return rows.map(({ action, reason }) => (reason ? `${action}: ${reason}` : action))
  }
  async function mailsTo(id: number) {
    const rows = await current()
      .db.select({ text: outbox.text })
      .from(outbox)
      .innerJoin(users, eq(users.email, outbox.recipient))
      .innerJoin(reviews, eq(reviews.authorId, users.id))
      .where(eq(reviews.id, id))
    return rows.map(({ text }) => text)
  }

  test('lists those who wait by age, in pages', async () => {
    const { db } = current()
    await db.delete(reviews).where(eq(reviews.state, 'pending'))
    const [second, first] = [
      await newReview(db, { submittedAt: daysAgo(1) }),
      await newReview(db, { submittedAt: daysAgo(6) }),
    ]
    const third = await newReview(db, { expeditionId: 2 })
    const page = await call('GET', '/reviews?first=2')
    expect(page.body).toMatchObject({
      reviews: [
        { id: `${first}`, state: 'pending', version: 1, due_at: daysAgo(1).toISOString(), reply: null },
        { id: `${second}` },
      ],
      total_count: 3,
    })
    const rest = await call('GET', `/reviews?after=${page.body.next}`)
    expect(rest.body).toMatchObject({ reviews: [{ id: `${third}` }], next: null })
    expect(await idsIn('expedition_id=2')).toEqual([`${third}`])
    expect(toCode(await call('GET', '/reviews?after=x'))).toBe('400 INVALID_REQUEST')
  })

  test('lists what an author has written, in any state, the newest first', async () => {
    const { db } = current()
    const { userId: authorId } = await signedInAccount(db)
    const refused = { refusalReason: 'insult', refusalText: 'Une insulte.', decidedAt: testNow } as const
    const [older, newer] = [
      await newReview(db, { authorId, submittedAt: daysAgo(9), state: 'refused', ...refused }),
      await newReview(db, { authorId, submittedAt: daysAgo(2) }),
    ]
    const page = await call('GET', `/reviews?list=written&customer_id=${authorId}&first=1`)
    expect(page.body).toMatchObject({ reviews: [{ id: `${newer}`, state: 'pending' }], total_count: 2 })
    const rest = `/reviews?list=written&customer_id=${authorId}&after=${page.body.next}`
    expect((await call('GET', rest)).body).toMatchObject({ reviews: [{ id: `${older}` }], next: null })
    expect(await idsIn(`customer_id=${authorId}`)).toEqual([`${newer}`])
    expect(toCode(await call('GET', '/reviews?customer_id=me'))).toBe('400 INVALID_REQUEST')
  })

  test('pages through the published ones without a gap', async () => {
    const all = await idsIn('list=published')
    const first = await call('GET', '/reviews?list=published&first=20')
    const next = await call('GET', `/reviews?list=published&first=30&after=${first.body.next}`)
    const paged = [...first.body.reviews, ...next.body.reviews].map(({ id }: { id: string }) => id)
    expect(paged).toEqual(all)
  })

  test('publishes a low rating: it counts and shows at once, and its author gets no mail', async () => {
    const id = await newReview(current().db, { rating: 1, submittedAt: daysAgo(6) })
    const before = await figures()
    const { status, body } = await decide(id, { version: 1, decision: 'publish' })
    expect([status, body.state, body.version, body.published_on]).toEqual([200, 'published', 2, '2027-03-10'])
    const after = await figures()
    expect(after.reviewCount).toBe(before.reviewCount + 1)
    expect(after.all).toBe(before.all + 1)
    expect(after.own['1']).toBe(before.own['1'] + 1)
    expect(after.ids).toEqual([`${id}`, ...before.ids])
    const sum = before.averageRating * before.reviewCount + 1
    expect(after.averageRating).toBeCloseTo(sum / after.reviewCount, 0)
    expect(after.averageRating).toBeLessThan(before.averageRating)
    expect([await entries(id), await mailsTo(id)]).toEqual([['review.published'], []])
  })

  test('refuses with a reason, mailed to the author; no figure changes', async () => {
    const id = await newReview(current().db)
    const before = await figures()
    const { status, body } = await decide(id, { version: 1, ...refusal })
    expect([status, body.state, body.refusal_reason]).toEqual([200, 'refused', 'personal_data'])
    const [mail = '', ...others] = await mailsTo(id)
    expect(others).toEqual([])
    expect(mail).toContain('Raison\u00a0: données personnelles.')
    expect(mail).toContain('Un nom de famille y figure.')
    expect(mail).toContain('/avis#fonctionnement')
    expect(await figures()).toEqual(before)
    expect(await entries(id)).toEqual(['review.refused: données personnelles'])
    expect((await decide(id, { version: 2, decision: 'publish' })).body.refusal_reason).toBeNull()
    expect((await figures()).reviewCount).toBe(before.reviewCount + 1)
  })

  test('refuses a decision without a reason or a sentence, and one that is no longer open', async () => {
    const id = await newReview(current().db)
    const incomplete = [{ reason: undefined }, { sentence: '  ' }]
    for (const change of incomplete) {
      const answer = await decide(id, { version: 1, ...refusal, ...change })
      expect(toCode(answer)).toBe('422 INVALID_FIELDS')
      expect(Object.keys(answer.body.error.fields)).toEqual(Object.keys(change))
    }
    expect(toCode(await decide(id, { version: 1, ...refusal, reason: 'low_rating' }))).toBe(
      '400 INVALID_REQUEST',
    )
    await decide(id, { version: 1, decision: 'publish' })
    const stale = await decide(id, { version: 1, ...refusal })
    expect(toCode(stale)).toBe('409 CONFLICT')
    expect(stale.body.current).toMatchObject({ state: 'published', version: 2, changed_by: 'Claire' })
    expect(toCode(await decide(id, { version: 2, ...refusal }))).toBe('409 REVIEW_CLOSED')
    expect(toCode(await decide(999_999, { version: 1, ...refusal }))).toBe('404 REVIEW_NOT_FOUND')
    expect([await entries(id), await mailsTo(id)]).toEqual([['review.published'], []])
  })

  test('decides once of two decisions at the same time', async () => {
    const id = await newReview(current().db)
    const before = await figures()
    const answers = await Promise.all([1, 2].map(() => decide(id, { version: 1, decision: 'publish' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await figures()).reviewCount).toBe(before.reviewCount + 1)
  })

  test('replies once as the agency, under the review; a guide keeps the only reply', async () => {
    const { db } = current()
    const id = await newReview(db, publishedReview)
    const reply = (to: number, body: string) => call('POST', `/reviews/${to}/reply`, { body })
    for (const body of ['Merci !', 'Merci !', 'Merci à toi.']) await reply(id, body)
    const list = (await api.inject('/api/v1/expeditions/1/reviews')).json()
    const shown = list.find((review: { id: string }) => review.id === `${id}`)
    expect(shown.reply).toEqual({
      body: 'Merci à toi.',
      author: 'Claire',
      date: '2027-03-10',
      role: 'agency',
    })
    expect(await entries(id)).toEqual(['review.replied', 'review.replied'])
    const guided = { replyBody: 'Merci', replyAuthor: 'Camille', repliedOn: '2027-03-06' }
    const other = await newReview(db, { ...publishedReview, ...guided })
    expect(toCode(await reply(other, 'Bonjour'))).toBe('409 REVIEW_REPLIED')
    expect(toCode(await reply(await newReview(db), 'Bonjour'))).toBe('409 REVIEW_CLOSED')
    expect(toCode(await reply(id, '   '))).toBe('400 INVALID_REQUEST')
  })

  test('hides a reported review with a reason, and shows it again', async () => {
    const { db } = current()
    const id = await newReview(db)
    await decide(id, { version: 1, decision: 'publish' })
    const report = { reviewId: id, createdAt: testNow, reason: 'Un numéro' }
    await db.insert(reports).values([report, { ...report, reason: null }])
    const [reported] = (await call('GET', '/reviews?list=reported')).body.reviews
    expect(reported).toMatchObject({ id: `${id}`, reports_count: 2, report_reasons: ['Un numéro'] })
    const before = await figures()
    expect(toCode(await hide(id, true, ' '))).toBe('422 INVALID_FIELDS')
    expect((await hide(id, true, 'Coordonnées')).body).toMatchObject({
      state: 'hidden',
      hidden_reason: 'Coordonnées',
      reports_count: 0,
    })
    const hidden = await figures()
    expect([hidden.reviewCount, hidden.all]).toEqual([before.reviewCount - 1, before.all - 1])
    expect(hidden.ids).toEqual(before.ids.filter((each: string) => each !== `${id}`))
    expect(await idsIn('list=hidden')).toEqual([`${id}`])
    await hide(id, false)
    expect(await figures()).toEqual(before)
    expect(await entries(id)).toEqual(['review.published', 'review.hidden: Coordonnées', 'review.shown'])
  })

  test('dismisses the reports of a review that stays', async () => {
    const { db } = current()
    const id = await newReview(db, publishedReview)
    await db.insert(reports).values({ reviewId: id, createdAt: testNow })
    await hide(id, false)
    await hide(id, false)
    expect(await idsIn('list=reported')).not.toContain(`${id}`)
    expect(await entries(id)).toEqual(['review.reports_dismissed'])
    expect(toCode(await hide(await newReview(db), true, 'Publicité'))).toBe('409 REVIEW_CLOSED')
  })

  test('counts those that waited longer than five days, in the last year', async () => {
    const { db } = current()
    const before = (await figures()).late
    await newReview(db, { submittedAt: daysAgo(4) })
    await newReview(db, { submittedAt: daysAgo(6) })
    await newReview(db, { ...publishedReview, submittedAt: daysAgo(30), decidedAt: daysAgo(26) })
    await newReview(db, { ...publishedReview, submittedAt: daysAgo(30), decidedAt: daysAgo(24) })
    await newReview(db, { ...publishedReview, submittedAt: daysAgo(400) })
    expect((await figures()).late).toEqual({
      received_count: before.received_count + 4,
      late_count: before.late_count + 2,
    })
  })
})
