import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { toast } from 'react-hot-toast/headless'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Toasts } from '#web/ui/Toasts.tsx'
import { Refused, undoable } from '#web/ui/undoable.tsx'

// happy-dom has no top layer.
HTMLElement.prototype.showPopover ??= () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toasts />)
})
afterEach(() => {
  cleanup()
  toast.remove()
  vi.useRealTimers()
})

const inverse = vi.fn<() => unknown>()
const offer = (sentence = 'Effacé', id = 'thing', change: () => unknown = () => undefined) =>
  act(async () => void undoable(change, inverse, sentence, { id }))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const button = () => screen.getByRole('button', { name: 'Annuler' })
const press = () => act(async () => fireEvent.click(button()))

test('sends the change at once, and offers its inverse for six seconds', async () => {
  const change = vi.fn()
  await offer('Effacé', 'thing', change)
  expect(change).toHaveBeenCalledOnce()
  await pass(5_900)
  expect(screen.getByText('Effacé')).toBeTruthy()
  await pass(200)
  expect(screen.queryByText('Effacé')).toBeNull()
  expect(inverse).not.toHaveBeenCalled()
})

test.each([
  ['hovered', fireEvent.mouseOver, fireEvent.mouseOut],
  ['focused', fireEvent.focus, fireEvent.blur],
])('waits while it is %s', async (_how, enter, leave) => {
  await offer()
  await pass(1_000)
  act(() => void enter(button()))
  await pass(60_000)
  expect(screen.getByText('Effacé')).toBeTruthy()
  act(() => void leave(button()))
  await pass(4_900)
  expect(screen.getByText('Effacé')).toBeTruthy()
  await pass(200)
  expect(screen.queryByText('Effacé')).toBeNull()
})

test('undoes the change once, and reports it', async () => {
  await offer()
  await press()
  expect(inverse).toHaveBeenCalledOnce()
  expect(screen.getByText('C’est annulé')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('returns the focus to where it came from', async () => {
  render(<input aria-label="Champ" />)
  const field = screen.getByRole('textbox')
  act(() => field.focus())
  await offer()
  act(() => button().focus())
  await press()
  expect(document.activeElement).toBe(field)
})

test('a failure that takes a focused offer away is shown for its time', async () => {
  const { promise, reject } = Promise.withResolvers<void>()
  await offer('Effacé', 'thing', () => promise)
  act(() => button().focus())
  await act(async () => reject(new Error('offline')))
  await pass(6_100)
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a newer change of the same thing ends the offer, one of another thing does not', async () => {
  await offer('Premier')
  await offer('Second')
  await offer('Autre', 'other')
  expect(screen.queryByText('Premier')).toBeNull()
  expect(screen.getAllByRole('button', { name: 'Annuler' })).toHaveLength(2)
})

test('an undo that ends late leaves the offer of a newer change alone', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  inverse.mockReturnValueOnce(promise)
  await offer()
  await press()
  await offer('Second')
  await act(async () => resolve())
  expect(screen.getByText('Second')).toBeTruthy()
})

test.each([
  [new Error('offline'), 'Une erreur est survenue, réessaie dans un instant.'],
  [new Refused('Trop tard.'), 'Trop tard.'],
])('a change that fails with %s takes its offer back with a sentence', async (failure, sentence) => {
  await offer('Effacé', 'thing', () => Promise.reject(failure))
  expect(screen.getByRole('alert').textContent).toBe(sentence)
  expect(screen.queryByRole('button')).toBeNull()
})

test.each([
  [new Error('offline'), 'L’annulation n’a pas pu se faire. Réessaie dans un instant.'],
  [new Refused('Ce départ est complet.'), 'Ce départ est complet.'],
])('an undo that fails with %s is reported', async (failure, sentence) => {
  inverse.mockRejectedValueOnce(failure)
  await offer()
  await press()
  expect(screen.getByRole('alert').textContent).toBe(sentence)
})
