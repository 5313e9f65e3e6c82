// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import type { QuestionCardFragment } from '#web/agency/questions/Questions.generated.ts'
import { Component as QuestionsPage } from '#web/agency/questions/QuestionsPage.tsx'
import { filterOf, listAddress } from '#web/agency/questions/questions.rules.ts'
import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'

const question = (changes: Partial<QuestionCardFragment> = {}): QuestionCardFragment => ({
  __typename: 'AgencyQuestion',
  id: 'q1',
  expeditionId: '1',
  expeditionName: 'Balcons de la Vanoise',
  expeditionSlug: 'balcons-de-la-vanoise',
  body: 'Y a-t-il des douches ?',
  authorName: 'Élodie',
  createdAt: '2027-03-09T09:00:00.000Z',
  state: 'OPEN',
  hiddenReason: null,
  reportCount: 0,
  assignedTo: null,
  assignedName: null,
  replies: [],
  ...changes,
})
const meWith = (permissions: StaffPermission[]) => ({
  agency: {
    __typename: 'Agency',
    openUntil: '2027-03-10T11:00:00.000Z',
    me: {
      __typename: 'AgencyStaff',
      id: '9',
      version: 1,
      email: 'claire@example.test',
      firstName: 'Claire',
      lastName: null,
      role: 'STAFF',
      permissions,
      state: 'ACTIVE',
      createdAt: '2027-01-04T09:00:00.000Z',
      lastSeenAt: null,
      lockedUntil: null,
      recoveryCodesLeft: 10,
      factors: [],
    },
  },
})
const done = { __typename: 'Payload', question: null, questions: [], errors: [] }

type Stage = { questions?: QuestionCardFragment[] | null; permissions?: StaffPermission[]; at?: string }

function open({ questions = [question()], permissions = ['MESSAGES'], at = '/messages' }: Stage = {}) {
  let nodes = questions
  const shown = stand(<QuestionsPage />, {
    at,
    answers: {
      AgencyMe: () => meWith(permissions),
      AgencyQuestions: () => ({
        agency: {
          __typename: 'Agency',
          questions: nodes && {
            __typename: 'AgencyQuestionConnection',
            nodes,
            totalCount: nodes.length,
            pageInfo: { hasNextPage: false, endCursor: null },
          },
        },
      }),
      AnswerQuestion: () => ({ agencyAnswer: done }),
      AssignQuestions: () => ({ agencyAssign: done }),
      SetMessageHidden: () => ({ agencySetHidden: done }),
    },
  })
  const sent = (name: string) =>
    shown.requested.filter(([each]) => each === name).map(([, variables]) => variables)
  const answerWith = (next: QuestionCardFragment[] | null) => {
    nodes = next
  }
  return { ...shown, sent, answerWith }
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

test('answers a question in public, and reads the list again', async () => {
  const { sent, answerWith } = open()
  await press('Répondre')
  const answer = screen.getByLabelText('Ta réponse à Élodie')
  expect(document.activeElement).toBe(answer)
  await press('Publier la réponse')
  expect((await screen.findByText('Écris ta réponse.')).role).toBe('alert')
  await userEvent.type(answer, 'Oui, à chaque refuge.')
  answerWith([])
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Réponse publiée.')).toBeTruthy()
  expect(sent('AnswerQuestion')).toEqual([{ id: 'q1', body: 'Oui, à chaque refuge.' }])
  expect(await screen.findByText('Aucune question n’attend de réponse.')).toBeTruthy()
})

test('takes a question, and leaves it', async () => {
  const { sent, answerWith } = open()
  await screen.findByText('Y a-t-il des douches ?')
  answerWith([question({ assignedTo: '9', assignedName: 'Claire' })])
  await press('Je m’en occupe')
  expect(await screen.findByText('Tu t’en occupes')).toBeTruthy()
  await press('Je ne m’en occupe plus')
  await waitFor(() =>
    expect(sent('AssignQuestions')).toEqual([
      { ids: ['q1'], staffId: '9' },
      { ids: ['q1'], staffId: null },
    ]),
  )
})

test('hides a message with a reason, and its undo shows it again', async () => {
  const { sent } = open()
  await press('Masquer')
  const dialog = within(await screen.findByRole('dialog', { name: 'Masquer ce message' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Masquer' }))
  expect(await dialog.findByText('Donne la raison.')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText('Raison'), 'Publicité{Enter}')
  expect(await screen.findByText('Message masqué.')).toBeTruthy()
  await press('Annuler')
  expect(await screen.findByText('Message remis en ligne.')).toBeTruthy()
  expect(sent('SetMessageHidden')).toEqual([
    { id: 'q1', hidden: true, reason: 'Publicité' },
    { id: 'q1', hidden: false },
  ])
})

test('shows reports and hidden replies, and what decides about them', async () => {
  const reply = {
    __typename: 'AgencyReply' as const,
    id: 'r1',
    body: 'Appelle-moi.',
    authorName: 'Hugo',
    authorRole: 'VISITOR' as const,
    createdAt: '2027-03-09T10:00:00.000Z',
    hiddenReason: 'Publicité',
    reportCount: 0,
  }
  const { sent } = open({ questions: [question({ reportCount: 2, replies: [reply] })] })
  expect(await screen.findByText(/^2\ssignalements$/)).toBeTruthy()
  expect(screen.getByText(/^Masqué\s: Publicité$/)).toBeTruthy()
  await press('Classer le signalement')
  expect(await screen.findByText('Signalement classé.')).toBeTruthy()
  await press('Remettre en ligne')
  await waitFor(() =>
    expect(sent('SetMessageHidden')).toEqual([
      { id: 'q1', hidden: false },
      { id: 'r1', hidden: false },
    ]),
  )
})

test('names the permission that is missing, an empty list and a failed one', async () => {
  const { unmount } = open({ permissions: ['DEPARTURES'] })
  expect(await screen.findByText(/^Il te faut l’accès «\sMessages\s»/)).toBeTruthy()
  unmount()
  const empty = open({ questions: [], at: '/messages?liste=signalees' })
  expect(await screen.findByText('Aucun signalement en attente.')).toBeTruthy()
  empty.unmount()
  const failed = open({ questions: null })
  expect(await screen.findByText('Ces données n’ont pas pu être lues.')).toBeTruthy()
  failed.answerWith([question()])
  await press('Réessayer')
  expect(await screen.findByText('Y a-t-il des douches ?')).toBeTruthy()
})

test.each([
  ['', { list: 'OPEN' }],
  ['liste=masquees', { list: 'HIDDEN' }],
  ['liste=autre&moi=1', { list: 'OPEN', assignedTo: '9' }],
])('the address « %s » stands for %o', (query, filter) => {
  expect(filterOf(new URLSearchParams(query), '9')).toEqual(filter)
})

test.each([
  ['', 'repondues', '/messages?liste=repondues'],
  ['liste=masquees&apres=x&moi=1', '', '/messages?moi=1'],
])('from « %s », the list « %s » is at %s', (query, name, address) => {
  expect(listAddress(new URLSearchParams(query), name)).toBe(address)
})
