import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { messages, outbox } from '#api/db/accountTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { eq, like } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

onDatabase('demo', (current) => {
  let api: Api
  beforeAll(async () => {
    api = await testApi(current().db)
  })

  const url = '/api/v1/expeditions/6/messages'
  const post = (account: TestAccount | undefined, payload: object, to = url) =>
    api.inject({ method: 'POST', url: to, payload, headers: account?.headers ?? {} })
  const questions = async () => (await api.inject(url)).json().messages

  test('lists the newest question first, with its replies oldest first', async () => {
    const account = await signedInAccount(current().db)
    const question = await post(account, { body: '  Peut-on louer une combinaison ?\r\n' })
    expect(question.statusCode).toBe(201)
    expect(question.json()).toMatchObject({
      body: 'Peut-on louer une combinaison ?',
      parent_id: null,
      author: { first_name: 'Alix', role: 'visitor' },
    })
    const parent_id = question.json().id
    await post(account, { body: 'Un', parent_id })
    await post(account, { body: 'Deux', parent_id })
    const [first] = await questions()
    expect(first.id).toBe(parent_id)
    expect(first.replies.map((reply: { body: string }) => reply.body).sort()).toEqual(['Deux', 'Un'])
  })

  test('marks replies of the current guide, and no longer after a change of guide', async () => {
    const account = await signedInAccount(current().db)
    const [departure] = (await api.inject('/api/v1/expeditions/6/departures')).json()
    const guided = {
      userId: account.userId,
      departureId: Number(departure.id),
      travelersCount: 0,
      isGuide: true,
      totalCents: 0,
    }
    await current()
      .db.insert(reservations)
      .values({ ...guided, createdAt: new Date('2027-01-01T00:00:00Z') })
    const role = async () => (await post(account, { body: 'Oui.' })).json().author.role
    expect(await role()).toBe('guide')
    const isOwn = eq(reservations.userId, account.userId)
    await current().db.update(reservations).set({ canceledAt: testNow }).where(isOwn)
    expect(await role()).toBe('visitor')
  })

  test('pages and searches sixty questions', async () => {
    const { userId: authorId } = await signedInAccount(current().db)
    const of = '/api/v1/expeditions/9/messages'
    const before = (await api.inject(of)).json().total_count
    const requests = Array.from({ length: 60 }, (_, index) => ({
      expeditionId: 9,
      authorId,
      role: 'visitor' as const,
      body: index === 0 ? 'Où dort le cœur d’été ?' : `Question ${index}`,
      createdAt: new Date(testNow.getTime() + index * 1000),
    }))
    const [first] = await current().db.insert(messages).values(requests).returning({ id: messages.id })
    const parentId = first?.id ?? ''
    const reply = { ...requests[1], expeditionId: 9, authorId, role: 'visitor' as const, createdAt: testNow }
    await current()
      .db.insert(messages)
      .values({ ...reply, parentId, body: 'Sous la TENTE' })
    const [one, two] = [(await api.inject(of)).json(), (await api.inject(`${of}?page=2`)).json()]
    expect([one.total_count, two.total_count]).toEqual([before + 60, before + 60])
    expect([one.messages.length, two.messages.length]).toEqual([50, before + 10])
    expect(two.messages.map(({ id }: { id: string }) => id)).toContain(parentId)
    for (const q of ['COEUR ete', 'tente cœur']) {
      const found = (await api.inject(`${of}?q=${encodeURIComponent(q)}`)).json()
      expect(found).toMatchObject({ total_count: 1, messages: [{ id: parentId }] })
    }
    expect((await api.inject(`${of}?q=coeur+100%25`)).json()).toEqual({ messages: [], total_count: 0 })
  })

  test('mails a reply of the guide to the author of the question', async () => {
    const of = '/api/v1/expeditions/14/messages'
    const asker = await signedInAccount(current().db, { firstName: 'Manon' })
    const guide = await signedInAccount(current().db)
    const { db } = current()
    const [departure] = (await api.inject('/api/v1/expeditions/14/departures')).json()
    await db.insert(reservations).values({
      userId: guide.userId,
      departureId: Number(departure.id),
      travelersCount: 0,
      isGuide: true,
      totalCents: 0,
      createdAt: testNow,
    })
    const mails = () => db.select().from(outbox).where(like(outbox.text, '%Des guêtres ?%'))
    const question = (await post(asker, { body: 'Des guêtres ?' }, of)).json()
    await post(asker, { body: 'Je précise.', parent_id: question.id }, of)
    const own = (await post(guide, { body: 'Rendez-vous à 8 h.' }, of)).json()
    await post(guide, { body: 'Plutôt 9 h.', parent_id: own.id }, of)
    expect(await mails()).toEqual([])
    await post(guide, { body: 'Oui, prends-les.', parent_id: question.id }, of)
    const [mail, ...others] = await mails()
    expect([others, mail?.recipient]).toEqual([[], `${asker.userId}@example.test`])
    expect(mail?.text).toContain('Oui, prends-les.')
    expect(mail?.text).toMatch(new RegExp(`/expeditions/[a-z0-9-]+#question-${question.id}`))
  })

  test('refuses a visitor', async () => {
    expect((await post(undefined, { body: 'Bonjour' })).statusCode).toBe(401)
  })

  test('accepts replies to a question of the same expedition alone', async () => {
    const account = await signedInAccount(current().db)
    const question = (await post(account, { body: 'Question' })).json()
    const reply = (await post(account, { body: 'Réponse', parent_id: question.id })).json()
    const readCode = async (answer: ReturnType<typeof post>) => (await answer).json().error.code
    expect(await readCode(post(account, { body: 'x', parent_id: reply.id }))).toBe('REPLY_TO_REPLY')
    expect(
      await readCode(post(account, { body: 'x', parent_id: question.id }, '/api/v1/expeditions/7/messages')),
    ).toBe('MESSAGE_NOT_FOUND')
    expect(
      await readCode(post(account, { body: 'x', parent_id: '00000000-0000-0000-0000-000000000000' })),
    ).toBe('MESSAGE_NOT_FOUND')
    expect(await readCode(post(account, { body: 'x', parent_id: 12 }))).toBe('MESSAGE_NOT_FOUND')
    for (const parent_id of ['not-a-uuid', '-'.repeat(36)])
      expect(await readCode(post(account, { body: 'x', parent_id }))).toBe('INVALID_REQUEST')
  })

  test.each([
    ...['', '   ', '\u200b\u2060', 'x'.repeat(2001)].map((body) => [body, 'INVALID_REQUEST']),
    ...['a\u0000b', '\ud800', 'a\u0007', 'a\u202eb'].map((body) => [body, 'INVALID_TEXT']),
  ])('refuses the text %j with %s', async (body, code) => {
    const before = await questions()
    const answer = await post(await signedInAccount(current().db), { body })
    expect([answer.statusCode, answer.json().error.code]).toEqual([400, code])
    expect(await questions()).toEqual(before)
  })

  test('limits an account to twenty messages an hour', async () => {
    const account = await signedInAccount(current().db)
    const answers = []
    for (let index = 0; index < 21; index++) answers.push(await post(account, { body: `Message ${index}` }))
    expect(answers.map((answer) => answer.statusCode)).toEqual([...Array(20).fill(201), 429])
    expect(Number(answers[20]?.headers['retry-after'])).toBeGreaterThan(3000)
  })

  test('responds 404 for an unknown expedition, reading and writing', async () => {
    expect((await api.inject('/api/v1/expeditions/999999/messages')).statusCode).toBe(404)
    expect(
      (await post(await signedInAccount(current().db), { body: 'x' }, '/api/v1/expeditions/nope/messages'))
        .statusCode,
    ).toBe(404)
  })

  test('measures the first reply of a guide or the agency, and no reply of a visitor or to oneself', async () => {
    const { userId: authorId } = await signedInAccount(current().db)
    const { userId: staffId } = await signedInAccount(current().db)
    await current().db.delete(messages)
    const stat = async () => (await api.inject('/api/v1/messages/stat')).json()
    expect(await stat()).toEqual({ question_count: 0, replied_count: 0, median_reply_hours: null })
    const message = (role: 'visitor' | 'guide' | 'agency', hours: number, more: object) => ({
      ...{
        expeditionId: 6,
        authorId: role === 'visitor' ? authorId : staffId,
        body: 'x',
        role,
        createdAt: new Date(testNow.getTime() + hours * 3.6e6),
      },
      ...more,
    })
    const [first, second, third] = [randomUUID(), randomUUID(), randomUUID()]
    const rows = [
      ...[first, second, third].map((id) => message('visitor', 0, { id })),
      message('visitor', 1, { parentId: first }),
      message('guide', 2, { parentId: first }),
      message('agency', 90, { parentId: first }),
      message('agency', 5, { parentId: second }),
      message('visitor', 3, { parentId: third }),
      message('guide', 4, { parentId: third, authorId }),
    ]
    await current().db.insert(messages).values(rows)
    expect(await stat()).toEqual({ question_count: 3, replied_count: 2, median_reply_hours: 3.5 })
  })
})
