import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { questionPage } from '#tests/web/expedition/questionPage.ts'
import { stand } from '#tests/web/stand.tsx'
import type { ExpeditionQuestionsFragment } from '#web/features/questions/ExpeditionQuestions.generated.ts'
import { Questions } from '#web/features/questions/Questions.tsx'
import { clearDrafts, writeDraft } from '#web/lib/account/drafts.ts'

type Thread = NonNullable<ExpeditionQuestionsFragment['questions']>['nodes'][number]

const said = (id: string, body: string, authorName: string) => ({
  __typename: 'Message' as const,
  id,
  body,
  authorName,
  authorRole: authorName === 'Camille' ? ('GUIDE' as const) : ('VISITOR' as const),
  createdAt: '2027-02-01T10:00:00.000Z',
})
const threads: Thread[] = [
  {
    ...said('q1', 'Faut-il des crampons', 'Manon'),
    replies: [said('r1', 'Non, pas en juillet.', 'Camille')],
  },
]
const expedition = (
  nodes: Thread[] | null = threads,
  endCursor: string | null = null,
): ExpeditionQuestionsFragment => ({
  __typename: 'Expedition',
  id: '1',
  slug: 'lofoten',
  questions: nodes && questionPage(nodes, endCursor),
})
const posted = (errors: object[] = []) => ({
  postMessage: {
    __typename: 'PostMessagePayload',
    message: null,
    expedition: errors.length ? null : expedition(),
    errors,
  },
})
const ask = (text: string) => userEvent.type(screen.getByLabelText('Pose ta question'), text)
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }))

const many = [...Array(6)].map((_, index) => ({
  ...said(`q${index}`, index === 2 ? 'Et en été, végétarien' : `Question ${index}`, 'Manon'),
  replies: [],
}))

beforeEach(clearDrafts)

