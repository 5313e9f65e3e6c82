import { beforeAll, expect, test } from 'vitest'
import { signedInAccount } from '#tests/support/accounts.ts'
import { product } from '#tests/support/product.ts'

const current = product()
let bearer: string
beforeAll(async () => {
  bearer = (await signedInAccount(current().db, { firstName: 'Alix' })).headers.authorization.replace(
    'Bearer ',
    '',
  )
})

type Message = { id: string; body: string; replies: { id: string; body: string }[] }
type Data = {
  postMessage: {
    message: Message | null
    expedition: { messages: Message[] } | null
    errors: { code: string; field: string | null; message: string }[]
  }
}
async function post(variables: { expedition?: string; body: string; parentId?: string }) {
  const { data, errors } = await current().gateway.ask<Data>(
    `mutation ($expedition: ID!, $body: String!, $parentId: ID) {
      postMessage(expeditionId: $expedition, body: $body, parentId: $parentId) {
        message { id body authorName authorRole parentId createdAt replies { id } }
        expedition { messages { id body replies { id body } } }
        errors { code field message }
      }
    }`,
    { expedition: '6', ...variables },
    { bearer },
  )
  expect(errors).toBeUndefined()
  return data.postMessage
}

test('returns a posted question and its reply with their expedition', async () => {
  const requested = await post({ body: '  Peut-on louer une combinaison ?  ' })
  expect(requested.message).toEqual({
    id: expect.any(String),
    body: 'Peut-on louer une combinaison ?',
    authorName: 'Alix',
    authorRole: 'VISITOR',
    parentId: null,
    createdAt: '2027-03-10T09:00:00.000Z',
    replies: [],
  })
  const id = requested.message?.id ?? ''
  expect(requested.expedition?.messages.map((each) => each.id)).toContain(id)
  const replied = await post({ body: 'Oui.', parentId: id })
  expect(replied).toMatchObject({ message: { parentId: id }, errors: [] })
  const question = replied.expedition?.messages.find((each) => each.id === id)
  expect(question?.replies).toEqual([{ id: replied.message?.id, body: 'Oui.' }])
  const again = await post({ body: 'Et à moi ?', parentId: replied.message?.id ?? '' })
  expect(again).toMatchObject({ message: null, errors: [{ code: 'REPLY_TO_REPLY', field: 'parentId' }] })
})

test.each([
  ['nothing', { body: '' }, 'INVALID_TEXT', 'body'],
  ['blanks', { body: '   ' }, 'INVALID_TEXT', 'body'],
  ['too much', { body: 'x'.repeat(2001) }, 'INVALID_TEXT', 'body'],
  ['a NUL', { body: 'a\u0000b' }, 'INVALID_TEXT', 'body'],
  ['only zero-width characters', { body: '\u200b\u2060' }, 'INVALID_TEXT', 'body'],
  ['half a character', { body: '\ud800' }, 'INVALID_TEXT', 'body'],
  [
    'an answer to nobody',
    { body: 'x', parentId: '00000000-0000-0000-0000-000000000000' },
    'NOT_FOUND',
    'parentId',
  ],
  ['an answer to what is no id', { body: 'x', parentId: 'nope' }, 'NOT_FOUND', 'parentId'],
  ['a question about no trip', { body: 'x', expedition: 'nowhere' }, 'NOT_FOUND', 'expeditionId'],
  ['a question about what is no id', { body: 'x', expedition: '../1' }, 'NOT_FOUND', 'expeditionId'],
])('refuses %s as data', async (_case, variables, code, field) => {
  const { message, errors } = await post(variables)
  expect({ message, errors }).toMatchObject({ message: null, errors: [{ code, field }] })
})

test('reports a forbidden character by its own message', async () => {
  const { errors } = await post({ body: 'a\u202eb' })
  expect(errors).toMatchObject([
    { code: 'INVALID_TEXT', message: expect.stringMatching(/caractères interdits/) },
  ])
  const long = await post({ body: 'x'.repeat(2001) })
  expect(long.errors).toMatchObject([{ message: expect.stringMatching(/entre 1 et 2000/) }])
})

test('removes a deleted message from the questions of its expedition', async () => {
  const id = (await post({ body: 'Vite supprimée' })).message?.id ?? ''
  const ask = <T>(text: string) => current().gateway.ask<T>(text, { id }, { bearer })
  const listed = async () =>
    JSON.stringify(await ask('{ expedition(slug: "6") { messages { id } } me { deletableMessageIds } }'))
  expect((await listed()).split(id)).toHaveLength(3)
  const remove =
    'mutation ($id: ID!) { answer: deleteMessage(expeditionId: "6", id: $id) { ok errors { code field } } }'
  expect((await ask(remove)).data).toEqual({ answer: { ok: true, errors: [] } })
  expect(await listed()).not.toContain(id)
  const gone = { ok: false, errors: [{ code: 'NOT_FOUND', field: 'id' }] }
  expect((await ask(remove)).data).toEqual({ answer: gone })
  const report = 'mutation ($id: ID!) { answer: reportMessage(id: $id) { ok errors { code field } } }'
  expect((await ask(report)).data).toEqual({ answer: gone })
})

test('sends a mutation exactly once, even if it fails', async () => {
  current().calls()
  await post({ body: 'Une seule fois.' })
  expect(
    current()
      .calls()
      .filter((call) => call.startsWith('POST')),
  ).toEqual(['POST /expeditions/6/messages'])
})
