// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/content/LevelQuizPage.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

const option = (group: string, name: string | RegExp) =>
  within(screen.getByRole('group', { name: new RegExp(group) })).getByRole<HTMLInputElement>('radio', {
    name,
  })

test('records two immediate answers, also in the URL', () => {
  stand(<Page />, { at: '/ton-niveau' })
  const first = option('heures peux-tu marcher', 'Six ou sept')
  const second = option('Quelle montée', /^Environ 800/)
  fireEvent.click(first)
  fireEvent.click(second)
  expect([first.checked, second.checked]).toEqual([true, true])
  expect(screen.getByText(/^2.réponses sur 8$/)).toBeTruthy()
  expect(window.location.hash).toBe('#33000000')
})

test('a link with answers shows their level, and restarting clears them', () => {
  window.history.replaceState(null, '', '/ton-niveau#22222222')
  stand(<Page />, { at: '/ton-niveau' })
  expect(screen.getByRole('heading', { name: /^Niveau 2 sur.5/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }))
  expect(screen.getByText(/^0.réponse sur 8$/)).toBeTruthy()
  expect(window.location.hash).toBe('')
})