describe('reading', () => {
  test('shows a question, its reply and the role of the author', () => {
    stand(<Questions expedition={expedition()} />)
    expect(screen.getByText('Non, pas en juillet.')).toBeTruthy()
    expect(screen.getByText('Guide')).toBeTruthy()
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('the usual time of a reply is shown beside the form', async () => {
    const replyStats = { __typename: 'ReplyStats', repliedCount: 3, medianHours: 4.6 }
    stand(<Questions expedition={expedition()} />, { answers: { ReplyTime: () => ({ replyStats }) } })
    await userEvent.keyboard('{Shift}')
    expect(await screen.findByText(/Réponse en 5.h en général/)).toBeTruthy()
  })

  test('searches more than five questions regardless of accents', async () => {
    const { requested } = stand(<Questions expedition={expedition(many)} />)
    await userEvent.type(screen.getByRole('searchbox'), 'vegetarien')
    expect(await screen.findByText(/1.question trouvée/)).toBeTruthy()
    expect(screen.getByText('Et en été, végétarien')).toBeTruthy()
    expect(screen.queryByText('Question 1')).toBeNull()
    expect(requested.filter(([operation]) => operation === 'FoundQuestions')).toEqual([])
  })

  test('a search among the first of many questions is sent to the gateway', async () => {
    const found = [{ ...said('q50', 'Et les guêtres ?', 'Manon'), replies: [] }]
    const { requested } = stand(<Questions expedition={expedition(many, 'c10')} />, {
      answers: {
        FoundQuestions: () => ({
          expedition: { __typename: 'Expedition', id: '1', questions: questionPage(found) },
        }),
      },
    })
    await userEvent.type(screen.getByRole('searchbox'), 'guetres')
    expect(await screen.findByText('Et les guêtres ?')).toBeTruthy()
    expect(screen.getByRole('status').textContent).toMatch(/1.question trouvée/)
    const searches = requested.filter(([operation]) => operation === 'FoundQuestions')
    expect(searches).toEqual([['FoundQuestions', { slug: 'lofoten', query: 'guetres' }]])
  })

  test.each([
    ['none yet', [], /Pose la première/],
    ['not read', null, /momentanément indisponibles/],
  ])('%s', (_case, messages, sentence) => {
    stand(<Questions expedition={expedition(messages)} />)
    expect(screen.getByText(sentence)).toBeTruthy()
  })
})

describe('writing', () => {
  test('shows an error beside an empty or too long field and sends nothing', async () => {
    const { requested } = stand(<Questions expedition={expedition()} />, { isSignedIn: true })
    await send()
    expect(screen.getByRole('alert').textContent).toMatch(/Écris ton message/)
    expect(document.activeElement).toBe(screen.getByLabelText('Pose ta question'))
    await userEvent.click(screen.getByLabelText('Pose ta question'))
    await userEvent.paste('a'.repeat(2003))
    await send()
    expect(screen.getByRole('alert').textContent).toMatch(/3.caractères/)
    expect(requested.filter(([operation]) => operation === 'PostMessage')).toEqual([])
  })

  test('a visitor signs in first, and the draft survives a reload', async () => {
    const { account } = stand(<Questions expedition={expedition()} />)
    await ask('Des bâtons')
    await send()
    expect(account.openSignIn).toHaveBeenCalledWith({
      kind: 'message',
      expeditionId: '1',
      body: 'Des bâtons',
    })
    expect(sessionStorage.getItem('drafts')).toBe('{"question-1":"Des bâtons"}')
  })

  test('a text sent before the account is known waits for it, with a busy button', async () => {
    const intent = { kind: 'message', expeditionId: '1', body: 'Des bâtons' } as const
    const { account } = stand(<Questions expedition={expedition()} />, { isReady: false, intent })
    await ask('Des bâton')
    await send()
    expect(account.openSignIn).toHaveBeenCalledWith({ ...intent, body: 'Des bâton' })
    await ask('s')
    expect(screen.getByRole('button', { name: 'Envoyer' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('sends the draft after sign-in and then deletes it', async () => {
    writeDraft('question-1', 'Des bâtons')
    const intent = { kind: 'message', expeditionId: '1', body: 'Des bâtons' } as const
    const { requested } = stand(<Questions expedition={expedition()} />, {
      isSignedIn: true,
      intent,
      answers: { PostMessage: () => posted() },
    })
    const sent = { expeditionId: '1', body: 'Des bâtons', parentId: null }
    await vi.waitFor(() => expect(requested).toContainEqual(['PostMessage', sent]))
    await vi.waitFor(() => expect(screen.getByLabelText('Pose ta question')).toHaveProperty('value', ''))
  })

  test.each([
    [
      'is refused',
      () => posted([{ __typename: 'UserError', code: 'RATE_LIMITED', message: 'Patiente un peu.' }]),
      'Patiente un peu.',
    ],
    ['is not taken', 'fails' as const, /Il reste ici/],
  ])('a text that %s stays in the field, with a message', async (_case, answer, sentence) => {
    stand(<Questions expedition={expedition()} />, { isSignedIn: true, answers: { PostMessage: answer } })
    await ask('Des bâtons')
    await send()
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.getByLabelText('Pose ta question')).toHaveProperty('value', 'Des bâtons')
  })

  test('a reply form opens under its question, sends the reply to it and closes', async () => {
    const { requested } = stand(<Questions expedition={expedition()} />, {
      isSignedIn: true,
      answers: { PostMessage: () => posted() },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Répondre à Manon' }))
    const field = screen.getByLabelText('Ta réponse à Manon')
    expect(document.activeElement).toBe(field)
    await userEvent.type(field, 'Merci')
    const item = field.closest('li')
    if (!item) throw new Error('the form stands under no question')
    await userEvent.click(within(item).getByRole('button', { name: 'Envoyer' }))
    await vi.waitFor(() =>
      expect(requested).toContainEqual(['PostMessage', { expeditionId: '1', body: 'Merci', parentId: 'q1' }]),
    )
    await vi.waitFor(() => expect(screen.queryByLabelText('Ta réponse à Manon')).toBeNull())
  })
})

test('a discarded reply comes back by undo', async () => {
  stand(<Questions expedition={expedition()} />, { isSignedIn: true })
  await userEvent.click(screen.getByRole('button', { name: 'Répondre à Manon' }))
  const field = () => screen.queryByLabelText('Ta réponse à Manon')
  await userEvent.type(field() ?? document.body, 'Presque fini')
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(field()).toBeNull()
  expect(screen.getByText('Brouillon effacé')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
  expect(field()).toHaveProperty('value', 'Presque fini')
})

describe('after posting', () => {
  const deletable = {
    DeletableMessages: () => ({ me: { __typename: 'User', id: '1', deletableMessageIds: ['q1', 'r1'] } }),
  }
  const done = (name: string) => ({ [name]: { __typename: `${name}Payload`, ok: true, errors: [] } })

  test('deletes a recent own reply after confirmation and focuses its question', async () => {
    const { requested } = stand(<Questions expedition={expedition()} />, {
      isSignedIn: true,
      answers: { ...deletable, DeleteMessage: () => done('deleteMessage') },
    })
    const open = await screen.findByRole('button', { name: 'Supprimer ton message' })
    await userEvent.click(open)
    expect(screen.getByText(/Supprimer ce message/)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Annuler' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Supprimer ton message' }))
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer ton message' }))
    expect(document.activeElement?.textContent).toBe('Supprimer')
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer' }))
    expect(await screen.findByText('Ton message est supprimé')).toBeTruthy()
    expect(requested).toContainEqual(['DeleteMessage', { expeditionId: '1', id: 'r1' }])
    expect(document.activeElement?.id).toBe('question-q1')
  })

  test('reports a message of another account after confirmation', async () => {
    const { requested } = stand(<Questions expedition={expedition()} />, {
      isSignedIn: true,
      answers: { ...deletable, ReportMessage: () => done('report') },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Signaler le message de Manon' }))
    await userEvent.click(screen.getByRole('button', { name: 'Signaler' }))
    expect((await screen.findAllByText('Merci, notre équipe va lire ce message')).length).toBeGreaterThan(0)
    expect(requested).toContainEqual(['ReportMessage', { id: 'q1' }])
  })
})
