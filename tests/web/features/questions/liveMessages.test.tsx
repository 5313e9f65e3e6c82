import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { expeditionPage } from '#tests/web/expedition/expeditionPage.ts'
import { questionPage } from '#tests/web/expedition/questionPage.ts'
import { stand } from '#tests/web/stand.tsx'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'
import { clearDrafts } from '#web/lib/account/drafts.ts'
import { Page } from '#web/pages/ExpeditionPage.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const message = (id: string, body: string, createdAt: string): QuestionFragment => ({
  __typename: 'Message',
  id,
  body,
  authorName: 'Manon',
  authorRole: 'VISITOR',
  createdAt,
  replies: [],
})
const known = message('q1', 'Faut-il des crampons ?', '2027-02-01T10:00:00.000Z')
const added = (parentId: string | null, fields: Partial<QuestionFragment> = {}) => ({
  messageAdded: { ...message('q2', 'Et en juin ?', '2027-02-02T10:00:00.000Z'), parentId, ...fields },
})

/** Opens the page of an expedition with one question; live messages arrive once the visitor is active. */
async function open(answers: Answers) {
  const expedition = expeditionPage({ questions: questionPage([known]) })
  const shown = stand(<Page />, {
    at: '/expeditions/vanoise',
    route: '/expeditions/:slug',
    answers: { ExpeditionPage: () => ({ features: null, expedition }), ...answers },
  })
  await screen.findByText('Faut-il des crampons ?')
  return { ...shown, followed: () => shown.requested.filter(([each]) => each === 'MessageAdded') }
}
const questions = () => [...document.querySelectorAll('#questions ul > li[id]')].map(({ id }) => id)
const act = () => userEvent.keyboard('{Shift}')

beforeEach(clearDrafts)

test('nothing is followed before the visitor acts', async () => {
  const { followed } = await open({ MessageAdded: () => added(null) })
  expect(followed()).toEqual([])
  expect(screen.queryByText('Et en juin ?')).toBeNull()
})

test('a new question comes first, marked as new', async () => {
  const { followed } = await open({ MessageAdded: () => added(null) })
  await act()
  expect(await screen.findByText('Et en juin ?')).toBeTruthy()
  expect(questions()).toEqual(['question-q2', 'question-q1'])
  expect(followed()).toEqual([['MessageAdded', { expeditionId: '1' }]])
  const fresh = document.getElementById('question-q2')
  expect(fresh?.textContent).toContain('Nouveau')
  expect(document.getElementById('question-q1')?.textContent).not.toContain('Nouveau')
})

test('a new reply comes under its question', async () => {
  await open({ MessageAdded: () => added('q1', { authorRole: 'GUIDE', authorName: 'Camille' }) })
  await act()
  const reply = await screen.findByText('Et en juin ?')
  expect(questions()).toEqual(['question-q1'])
  const item = reply.closest('li[id]')
  expect(item?.id).toBe('question-q1')
  expect(screen.getByText('Guide')).toBeTruthy()
})

test.each([
  ['that is on the page already', null, { id: 'q1', body: known.body }],
  ['to a question that is not loaded', 'q99', {}],
])('a message %s changes nothing', async (_case, parentId, fields) => {
  const { followed } = await open({ MessageAdded: () => added(parentId, fields) })
  await act()
  await waitFor(() => expect(followed()).toHaveLength(1))
  expect(questions()).toEqual(['question-q1'])
  expect(screen.queryByText('Et en juin ?')).toBeNull()
})

test('a connection that fails is silent, and the questions stay', async () => {
  const { followed } = await open({ MessageAdded: 'fails' })
  await act()
  await waitFor(() => expect(followed()).toHaveLength(1))
  expect(questions()).toEqual(['question-q1'])
  expect(screen.queryAllByRole('alert').filter(({ textContent }) => textContent)).toEqual([])
})

test('a text in writing is not lost when a question arrives', async () => {
  await open({ MessageAdded: () => added(null) })
  const field = await screen.findByLabelText('Pose ta question')
  await userEvent.type(field, 'Quel sac ?')
  expect(await screen.findByText('Et en juin ?')).toBeTruthy()
  expect(screen.getByLabelText('Pose ta question')).toHaveProperty('value', 'Quel sac ?')
  expect(document.activeElement).toBe(screen.getByLabelText('Pose ta question'))
})
