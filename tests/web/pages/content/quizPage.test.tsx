import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/content/LevelQuizPage.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

const option = (group: string, name: string | RegExp) =>
  within(screen.getByRole('group', { name: new RegExp(group) })).getByRole<HTMLInputElement>('radio', {
    name,
  })

const next = () => fireEvent.click(screen.getByRole('button', { name: 'Suivante' }))

test('records answers one question after the other, also in the URL', () => {
  stand(<Page />, { at: '/ton-niveau' })
  fireEvent.click(option('heures peux-tu marcher', 'Six ou sept'))
  expect(screen.getByText(/^Question 1 sur.8$/)).toBeTruthy()
  next()
  const second = option('Quelle montée', /^Environ 800/)
  fireEvent.click(second)
  expect(second.checked).toBe(true)
  expect(screen.getByText(/^Question 2 sur.8$/)).toBeTruthy()
  expect(window.location.hash).toBe('#33000000')
  fireEvent.click(screen.getByRole('button', { name: 'Précédente' }))
  expect(option('heures peux-tu marcher', 'Six ou sept').checked).toBe(true)
})

test('a link with answers shows their level, and restarting clears them', () => {
  window.history.replaceState(null, '', '/ton-niveau#22222222')
  stand(<Page />, { at: '/ton-niveau' })
  expect(screen.getByRole('heading', { name: /^Niveau 2 sur.5/ })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Recommencer' }))
  expect(screen.getByText(/^Question 1 sur.8$/)).toBeTruthy()
  expect(window.location.hash).toBe('')
})
