import { expect, test } from 'vitest'
import { findQuestions } from '#schema/questionSearch.ts'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'
import { findFault, isSearched, withQuestion, withReply } from '#web/features/questions/questions.rules.ts'

type Reply = QuestionFragment['replies'][number]

const said = (id: string, body = ''): Reply => ({
  __typename: 'Message',
  id,
  body,
  authorName: 'Manon',
  authorRole: 'VISITOR',
  createdAt: '2027-02-01T10:00:00.000Z',
})
const question = (id: string, body = '', replies: Reply[] = []): QuestionFragment => ({
  ...said(id, body),
  replies,
})

test.each([
  ['', { kind: 'EMPTY' }],
  [' \n ', { kind: 'EMPTY' }],
  ['\u200b\u2060', { kind: 'EMPTY' }],
  ['a\u202eb', { kind: 'FORBIDDEN' }],
  ['a', undefined],
  ['a'.repeat(2000), undefined],
  [`  ${'a'.repeat(2000)}  `, undefined],
  ['a'.repeat(2001), { kind: 'LONG', excess: 1 }],
  ['🏔'.repeat(2000), undefined],
])('a text: %#', (text, expected) => {
  expect(findFault(text)).toEqual(expected)
})

const threads = [question('q2'), question('q1', '', [said('r1')])]

test.each([
  ['puts a new question first', 'q3', ['q3', 'q2', 'q1']],
  ['leaves a question that is there in its place', 'q1', ['q2', 'q1']],
])('%s', (_case, id, expected) => {
  expect(withQuestion(threads, question(id)).map((each) => each.id)).toEqual(expected)
})

test.each([
  ['puts a new reply last', 'r2', ['r1', 'r2']],
  ['leaves a reply that is there in its place', 'r1', ['r1']],
])('%s', (_case, id, expected) => {
  const { replies } = withReply(question('q1', '', [said('r1')]), question(id))
  expect(replies.map((each) => each.id)).toEqual(expected)
})

const searched = [
  question('végé', 'Je suis végétarien', [said('r', 'Les refuges savent faire')]),
  question('valise', 'Peut-on laisser une valise ?'),
]

test.each([
  ['', ['végé', 'valise']],
  ['VEGETARIEN', ['végé']],
  ['refuges végé', ['végé']],
  ['valise refuges', []],
])('« %s » finds %j', (search, expected) => {
  expect(findQuestions(searched, search).map(({ id }) => id)).toEqual(expected)
})

test('offers a search for more than five questions', () => {
  expect([5, 6].map(isSearched)).toEqual([false, true])
})
