import { beforeAll, expect, test } from 'vitest'
import { messages, outbox } from '#api/db/accountTables.ts'
import { eq, like } from '#api/db/drizzle.ts'
import { reports } from '#api/db/reviewTables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { newReview, publishedReview } from '#tests/support/reviews.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

/** Documentation addresses, one for each test: reports are limited by address. */
let blocks = 0
const nextAddress = () => `203.0.${blocks++}.7`

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  async function report(payload: object, address = nextAddress(), headers = {}) {
    const from = { headers, remoteAddress: address }
    const answer = await api.inject({ method: 'POST', url: '/api/v1/reports', payload, ...from })
    return answer.statusCode === 200 ? 'OK' : answer.json().error.code
  }

  test('stores the report of a visitor about a review with its reason, and mails the agency', async () => {
    const { db } = current()
    const id = await newReview(db, { ...publishedReview, text: 'Mon numéro : 06 12 34 56 78, appelez-moi.' })
    expect(await report({ kind: 'review', id: String(id), reason: ' Un numéro ' })).toBe('OK')
    expect(await db.select().from(reports).where(eq(reports.reviewId, id))).toMatchObject([
      { messageId: null, reporterId: null, reason: 'Un numéro', dismissedAt: null },
    ])
    const mails = await db.select().from(outbox).where(like(outbox.text, '%06 12 34 56 78%'))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain('Une personne sans compte signale cet avis')
    expect(mails[0]?.text).toContain('/agence/avis?liste=signales')
  })

  test('stores the report of a question once per account', async () => {
    const { db } = current()
    const id = await newQuestion(db)
    const { userId, headers } = await signedInAccount(db)
    const address = nextAddress()
    for (let index = 0; index < 2; index++)
      expect(await report({ kind: 'message', id }, address, headers)).toBe('OK')
    expect(await db.select().from(reports).where(eq(reports.messageId, id))).toMatchObject([
      { reporterId: userId, reason: null },
    ])
  })

  test('refuses what is not public, and the reply of the agency', async () => {
    const { db } = current()
    const question = await newQuestion(db)
    const hidden = { hiddenAt: testNow, hiddenReason: 'Publicité' }
    const targets = [
      ['review', await newReview(db), 'REVIEW_NOT_FOUND'],
      ['review', 'x'.repeat(3), 'INVALID_REQUEST'],
      [
        'review',
        await newReview(db, { ...publishedReview, state: 'hidden', hiddenReason: 'x' }),
        'REVIEW_NOT_FOUND',
      ],
      ['message', await newQuestion(db, { parentId: question, role: 'agency' }), 'MESSAGE_NOT_FOUND'],
      ['message', await newQuestion(db, hidden), 'MESSAGE_NOT_FOUND'],
      ['message', '12', 'MESSAGE_NOT_FOUND'],
    ] as const
    for (const [kind, id, code] of targets) expect(await report({ kind, id: `${id}` })).toBe(code)
    expect(await report({ kind: 'message', id: question, reason: 'x'.repeat(301) })).toBe('INVALID_REQUEST')
  })

  test('limits an address to five reports an hour', async () => {
    const { db } = current()
    const [question] = await db.select({ id: messages.id }).from(messages).limit(1)
    const address = nextAddress()
    const codes = []
    for (let index = 0; index < 6; index++)
      codes.push(await report({ kind: 'message', id: question?.id }, address))
    expect(codes).toEqual([...Array(5).fill('OK'), 'RATE_LIMITED'])
  })
})
