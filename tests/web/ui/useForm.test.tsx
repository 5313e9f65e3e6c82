import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { useForm } from '#web/ui/useForm.ts'

type Refusals = readonly { field?: string | null; message: string }[]
type Send = (read: (name: string) => string) => Promise<Refusals>

const rules = {
  email: (value: string) => (value.includes('@') ? undefined : 'Adresse incorrecte'),
  text: (value: string) => (value ? undefined : 'Texte manquant'),
}

function Form({ send }: { send: Send }) {
  const { errors, isBusy, formProps } = useForm({ rules, send, failed: 'Réessaie' })
  return (
    <form {...formProps}>
      <input name="email" aria-label="Adresse" />
      <textarea name="text" aria-label="Texte" />
      <p role="alert">{[errors.email, errors.text, errors.form].filter(Boolean).join(' | ')}</p>
      <button type="submit" aria-busy={isBusy}>
        Envoyer
      </button>
    </form>
  )
}

afterEach(cleanup)

const email = () => screen.getByLabelText('Adresse')
const text = () => screen.getByLabelText('Texte')
const alert = () => screen.getByRole('alert').textContent
const button = () => screen.getByRole('button')
const submit = () => fireEvent.click(button())
const type = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } })

function show(send: Send = async () => []) {
  const sent = vi.fn(send)
  render(<Form send={sent} />)
  return sent
}

function fill() {
  type(email(), 'camille@example.test')
  type(text(), 'Bonjour')
}

test('reports all errors, focuses the first invalid field and sends nothing', () => {
  const sent = show()
  submit()
  expect(alert()).toBe('Adresse incorrecte | Texte manquant')
  expect(document.activeElement).toBe(email())
  expect(sent).not.toHaveBeenCalled()
})

test('focuses the second field when only that one is invalid', () => {
  show()
  type(email(), 'camille@example.test')
  submit()
  expect([alert(), document.activeElement]).toEqual(['Texte manquant', text()])
})

test.each([
  ['an invalid value', 'camille', 'Adresse incorrecte'],
  ['a valid value', 'camille@example.test', ''],
  ['an empty field', '', ''],
])('validates %s on blur', (_, value, error) => {
  show()
  type(email(), value)
  fireEvent.blur(email())
  expect(alert()).toBe(error)
})

test('input removes the error of its own field only', () => {
  show()
  submit()
  type(text(), 'B')
  expect(alert()).toBe('Adresse incorrecte')
  type(email(), 'c')
  expect(alert()).toBe('')
})

test('sends the values once for two clicks, and is busy meanwhile', async () => {
  const { promise, resolve } = Promise.withResolvers<Refusals>()
  const values: string[] = []
  const sent = show((read) => {
    values.push(read('email'), read('text'), read('absent'))
    return promise
  })
  fill()
  submit()
  submit()
  expect(button().getAttribute('aria-busy')).toBe('true')
  await act(async () => resolve([]))
  expect(button().getAttribute('aria-busy')).toBe('false')
  expect(sent).toHaveBeenCalledTimes(1)
  expect(values).toEqual(['camille@example.test', 'Bonjour', ''])
})

describe('after the response', () => {
  test.each<[string, Send, string]>([
    ['a success', async () => [], ''],
    ['a refusal of a field', async () => [{ field: 'text', message: 'Trop long' }], 'Trop long'],
    ['a refusal without a field', async () => [{ field: null, message: 'Complet' }], 'Complet'],
    ['a refusal of a field elsewhere', async () => [{ field: 'phone', message: 'Numéro' }], 'Numéro'],
    [
      'two refusals',
      async () => [
        { field: 'email', message: 'Déjà prise' },
        { field: 'text', message: 'Trop long' },
      ],
      'Déjà prise | Trop long',
    ],
    ['a network failure', () => Promise.reject(new TypeError('offline')), 'Réessaie'],
  ])('%s shows its message', async (_, send, message) => {
    const sent = show(send)
    fill()
    submit()
    await waitFor(() => expect([alert(), button().getAttribute('aria-busy')]).toEqual([message, 'false']))
    expect(sent).toHaveBeenCalledTimes(1)
  })

  test('a refused field takes the focus', async () => {
    show(async () => [{ field: 'text', message: 'Trop long' }])
    fill()
    submit()
    await waitFor(() => expect(document.activeElement).toBe(text()))
  })

  test('a failed form is sent again', async () => {
    const sent = show()
    sent.mockRejectedValueOnce(new TypeError('offline'))
    fill()
    submit()
    await waitFor(() => expect(alert()).toBe('Réessaie'))
    submit()
    await waitFor(() => expect(alert()).toBe(''))
    expect(sent).toHaveBeenCalledTimes(2)
  })
})
