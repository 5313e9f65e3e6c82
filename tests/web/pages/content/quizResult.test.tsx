import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { cards } from '#tests/web/search/expeditionCard.ts'
import { stand } from '#tests/web/stand.tsx'
import { levels } from '#web/lib/format/levels.content.ts'
import { Page } from '#web/pages/content/LevelQuizPage.tsx'
import { questions } from '#web/pages/content/quiz.content.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const list = (nodes: ReturnType<typeof cards>) => ({ __typename: 'ExpeditionConnection', nodes })
/** Opens the page with these answers in its address. */
function open(value = '', answers: Answers = {}) {
  window.history.replaceState(null, '', `/ton-niveau${value && `#${value}`}`)
  const shown = stand(<Page />, { at: '/ton-niveau', answers })
  return { ...shown, sent: () => shown.requested.filter(([name]) => name === 'QuizExpeditions') }
}
const quiz = () => within(screen.getByRole('region', { name: 'Quel est ton niveau\u00a0?' }))
const groups = () => quiz().getAllByRole('group')
const checked = () =>
  quiz()
    .queryAllByRole('radio')
    .filter((radio) => radio.matches(':checked'))
const result = (level: number) => screen.findByRole('heading', { name: new RegExp(`^Niveau ${level} sur.5`) })
const topics = (title: string) => screen.queryByText(title)?.parentElement?.textContent

afterEach(() => window.history.replaceState(null, '', '/'))

describe('the questions', () => {
  test('are eight groups of four options, one at a time, and no trip is requested', async () => {
    const { sent } = open()
    for (let place = 1; place <= 8; place++) {
      expect(groups()).toHaveLength(1)
      expect(checked()).toEqual([])
      expect(screen.getByText(new RegExp(`^Question ${place} sur.8$`))).toBeTruthy()
      const [first, ...others] = quiz().getAllByRole('radio')
      expect(others).toHaveLength(3)
      if (!first) throw new Error('no option')
      expect(sent()).toEqual([])
      await userEvent.click(first)
      await userEvent.click(screen.getByRole('button', { name: place < 8 ? 'Suivante' : 'Voir mon niveau' }))
    }
    expect(await result(1)).toBeTruthy()
  })

  test('another answer replaces the first one of its question alone', async () => {
    open()
    await userEvent.click(screen.getByRole('radio', { name: 'Deux ou trois' }))
    await userEvent.click(screen.getByRole('radio', { name: 'Huit ou plus' }))
    expect(checked()).toHaveLength(1)
    expect(window.location.hash).toBe('#40000000')
  })

  test('the next question has the focus, and the keyboard alone reaches the result', async () => {
    open('22222220')
    quiz().getAllByRole('radio')[0]?.focus()
    await userEvent.keyboard(' ')
    expect(window.location.hash).toBe('#22222221')
    await userEvent.keyboard('{Enter}')
    expect(await result(2)).toBe(document.activeElement)
    await userEvent.click(screen.getByRole('button', { name: 'Revoir mes réponses' }))
    expect(checked()).toEqual([document.activeElement])
    await userEvent.click(screen.getByRole('button', { name: 'Suivante' }))
    expect(checked()).toEqual([document.activeElement])
    expect(screen.getByText(/^Question 2 sur.8$/)).toBeTruthy()
  })

  test('an earlier question without an answer comes before the result', async () => {
    open('20222220')
    await userEvent.click(screen.getByRole('radio', { name: /^Environ 500/ }))
    for (let place = 2; place < 8; place++)
      await userEvent.click(screen.getByRole('button', { name: 'Suivante' }))
    await userEvent.click(screen.getByRole('radio', { name: 'sors une heure' }))
    await userEvent.click(screen.getByRole('button', { name: 'Voir mon niveau' }))
    expect(await result(2)).toBeTruthy()
  })

  test('the last button shows the level and requests its trips once', async () => {
    const { sent } = open('22222220')
    expect(sent()).toEqual([])
    await userEvent.click(screen.getByRole('radio', { name: 'sors une heure' }))
    expect(sent()).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'Voir mon niveau' }))
    expect(await result(2)).toBeTruthy()
    await waitFor(() => expect(sent()).toEqual([['QuizExpeditions', { level: [2], above: [3] }]]))
  })

  test.each(['1234', '12345678', 'abcdefgh'])(
    'an address with #%s chooses nothing that does not exist',
    (hash) => {
      open(hash)
      expect(checked().length).toBeLessThan(8)
      expect(screen.queryByRole('heading', { name: /^Niveau/ })).toBeNull()
    },
  )

  test('Back to an earlier address restores its answers', () => {
    open('22222222')
    window.history.replaceState(null, '', '/ton-niveau#10000000')
    act(() => window.dispatchEvent(new Event('hashchange')))
    expect(screen.getByText(/^Question 2 sur.8$/)).toBeTruthy()
    expect(screen.queryByRole('heading', { name: /^Niveau/ })).toBeNull()
  })
})

