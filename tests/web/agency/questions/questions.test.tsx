import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { Component as CannedAnswersPage } from '#web/agency/questions/CannedAnswersPage.tsx'
import type { QuestionCardFragment } from '#web/agency/questions/Questions.generated.ts'
import { Component as QuestionsPage } from '#web/agency/questions/QuestionsPage.tsx'
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
  reportReasons: [],
  assignedTo: null,
  assignedName: null,
  replies: [],
  ...changes,
})
const done = { __typename: 'Payload', question: null, questions: [], errors: [] }

type Stage = {
  questions?: QuestionCardFragment[] | null
  permissions?: StaffPermission[]
  at?: string
  page?: ReactNode
}

const canned = [
  {
    __typename: 'CannedAnswer',
    id: '1',
    version: 4,
    title: 'Dates',
    body: 'Bonjour {prénom}, prochains départs\u00a0: {départs}',
  },
]

function open({
  questions = [question()],
  permissions = ['MESSAGES'],
  at = '/messages',
  page = <QuestionsPage />,
}: Stage = {}) {
  let nodes = questions
  const shown = stand(page, {
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
      CannedAnswers: () => ({ agency: { __typename: 'Agency', cannedAnswers: canned } }),
      AnswerHelp: () => ({
        agency: {
          __typename: 'Agency',
          cannedAnswers: canned,
          departures: {
            __typename: 'AgencyDepartureConnection',
            nodes: [
              { __typename: 'AgencyDeparture', id: '7', startDate: '2027-07-03', endDate: '2027-07-08' },
            ],
          },
        },
      }),
      SaveCannedAnswer: () => ({ agencySaveCannedAnswer: { ...done, cannedAnswer: null, conflict: null } }),
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
  expect(screen.queryByRole('dialog')).toBeNull()
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
    reportReasons: [],
  }
  const { sent } = open({
    questions: [question({ reportCount: 2, reportReasons: ['Un numéro'], replies: [reply] })],
  })
  expect(await screen.findByText(/^2\ssignalements$/)).toBeTruthy()
  expect(screen.getByText(/«\sUn numéro\s»/)).toBeTruthy()
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
  expect(await screen.findByText(/^Il te faut l’accès «\sQuestions et avis\s»/)).toBeTruthy()
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

test('begins an answer from a canned one, filled for the question', async () => {
  const { sent } = open()
  await press('Répondre')
  await userEvent.selectOptions(await screen.findByLabelText('Réponse type'), 'Dates')
  const answer = screen.getByLabelText<HTMLTextAreaElement>('Ta réponse à Élodie')
  expect(answer.value).toMatch(/^Bonjour Élodie, prochains départs\s: sam\.\s3\s–\sjeu\.\s8\sjuil\.$/)
  await userEvent.type(answer, ' À bientôt')
  await press('Publier la réponse')
  await screen.findByText('Réponse publiée.')
  expect(sent('AnswerQuestion')[0]?.body).toMatch(/juil\. À bientôt$/)
})

test('edits, adds and archives canned answers', async () => {
  const { sent } = open({ page: <CannedAnswersPage />, at: '/messages/reponses' })
  await press('Modifier «\u00a0Dates\u00a0»')
  const dialog = within(await screen.findByRole('dialog', { name: 'Modifier' }))
  await userEvent.clear(dialog.getByLabelText('Texte'))
  await userEvent.type(dialog.getByLabelText('Texte'), 'Bonjour {{prenom}')
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  expect(await dialog.findByText(/^Ces mots ne sont pas remplacés\s: {prenom}\.$/)).toBeTruthy()
  await userEvent.clear(dialog.getByLabelText('Texte'))
  await userEvent.type(dialog.getByLabelText('Texte'), 'Bonjour {{prénom}')
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Réponse type enregistrée.')).toBeTruthy()
  await press('Retirer')
  await press('Annuler')
  expect(await screen.findByText('Réponse type remise.')).toBeTruthy()
  expect(sent('SaveCannedAnswer').map(({ input }) => input)).toEqual([
    { id: '1', version: 4, title: 'Dates', body: 'Bonjour {prénom}' },
    { id: '1', version: 4, isArchived: true },
    { id: '1', version: 5, isArchived: false },
  ])
})
