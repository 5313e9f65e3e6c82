import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useMenuButton } from '#web/ui/useMenuButton.ts'

function Menu() {
  const { rootProps, buttonProps, menuProps, close } = useMenuButton()
  return (
    <>
      <div {...rootProps}>
        <button type="button" {...buttonProps}>
          Compte
        </button>
        <div role="menu" {...menuProps}>
          {['Favoris', 'Réservations', 'Sortir'].map((name) => (
            <div key={name}>
              <button type="button" role="menuitem" onClick={close}>
                {name}
              </button>
            </div>
          ))}
        </div>
      </div>
      <a href="/after">Après</a>
    </>
  )
}

const button = () => screen.getByRole('button', { name: 'Compte' })
const isOpen = () => screen.queryByRole('menu') !== null
const focused = () => document.activeElement?.textContent
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })

beforeEach(() => {
  render(<Menu />)
  button().focus()
})
afterEach(cleanup)

test('is closed at first, and announces a menu', () => {
  expect(isOpen()).toBe(false)
  expect(button().getAttribute('aria-haspopup')).toBe('menu')
  expect(button().getAttribute('aria-expanded')).toBe('false')
})

test('a click opens the menu with its first item focused, and names it by aria-controls', () => {
  fireEvent.click(button())
  expect(button().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('menu').id).toBe(button().getAttribute('aria-controls'))
  expect(focused()).toBe('Favoris')
})

test('a second click closes it', () => {
  fireEvent.click(button())
  fireEvent.click(button())
  expect(isOpen()).toBe(false)
})

test.each(['ArrowDown', 'ArrowUp', 'Home', 'End'])('%s opens a closed menu at its first item', (key) => {
  press(key)
  expect([isOpen(), focused()]).toEqual([true, 'Favoris'])
})

test.each<[keys: string[], item: string]>([
  [['ArrowDown'], 'Réservations'],
  [['ArrowDown', 'ArrowDown', 'ArrowDown'], 'Favoris'],
  [['ArrowUp'], 'Sortir'],
  [['ArrowUp', 'ArrowUp'], 'Réservations'],
  [['End'], 'Sortir'],
  [['End', 'ArrowDown'], 'Favoris'],
  [['End', 'Home'], 'Favoris'],
  [['a'], 'Favoris'],
])('in an open menu, %j moves the focus to « %s »', (keys, item) => {
  fireEvent.click(button())
  for (const key of keys) press(key)
  expect(focused()).toBe(item)
})

test('prevents scrolling for its own keys only', () => {
  fireEvent.click(button())
  // fireEvent returns false when the default action was prevented.
  expect([press('ArrowDown'), press('Tab')]).toEqual([false, true])
})

test('Escape closes the menu and returns the focus to its button', () => {
  fireEvent.click(button())
  press('ArrowDown')
  press('Escape')
  expect([isOpen(), focused()]).toEqual([false, 'Compte'])
})

test('leaving the menu closes it, and leaves the focus where it went', () => {
  fireEvent.click(button())
  act(() => screen.getByRole('link', { name: 'Après' }).focus())
  expect([isOpen(), focused()]).toEqual([false, 'Après'])
})

test('an item closes the menu by its own action', () => {
  fireEvent.click(button())
  fireEvent.click(screen.getByRole('menuitem', { name: 'Sortir' }))
  expect(isOpen()).toBe(false)
})