describe('the result', () => {
  test('names the level in hours and metres, with a link to its trips', async () => {
    open('22222222')
    const heading = await result(2)
    expect(heading.textContent).toContain(levels[1]?.label)
    const see = screen.getByRole('link', { name: 'Voir les aventures de niveau 2' })
    expect(see.getAttribute('href')).toBe('/expeditions?level=2')
    expect(topics('Ce qui te porte')).toBeUndefined()
    expect(topics('Ce qui demande de l’entraînement')).toBeUndefined()
  })

  test('names what raises it and what lowers it', async () => {
    open('22242122')
    await result(2)
    expect(topics('Ce qui te porte')).toContain(questions[3]?.topic)
    expect(topics('Ce qui demande de l’entraînement')).toContain(questions[5]?.topic)
    expect(topics('Ce qui te porte')).not.toContain(questions[5]?.topic)
  })

  test('a weak effort bounds it, however good the rest is', async () => {
    open('14444444')
    expect(await result(3)).toBeTruthy()
  })
})

describe('the trips of the level', () => {
  test('are announced while they load', async () => {
    open('22222222')
    await result(2)
    expect(screen.getByText('Les aventures arrivent…').getAttribute('role')).toBe('status')
  })

  test('are those of the level, and a few above it', async () => {
    open('22222222', {
      QuizExpeditions: () => ({ within: list(cards(1, 2)), challenge: list(cards(3, 3)) }),
    })
    const within2 = within(await screen.findByRole('region', { name: 'Dans tes cordes' }))
    expect(within2.getAllByRole('article')).toHaveLength(2)
    const challenge = within(screen.getByRole('region', { name: 'Petit défi' }))
    expect(challenge.getAllByRole('article')).toHaveLength(1)
    expect(challenge.getByText(/^Un cran au-dessus, au niveau 3/)).toBeTruthy()
    expect(screen.queryByText('Les aventures arrivent…')).toBeNull()
  })

  test('have no challenge above the hardest level', async () => {
    const { sent } = open('44444444', {
      QuizExpeditions: () => ({ within: list(cards(1, 1)), challenge: list(cards(1, 1)) }),
    })
    expect(await screen.findByRole('region', { name: 'Dans tes cordes' })).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Petit défi' })).toBeNull()
    expect(sent()).toEqual([['QuizExpeditions', { level: [5], above: [5] }]])
  })

  test.each<[string, Answers]>([
    ['cannot be read', { QuizExpeditions: 'fails' }],
    ['are none', { QuizExpeditions: () => ({ within: list([]), challenge: list([]) }) }],
  ])('that %s leave the result', async (_case, answers) => {
    open('22222222', answers)
    await waitFor(() => expect(screen.queryByText('Les aventures arrivent…')).toBeNull())
    expect(await result(2)).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'Dans tes cordes' })).toBeNull()
  })
})
