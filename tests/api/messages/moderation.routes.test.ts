import { beforeAll, expect, test } from 'vitest'
import { messages, outbox } from '#api/db/accountTables.ts'
import { demoAgency } from '#api/db/demo/agency.ts'
import { eq, like } from '#api/db/drizzle.ts'
import { reports } from '#api/db/reviewTables.ts'
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
  const list = '/api/v1/expeditions/6/messages'
  const post = async ({ headers }: TestAccount, body: string, parent_id?: string) =>
    (await api.inject({ method: 'POST', url: list, payload: { body, parent_id }, headers })).json().id
  const remove = async (id: string, { headers }: TestAccount) => {
    const answer = await api.inject({ method: 'DELETE', url: `/api/v1/messages/${id}`, headers })
    return answer.statusCode === 200 ? 'OK' : answer.json().error.code
  }
  const report = async (id: string, { headers }: TestAccount) =>
    (await api.inject({ method: 'POST', url: `/api/v1/messages/${id}/reports`, headers })).statusCode
  const deletable = async ({ headers }: TestAccount) =>
    (await api.inject({ url: '/api/v1/user/messages/deletable', headers })).json().ids
  const isListed = async (id: string) => (await api.inject(list)).body.includes(id)

  test('lets the author alone delete a message', async () => {
    const [author, other] = [await signedInAccount(current().db), await signedInAccount(current().db)]
    const id = await post(author, 'À supprimer')
    expect([await deletable(author), await deletable(other)]).toEqual([[id], []])
    expect([await remove(id, other), await isListed(id)]).toEqual(['MESSAGE_NOT_FOUND', true])
    expect([await remove(id, author), await isListed(id)]).toEqual(['OK', false])
    expect(await remove(id, author)).toBe('MESSAGE_NOT_FOUND')
  })

  test('locks a question with a reply and a message older than 15 minutes', async () => {
    const author = await signedInAccount(current().db)
    const question = await post(author, 'Avec réponse')
    const reply = await post(author, 'La réponse', question)
    expect(await remove(question, author)).toBe('MESSAGE_LOCKED')
    const createdAt = new Date(testNow.getTime() - 15 * 60_000)
    await current().db.update(messages).set({ createdAt }).where(eq(messages.id, reply))
    expect(await remove(reply, author)).toBe('MESSAGE_LOCKED')
    expect(await deletable(author)).toEqual([])
  })

  test('stores and mails a report once per account', async () => {
    const [author, reader] = [await signedInAccount(current().db), await signedInAccount(current().db)]
    const id = await post(author, 'Publicité pour des montres')
    expect([await report(id, reader), await report(id, reader)]).toEqual([200, 200])
    const stored = current().db.select().from(reports).where(eq(reports.messageId, id))
    expect(await stored).toMatchObject([{ reporterId: reader.userId }])
    const mails = await current().db.select().from(outbox).where(like(outbox.text, '%des montres%'))
    expect(mails.map(({ recipient }) => recipient)).toEqual([demoAgency.email])
    expect(mails[0]?.text).toContain(`#question-${id}`)
    expect(await remove(id, author)).toBe('OK')
    expect(await report(id, reader)).toBe(404)
  })

  test('limits an account to ten reports an hour', async () => {
    const reader = await signedInAccount(current().db)
    const id = await post(reader, 'Signalé')
    const statuses = []
    for (let index = 0; index < 11; index++) statuses.push(await report(id, reader))
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })
})
