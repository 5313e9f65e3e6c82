import { expect, test } from 'vitest'
import { toMessage, toThreads } from '#gateway/graph/messages/messages.model.ts'

const message = (id: string, parentId: string | null, replies: string[] = []) =>
  toMessage(
    { id, body: id, parent_id: parentId, replies: replies.map((reply) => ({ id: reply, parent_id: id })) },
    'place',
  )

test('requires the body of a message alone', () => {
  expect(toMessage({ body: 'Bonjour' }, '7-0')).toEqual({
    id: '7-0',
    body: 'Bonjour',
    authorName: '',
    authorAvatarUrl: null,
    authorRole: 'VISITOR',
    createdAt: '',
    parentId: null,
    replies: [],
  })
})

test.each([
  ['visitor', 'VISITOR'],
  ['guide', 'GUIDE'],
  ['agency', 'AGENCY'],
  ['king', 'VISITOR'],
  [undefined, 'VISITOR'],
])('maps an author named %s to %s', (role, expected) => {
  expect(toMessage({ id: 1, author: { first_name: 'Léa', role } }, 'x')).toMatchObject({
    id: '1',
    authorName: 'Léa',
    authorRole: expected,
  })
})

test('identifies replies without ids by their position', () => {
  expect(
    toMessage({ id: 4, replies: [{ body: 'a' }, { body: 'b' }] }, 'x').replies.map(({ id }) => id),
  ).toEqual(['4-0', '4-1'])
})

test.each([
  ['nothing', [], []],
  ['questions alone', [message('a', null), message('b', null)], ['a', 'b']],
  ['replies under them', [message('a', null, ['x'])], ['a(x)']],
  ['replies beside them', [message('x', 'a'), message('a', null), message('y', 'a')], ['a(x,y)']],
  ['both', [message('a', null, ['x']), message('y', 'a')], ['a(x,y)']],
  ['a reply to nobody is not shown', [message('a', null), message('x', 'gone')], ['a']],
])('%s', (_case, messages, expected) => {
  const threads = toThreads(messages).map(({ id, replies }) =>
    replies.length ? `${id}(${replies.map((reply) => reply.id)})` : id,
  )
  expect(threads).toEqual(expected)
})
