import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { questionPage } from '#tests/web/expedition/questionPage.ts'
import { stand } from '#tests/web/stand.tsx'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'
import { Questions } from '#web/features/questions/Questions.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const question = (
  id: string,
  authorName: string,
  replies: QuestionFragment['replies'] = [],
): QuestionFragment => ({
  __typename: 'Message',
  id,
  body: `Message de ${authorName}`,
  authorName,
  authorRole: 'VISITOR',
  createdAt: '2027-02-01T10:00:00.000Z',
  replies,
})
const { replies: _none, ...reply } = question('r1', 'Ada')
const deletable = (...deletableMessageIds: string[]) => ({
  DeletableMessages: () => ({ me: { __typename: 'User', id: '1', deletableMessageIds } }),
})
const done = (name: string, errors: object[] = []) => ({
  [name]: { __typename: 'Payload', ok: errors.length === 0, errors },
})
const refusal = { __typename: 'UserError', code: 'FORBIDDEN', message: 'Ce message a plus d’une heure.' }

/** Shows the questions to an account that may delete these messages. */
function show(questions: QuestionFragment[], answers: Answers = {}, isSignedIn = true) {
  const expedition = {
    __typename: 'Expedition' as const,
    id: '7',
    slug: 'lofoten',
    questions: questionPage(questions),
  }
  const shown = stand(<Questions expedition={expedition} />, { isSignedIn, answers })
  return { ...shown, sent: (name: string) => shown.requested.filter(([each]) => each === name) }
}

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const alert = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(text))
const focused = () => document.activeElement

