import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { destinations } from '#tests/web/app/destinations.ts'
import { stand } from '#tests/web/stand.tsx'
import { MobileMenu } from '#web/app/shell/MobileMenu.tsx'

function Page() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Menu
      </button>
      <MobileMenu isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

const dialog = () => document.querySelector('dialog')
const scrolls = () => document.documentElement.style.overflow !== 'hidden'

async function open() {
  const page = stand(<Page />, { answers: { Destinations: () => destinations } })
  fireEvent.click(screen.getByRole('button', { name: 'Menu' }))
  await waitFor(() => expect(dialog()?.open).toBe(true))
  return page
}

test('is closed at first, and the page scrolls', () => {
  stand(<Page />)
  expect([dialog()?.open, scrolls()]).toEqual([false, true])
})

test('opens with the main links, and the page behind does not scroll', async () => {
  await open()
  const links = [...(dialog()?.querySelectorAll('nav li a') ?? [])].map(({ textContent }) => textContent)
  expect(links.slice(0, 4)).toEqual([
    'Aventures adultes',
    'Famille et enfants',
    'Séminaire d’entreprise',
    'Cartes cadeaux',
  ])
  expect(scrolls()).toBe(false)
})

test('lists destinations with their counts once they are unfolded', async () => {
  const { requested } = await open()
  expect(requested).toEqual([])
  fireEvent.click(screen.getByText('Destinations'))
  const link = await screen.findByRole('link', { name: 'Norvège 2' })
  expect(link.getAttribute('href')).toBe('/expeditions?countries=NO')
})

test('has the telephone line', async () => {
  await open()
  expect(screen.getByRole('link', { name: /^\+33/ }).getAttribute('href')).toMatch(/^tel:/)
})

test('its button closes it, and the page scrolls again', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Fermer le menu' }))
  await waitFor(() => expect([dialog()?.open, scrolls()]).toEqual([false, true]))
})

test('Escape closes it', async () => {
  await open()
  const element = dialog()
  element?.dispatchEvent(new Event('cancel', { cancelable: true }))
  element?.close()
  await waitFor(() => expect([dialog()?.open, scrolls()]).toEqual([false, true]))
})

test('a link closes it', async () => {
  await open()
  const [first] = dialog()?.querySelectorAll<HTMLElement>('nav a') ?? []
  if (!first) throw new Error('The menu has no link.')
  fireEvent.click(first)
  await waitFor(() => expect(dialog()?.open ?? false).toBe(false))
})
