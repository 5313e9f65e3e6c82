import { beforeAll, describe, expect, test } from 'vitest'
import { auditEntries, cannedAnswers } from '#api/db/agencyTables.ts'
import { and, eq } from '#api/db/drizzle.ts'
import type { Api } from '#api/deps.ts'
import { filledAnswer, unknownPlaceholders } from '#schema/cannedAnswers.content.ts'
import type { TestAccount } from '#tests/support/accounts.ts'
import { onDatabase } from '#tests/support/databases.ts'
import { staffMember } from '#tests/support/staff.ts'
import { testApi } from '#tests/support/testApi.ts'

describe('placeholders', () => {
  test.each([
    ['Bonjour {prénom}', []],
    ['{prénom} {aventure} {départs}', []],
    ['{prenom} et {date}', ['prenom', 'date']],
    ['{} {', ['']],
  ])('« %s » has words that nothing replaces: %o', (body, unknown) => {
    expect(unknownPlaceholders(body)).toEqual(unknown)
  })

  test('replace each occurrence', () => {
    const values = { prénom: 'Élodie', aventure: 'Vanoise', départs: 'sam. 3 juil.' }
    expect(filledAnswer('{prénom}, {aventure}\u00a0: {départs}. À bientôt {prénom}\u00a0{x}', values)).toBe(
      'Élodie, Vanoise\u00a0: sam. 3 juil.. À bientôt Élodie\u00a0{x}',
    )
  })
})

onDatabase('demo', (current) => {
  let api: Api
  let claire: TestAccount
  beforeAll(async () => {
    api = await testApi(current().db)
    claire = await staffMember(current().db, { permissions: ['messages'], firstName: 'Claire' })
  })

  async function call(method: 'GET' | 'POST' | 'PATCH', path = '', payload?: object, { headers } = claire) {
    const url = `/api/v1/agency/canned-answers${path}`
    const answer = await api.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, body: answer.json() }
  }
  const titles = async () =>
    (await call('GET')).body.canned_answers.map(({ title }: { title: string }) => title)
  const actions = async (id: string) => {
    const isOwn = and(eq(auditEntries.entity, 'canned_answer'), eq(auditEntries.entityId, id))
    const rows = await current().db.select().from(auditEntries).where(isOwn).orderBy(auditEntries.id)
    return rows.map(({ action }) => action)
  }

  test('adds one once by a double click, changes it, and archives it', async () => {
    await current().db.delete(cannedAnswers)
    const input = { title: ' Douches ', body: 'Oui {prénom}, à chaque refuge.' }
    const answers = await Promise.all([call('POST', '', input), call('POST', '', input)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422])
    const added = answers.find(({ status }) => status === 201)?.body
    expect(added).toMatchObject({ version: 1, title: 'Douches', is_archived: false })
    expect(answers.find(({ status }) => status === 422)?.body.error.fields).toEqual({
      title: 'Ce titre existe déjà.',
    })
    await call('POST', '', { title: 'Animaux', body: 'Non, hélas.' })
    expect(await titles()).toEqual(['Animaux', 'Douches'])
    const changed = await call('PATCH', `/${added.id}`, { version: 1, title: 'Eau chaude' })
    expect(changed.body).toMatchObject({ version: 2, title: 'Eau chaude', body: added.body })
    const stale = await call('PATCH', `/${added.id}`, { version: 1, body: 'Non.' })
    expect([stale.status, stale.body.error.code, stale.body.current.changed_by]).toEqual([
      409,
      'CONFLICT',
      'Claire',
    ])
    await call('PATCH', `/${added.id}`, { version: 2, is_archived: true })
    expect(await titles()).toEqual(['Animaux'])
    expect((await call('POST', '', { title: 'Eau chaude', body: 'Oui.' })).status).toBe(201)
    expect(await actions(added.id)).toEqual([
      'canned_answer.created',
      'canned_answer.changed',
      'canned_answer.changed',
    ])
  })

  test.each([
    [{ title: ' ', body: 'Oui.' }, { title: 'Donne un titre.' }],
    [{ title: 'Vide', body: ' ' }, { body: 'Écris le texte.' }],
    [{ title: 'Autre', body: 'Bonjour {prenom}' }, { body: expect.stringContaining('{prenom}') }],
  ])('refuses %o', async (input, fields) => {
    const before = await current().db.$count(cannedAnswers)
    expect((await call('POST', '', input)).body.error).toMatchObject({ code: 'INVALID_FIELDS', fields })
    expect(await current().db.$count(cannedAnswers)).toBe(before)
  })

  test('refuses an unknown one, and staff without the permission', async () => {
    expect((await call('PATCH', '/999999', { version: 1 })).body.error.code).toBe('CANNED_ANSWER_NOT_FOUND')
    const noe = await staffMember(current().db, { permissions: ['departures'] })
    expect((await call('GET', '', undefined, noe)).body.error.code).toBe('MISSING_PERMISSION')
  })
})
