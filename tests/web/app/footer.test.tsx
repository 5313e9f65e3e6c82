// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Footer } from '#web/app/shell/Footer.tsx'

afterEach(() => void vi.restoreAllMocks())

const groups = () => [...document.querySelectorAll('details')]

test('the columns of the footer are open on desktops', () => {
  stand(<Footer />)
  expect(groups().map(({ open }) => open)).toEqual([true, true, true, true])
})

test('the columns of the footer are folded on small screens', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(window.matchMedia('(width < 1px)'))
  stand(<Footer />)
  expect(groups().map(({ open }) => open)).toEqual([false, false, false, false])
  const titles = groups().map((group) => within(group).getByRole('heading').textContent)
  expect(titles).toEqual(['Services', 'À propos', 'Blog', 'Nous contacter'])
})

test('the footer has one list of legal links, cookies included', () => {
  stand(<Footer />)
  const legal = within(screen.getByRole('navigation', { name: 'Informations légales' }))
  expect(legal.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mentions légales',
    'Conditions générales',
    'Conditions d’utilisation',
    'Crédits photographiques',
    'Accessibilité',
    'Gérer mes cookies',
  ])
})