describe('access to them', () => {
  test('an active visitor reports a message, and deletes none', async () => {
    const answers = { ...deletable('q1'), ReportMessage: () => done('report') }
    const { sent } = show([question('q1', 'Manon')], answers, false)
    expect(await screen.findByText('Message de Manon')).toBeTruthy()
    expect(screen.queryByRole('button', { name: /Signaler|Supprimer/ })).toBeNull()
    await userEvent.keyboard('{Shift}')
    await press('Signaler le message de Manon')
    await press('Signaler')
    await waitFor(() => expect(sent('ReportMessage')).toEqual([['ReportMessage', { id: 'q1' }]]))
    expect(screen.queryByRole('button', { name: 'Supprimer ton message' })).toBeNull()
    expect(sent('DeletableMessages')).toEqual([])
  })

  test('a reply by the agency is not reported', async () => {
    const answer = { ...reply, authorName: 'Claire', authorRole: 'AGENCY' as const }
    show([question('q1', 'Manon', [answer])], deletable())
    expect(await screen.findByRole('button', { name: 'Signaler le message de Manon' })).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Signaler/ })).toHaveLength(1)
  })

  test('an account whose own messages could not be read may still report', async () => {
    show([question('q1', 'Manon')], { DeletableMessages: 'fails' })
    expect(await screen.findByRole('button', { name: 'Signaler le message de Manon' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Supprimer ton message' })).toBeNull()
  })

  test('a question with replies is not deleted, but each own reply may be', async () => {
    show([question('q1', 'Ada', [reply])], deletable('q1', 'r1'))
    expect(await screen.findAllByRole('button', { name: 'Supprimer ton message' })).toHaveLength(1)
    expect(screen.getAllByRole('button', { name: 'Signaler le message de Ada' })).toHaveLength(1)
  })

  test('each message has one request for the deletable ones, however many are shown', async () => {
    const { sent } = show([question('q1', 'Manon'), question('q2', 'Paul')], deletable())
    expect(await screen.findAllByRole('button', { name: /^Signaler le message/ })).toHaveLength(2)
    await waitFor(() => expect(sent('DeletableMessages')).toHaveLength(1))
  })
})

describe('a deletion', () => {
  test.each([
    ['a refusal', () => done('deleteMessage', [refusal]), 'Ce message a plus d’une heure.'],
    ['an unreachable gateway', 'fails' as const, 'Ton message n’est pas supprimé. Réessaie dans un instant.'],
    ['an ended session', 'ends' as const, 'Ta session a pris fin\u00a0: rien n’a été enregistré.'],
    ['a rate limit', 'limits' as const, 'Trop de tentatives : patiente un peu avant de réessayer.'],
  ])('reports %s, and the message stays with its confirmation', async (_case, answer, sentence) => {
    show([question('q1', 'Ada')], { ...deletable('q1'), DeleteMessage: answer })
    await press('Supprimer ton message')
    await press('Supprimer')
    await alert(sentence)
    expect(screen.getByText('Message de Ada')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Supprimer' }).getAttribute('aria-disabled')).toBeNull()
  })

  test('names what it does: the button is described by the question', async () => {
    show([question('q1', 'Ada')], deletable('q1'))
    await press('Supprimer ton message')
    const button = screen.getByRole('button', { name: 'Supprimer' })
    expect(focused()).toBe(button)
    const described = document.getElementById(button.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toMatch(/^Supprimer ce message.\?$/)
  })

  test('a second press while it runs sends nothing', async () => {
    const { sent } = show([question('q1', 'Ada')], deletable('q1'))
    await press('Supprimer ton message')
    await press('Supprimer')
    expect(screen.getByRole('button', { name: 'Supprimer' }).getAttribute('aria-disabled')).toBe('true')
    await press('Supprimer')
    expect(sent('DeleteMessage')).toEqual([['DeleteMessage', { expeditionId: '7', id: 'q1' }]])
  })

  test.each([
    ['the next question', 'q1', 'question-q2'],
    ['the previous one after the last', 'q3', 'question-q2'],
  ])('moves the focus to %s', async (_case, id, follower) => {
    show([question('q1', 'Ada'), question('q2', 'Manon'), question('q3', 'Ada')], {
      ...deletable(id),
      DeleteMessage: () => done('deleteMessage'),
    })
    await press('Supprimer ton message')
    await press('Supprimer')
    await waitFor(() => expect(focused()?.id).toBe(follower))
    expect(await screen.findByText('Ton message est supprimé')).toBeTruthy()
  })

  test('moves the focus to the form after the only question', async () => {
    const only = (
      <section id="questions">
        <Questions
          expedition={{
            __typename: 'Expedition',
            id: '7',
            slug: 'lofoten',
            questions: questionPage([question('q1', 'Ada')]),
          }}
        />
      </section>
    )
    stand(only, {
      isSignedIn: true,
      answers: { ...deletable('q1'), DeleteMessage: () => done('deleteMessage') },
    })
    await press('Supprimer ton message')
    await press('Supprimer')
    await waitFor(() => expect(focused()).toBe(screen.getByLabelText('Pose ta question')))
  })
})

describe('a report', () => {
  test('is sent after its confirmation, and its thanks take the focus', async () => {
    const { sent } = show([question('q1', 'Manon'), question('q2', 'Paul')], {
      ...deletable(),
      ReportMessage: () => done('report'),
    })
    await press('Signaler le message de Paul')
    expect(sent('ReportMessage')).toEqual([])
    await userEvent.keyboard(' Un numéro de téléphone ')
    await press('Signaler')
    await waitFor(() => expect(focused()?.textContent).toBe('Merci, notre équipe va lire ce message'))
    expect(sent('ReportMessage')).toEqual([['ReportMessage', { id: 'q2', reason: 'Un numéro de téléphone' }]])
    const item = document.getElementById('question-q2')
    if (!item) throw new Error('the reported question is gone')
    expect(within(item).queryByRole('button', { name: /Signaler/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Signaler le message de Manon' })).toBeTruthy()
  })

  test('that fails may be sent again', async () => {
    const answers: Answers = { ...deletable(), ReportMessage: 'fails' }
    show([question('q1', 'Manon')], answers)
    await press('Signaler le message de Manon')
    await press('Signaler')
    await alert('Le signalement n’est pas parti. Réessaie dans un instant.')
    answers.ReportMessage = () => done('report')
    await press('Signaler')
    await waitFor(() => expect(focused()?.textContent).toMatch(/^Merci/))
  })

  test('that is cancelled sends nothing, and the focus returns to its button', async () => {
    const { sent } = show([question('q1', 'Manon')], deletable())
    await press('Signaler le message de Manon')
    await userEvent.keyboard('{Tab}{Tab}{Enter}')
    expect(focused()).toBe(screen.getByRole('button', { name: 'Signaler le message de Manon' }))
    expect(sent('ReportMessage')).toEqual([])
  })
})
