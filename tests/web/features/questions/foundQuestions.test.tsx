import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { questionPage } from '#tests/web/expedition/questionPage.ts'
import { stand } from '#tests/web/stand.tsx'
import { FoundQuestions } from '#web/features/questions/FoundQuestions.tsx'
import type { QuestionFragment } from '#web/features/questions/Question.generated.ts'
import { Questions } from '#web/features/questions/Questions.tsx'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const question = (id: string, body: string): QuestionFragment => ({
  __typename: 'Message',
  id,
  body,
  authorName: 'Manon',
  authorRole: 'VISITOR',
  createdAt: '2027-02-01T10:00:00.000Z',
  replies: [],
})
const loaded = Array.from({ length: 6 }, (_, index) => question(`q${index}`, `Question ${index}`))
const found = (questions: QuestionFragment[], endCursor: string | null = null) => ({
  expedition: { __typename: 'Expedition', id: '7', questions: questionPage(questions, endCursor) },
})

/** Shows six loaded questions; the gateway knows more unless `isAll`. */
function show(answers: Answers = {}, isAll = false) {
  const questions = questionPage(loaded, isAll ? null : 'c6')
  const shown = stand(
    <Questions expedition={{ __typename: 'Expedition', id: '7', slug: 'lofoten', questions }} />,
    { answers },
  )
  return { ...shown, sent: () => shown.requested.filter(([each]) => each === 'FoundQuestions') }
}

const field = () => screen.getByRole('searchbox', { name: 'Chercher dans les questions' })
const count = async (text: string) =>
  vi.waitFor(() => expect(screen.getByRole('status').textContent?.replaceAll(/\s/g, ' ')).toBe(text))
const more = () => screen.queryByRole('button', { name: 'Voir plus de questions' })

describe('among all questions', () => {
  test('counts those that contain the words, and shows all again for an empty field', async () => {
    const { sent } = show({}, true)
    await userEvent.type(field(), 'QUESTION 3')
    await count('1 question trouvée')
    expect(screen.queryByText('Question 2')).toBeNull()
    await userEvent.clear(field())
    expect(screen.getByText('Question 2')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
    expect(sent()).toEqual([])
  })

  test('announces that none fits', async () => {
    show({}, true)
    await userEvent.type(field(), 'crampons')
    await count('Aucune question ne correspond.')
    expect(screen.queryByText(/^Question \d/)).toBeNull()
  })
})

describe('by the gateway', () => {
  test('a failed search is reported, and its button searches again', async () => {
    const answers: Answers = { FoundQuestions: 'breaks' }
    const { sent } = show(answers)
    await userEvent.type(field(), 'lac')
    const alert = await screen.findByText(/^Les questions sont momentanément indisponibles/)
    expect(alert.getAttribute('role')).toBe('alert')
    answers.FoundQuestions = () => found([question('q50', 'Et le lac ?')])
    await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('Et le lac ?')).toBeTruthy()
    expect(screen.queryByText(/momentanément indisponibles/)).toBeNull()
    expect(sent()).toHaveLength(2)
  })

  test('shows a placeholder instead of the loaded questions until the response', async () => {
    show()
    await userEvent.type(field(), 'lac')
    await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy())
    expect(screen.queryByText('Question 1')).toBeNull()
    expect(more()).toBeNull()
  })

  test('announces that none fits', async () => {
    show({ FoundQuestions: () => found([]) })
    await userEvent.type(field(), 'crampons')
    await count('Aucune question ne correspond.')
  })

  test('the first of many come with a button for the next ones', async () => {
    const { sent } = show({
      FoundQuestions: ({ after }) =>
        after
          ? found([question('q51', 'Lac du soir')])
          : found([question('q49', 'Lac'), question('q50', 'Lac du matin')], 'f1'),
    })
    await userEvent.type(field(), 'lac')
    await count('Les 2 premières questions trouvées')
    const button = more()
    if (!button) throw new Error('no button for more')
    await userEvent.click(button)
    expect(await screen.findByText('Lac du soir')).toBeTruthy()
    expect(screen.getByText('Lac du matin')).toBeTruthy()
    await count('3 questions trouvées')
    expect(more()).toBeNull()
    expect(sent()).toEqual([
      ['FoundQuestions', { slug: 'lofoten', query: 'lac' }],
      ['FoundQuestions', { slug: 'lofoten', query: 'lac', after: 'f1' }],
    ])
  })
})

describe('a pause in typing', () => {
  afterEach(() => vi.useRealTimers())

  test('sends the text once, a third of a second after the last letter', async () => {
    // The clock stands still between the letters: under load an advancing one passes the third of a second.
    vi.useFakeTimers()
    const { sent } = show({ FoundQuestions: () => found([]) })
    const write = (value: string) => fireEvent.change(field(), { target: { value } })
    write('l')
    // The part loads on the first letter; each check advances the clock by 50 ms.
    await vi.waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeTruthy())
    write('lac')
    await vi.advanceTimersByTimeAsync(250)
    write('lacs')
    await vi.advanceTimersByTimeAsync(250)
    expect(sent()).toEqual([])
    await vi.advanceTimersByTimeAsync(60)
    vi.useRealTimers()
    await vi.waitFor(() => expect(sent()).toEqual([['FoundQuestions', { slug: 'lofoten', query: 'lacs' }]]))
  })
})

test('lists what the page gives it', () => {
  const list = (questions: QuestionFragment[]) => <p>{questions.map(({ id }) => id).join(' ')}</p>
  stand(
    <FoundQuestions slug="lofoten" search="question 1 question" page={questionPage(loaded)} list={list} />,
  )
  expect(screen.getByText('q1')).toBeTruthy()
})
