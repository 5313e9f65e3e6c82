import { beforeAll, expect, test } from 'vitest'
import { messages, outbox } from '#api/db/accountTables.ts'
import { auditEntries } from '#api/db/agencyTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import { reports } from '#api/db/reviewTables.ts'
import type { Api } from '#api/deps.ts'
import { signedInAccount, type TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'
import { testNow } from '#tests/support/testNow.ts'

const later = (minutes: number) => new Date(testNow.getTime() + minutes * 60_000)

onDatabase('demo', (current) => {
  let api: Api
  let claire: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    claire = await staffMember(current().db, { permissions: ['messages'], firstName: 'Claire' })
  })

  async function call(method: 'GET' | 'POST', path: string, payload?: object, { headers } = claire) {
    const url = `/api/v1/agency${path}`
    const answer = await api.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const toCode = ({ status, body }: { status: number; body: { error?: { code: string } } }) => [
    status,
    body.error?.code,
  ]
  const list = async (query: string): Promise<{ id: string; state: string }[]> =>
    (await call('GET', `/questions?${query}`)).body.questions
  const idsIn = async (query: string) => (await list(query)).map(({ id }) => id)
  /** Ids of the questions and replies that visitors read. */
  const shown = async (): Promise<string[]> => {
    const { messages: threads } = (await api.inject('/api/v1/expeditions/1/messages')).json()
    type Thread = { id: string; replies: { id: string }[] }
    return threads.flatMap(({ id, replies }: Thread) => [id, ...replies.map((reply) => reply.id)])
  }
  const actions = async (id: string) => {
    const isOwn = and(eq(auditEntries.entity, 'question'), eq(auditEntries.entityId, id))
    const rows = await current().db.select().from(auditEntries).where(isOwn).orderBy(auditEntries.id)
    return rows.map(({ action, reason }) => (reason ? [action, reason] : [action]))
  }

  test('lists those who wait, the longest first, in pages', async () => {
    const { db } = current()
    await db.delete(messages)
    const ids = [await newQuestion(db), await newQuestion(db, { createdAt: later(1) })]
    const third = await newQuestion(db, { expeditionId: 2, createdAt: later(2) })
    const first = await call('GET', '/questions?first=2')
    expect(first.body).toMatchObject({
      questions: [{ id: ids[0], state: 'open', author_name: 'Élodie', replies: [] }, { id: ids[1] }],
      total_count: 3,
    })
    const rest = await call('GET', `/questions?after=${first.body.next}`)
    expect(rest.body).toMatchObject({ questions: [{ id: third }], next: null })
    expect(await idsIn('expedition_id=2')).toEqual([third])
    expect(toCode(await call('GET', '/questions?after=x'))).toEqual([400, 'INVALID_REQUEST'])
  })

  test('answers once in public, mails the author, and counts the answer', async () => {
    const { db } = current()
    const author = await signedInAccount(db, { firstName: 'Élodie' })
    const id = await newQuestion(db, { authorId: author.userId })
    const before = (await api.inject('/api/v1/messages/stat')).json()
    const answered = await call('POST', `/questions/${id}/answer`, { body: ' Oui, à chaque refuge. ' })
    expect(answered.body).toMatchObject({
      id,
      state: 'answered',
      replies: [{ role: 'agency', author_name: 'Claire', body: 'Oui, à chaque refuge.' }],
    })
    const replayed = await call('POST', `/questions/${id}/answer`, { body: 'Oui, à chaque refuge.' })
    expect(replayed.body.replies).toHaveLength(1)
    expect(await shown()).toContain(answered.body.replies[0].id)
    const mails = await db
      .select()
      .from(outbox)
      .where(eq(outbox.recipient, `${author.userId}@example.test`))
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Claire a répondu à ta question/),
    ])
    expect((await api.inject('/api/v1/messages/stat')).json().replied_count).toBe(before.replied_count + 1)
    expect(await idsIn('list=answered')).toContain(id)
    expect(await idsIn('')).not.toContain(id)
    expect(await actions(id)).toEqual([['question.answered']])
  })

  test('refuses an empty answer, an unknown question and a reply to a reply', async () => {
    const { db } = current()
    const id = await newQuestion(db)
    const reply = await newQuestion(db, { parentId: id })
    const answer = async (to: string, body: string) =>
      toCode(await call('POST', `/questions/${to}/answer`, { body }))
    expect(await answer(id, '  ')).toEqual([400, 'INVALID_REQUEST'])
    expect(await answer('0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e', 'Oui.')).toEqual([404, 'MESSAGE_NOT_FOUND'])
    expect(await answer(reply, 'Oui.')).toEqual([422, 'REPLY_TO_REPLY'])
    expect(await actions(id)).toEqual([])
  })

  test('twenty answers at once are all stored, and the question is answered from the first on', async () => {
    const { db } = current()
    const id = await newQuestion(db)
    const bodies = Array.from({ length: 20 }, (_, index) => `Réponse ${index}`)
    const answers = await Promise.all(bodies.map((body) => call('POST', `/questions/${id}/answer`, { body })))
    expect(answers.map(({ status }) => status)).toEqual(bodies.map(() => 200))
    const [row] = await db.select().from(messages).where(eq(messages.id, id))
    expect(row?.answeredAt).toEqual(testNow)
    expect(await db.$count(messages, eq(messages.parentId, id))).toBe(20)
  })

  test('hides a question with a reason for every reader, and shows it again', async () => {
    const id = await newQuestion(current().db)
    const set = (hidden: boolean, reason?: string) =>
      call('POST', '/visibility', { kind: 'message', id, hidden, reason })
    expect((await set(true, ' ')).body.error).toMatchObject({
      code: 'INVALID_FIELDS',
      fields: { reason: 'Donne la raison.' },
    })
    const hidden = await set(true, 'Coordonnées personnelles')
    expect(hidden.body).toMatchObject({ state: 'hidden', hidden_reason: 'Coordonnées personnelles' })
    expect(await shown()).not.toContain(id)
    expect(toCode(await call('POST', `/questions/${id}/answer`, { body: 'Oui.' }))).toEqual([
      404,
      'MESSAGE_NOT_FOUND',
    ])
    expect(await idsIn('list=hidden')).toContain(id)
    await set(true, 'Encore')
    expect((await set(false)).body).toMatchObject({ state: 'open', hidden_reason: null })
    expect(await shown()).toContain(id)
    expect(await actions(id)).toEqual([['message.hidden', 'Coordonnées personnelles'], ['message.shown']])
  })

  test('a question whose only answer is hidden waits again', async () => {
    const id = await newQuestion(current().db)
    const { body } = await call('POST', `/questions/${id}/answer`, { body: 'Non.' })
    const [reply] = body.replies
    const hide = { kind: 'message', id: reply.id, hidden: true, reason: 'Faux' }
    expect((await call('POST', '/visibility', hide)).body).toMatchObject({
      id,
      state: 'open',
      replies: [{ hidden_reason: 'Faux' }],
    })
    expect(await shown()).not.toContain(reply.id)
  })

  test('lists reported messages until a decision', async () => {
    const { db } = current()
    const id = await newQuestion(db)
    const reply = await newQuestion(db, { parentId: id })
    const reporter = await signedInAccount(db)
    await db
      .insert(reports)
      .values({ messageId: reply, reporterId: reporter.userId, reason: 'Un numéro', createdAt: testNow })
    const [reported] = await list('list=reported')
    expect(reported).toMatchObject({
      id,
      reports_count: 0,
      report_reasons: [],
      replies: [{ id: reply, reports_count: 1, report_reasons: ['Un numéro'] }],
    })
    await call('POST', '/visibility', { kind: 'message', id: reply, hidden: false })
    expect(await idsIn('list=reported')).toEqual([])
    expect(await shown()).toContain(reply)
    expect(await actions(id)).toEqual([['message.reports_dismissed']])
  })

  test('gives questions to a member who may answer, all of them or none', async () => {
    const { db } = current()
    const ids = [await newQuestion(db), await newQuestion(db)]
    const noe = await staffMember(db, { permissions: ['departures'] })
    const assign = (staff_id: string | null, targets = ids) =>
      call('POST', '/questions/assign', { ids: targets, staff_id })
    expect((await assign(noe.userId)).body.error.fields).toEqual({
      staff_id: 'Cette personne ne répond pas aux messages.',
    })
    const unknown = [...ids, '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e']
    expect(toCode(await assign(claire.userId, unknown))).toEqual([404, 'MESSAGE_NOT_FOUND'])
    expect(await idsIn(`assigned_to=${claire.userId}`)).toEqual([])
    expect((await assign(claire.userId)).body.questions).toMatchObject([
      { assigned_name: 'Claire' },
      { assigned_name: 'Claire' },
    ])
    expect((await idsIn(`assigned_to=${claire.userId}`)).toSorted()).toEqual(ids.toSorted())
    await assign(claire.userId)
    await assign(null)
    expect(await actions(ids[0] ?? '')).toEqual([['question.assigned'], ['question.assigned']])
  })

  test('requires the permission for messages', async () => {
    const noe = await staffMember(current().db, { permissions: ['departures'] })
    expect(toCode(await call('GET', '/questions', undefined, noe))).toEqual([403, 'MISSING_PERMISSION'])
  })
})
