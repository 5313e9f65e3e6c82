import { expect, test } from 'vitest'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'
import { faultOf, isSearched, matching, withMessage } from '#web/features/questions/questions.rules.ts'

type Said = QuestionFragment['replies'][number]

const said = (id: string, body = ''): Said => ({
  __typename: 'Message',
  id,
  body,
  authorName: 'Manon',
  authorRole: 'VISITOR',
  createdAt: '2027-02-01T10:00:00.000Z',
})
const question = (id: string, body = '', replies: Said[] = []): QuestionFragment => ({
  ...said(id, body),
  replies,
})

test.each([
  ['', { kind: 'EMPTY' }],
  [' \n ', { kind: 'EMPTY' }],
  ['a', undefined],
  ['a'.repeat(2000), undefined],
  [`  ${'a'.repeat(2000)}  `, undefined],
  ['a'.repeat(2001), { kind: 'LONG', excess: 1 }],
  ['🏔'.repeat(2000), undefined],
])('a text: %#', (text, expected) => {
  expect(faultOf(text)).toEqual(expected)
})

const ids = (questions: QuestionFragment[]) =>
  questions.map(({ id, replies }) => [id, replies.map((r) => r.id)])
const threads = [question('q2'), question('q1', '', [said('r1')])]

test.each([
  [
    'a question comes first',
    { ...question('q3'), parentId: null },
    [
      ['q3', []],
      ['q2', []],
      ['q1', ['r1']],
    ],
  ],
  [
    'a reply comes last under its question',
    { ...question('r2'), parentId: 'q1' },
    [
      ['q2', []],
      ['q1', ['r1', 'r2']],
    ],
  ],
  [
    'a question that is there stays',
    { ...question('q1'), parentId: null },
    [
      ['q2', []],
      ['q1', ['r1']],
    ],
  ],
  [
    'a reply that is there stays',
    { ...question('r1'), parentId: 'q1' },
    [
      ['q2', []],
      ['q1', ['r1']],
    ],
  ],
  [
    'a reply to what is not shown goes nowhere',
    { ...question('r9'), parentId: 'q9' },
    [
      ['q2', []],
      ['q1', ['r1']],
    ],
  ],
])('%s', (_case, added, expected) => {
  expect(ids(withMessage(threads, added))).toEqual(expected)
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
  expect(matching(searched, search).map(({ id }) => id)).toEqual(expected)
})

test('one searches among more than five', () => {
  expect([5, 6].map(isSearched)).toEqual([false, true])
})
