import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { Combobox } from '#web/ui/Combobox.tsx'

afterEach(cleanup)

const names = ['Norvège', 'Nordland', 'Marche nordique']

function Field({
  onPick,
  options = names,
}: {
  onPick: (index: number) => void
  options?: string[] | undefined
}) {
  const [value, setValue] = useState('')
  return (
    <Combobox
      aria-label="Où ?"
      value={value}
      onType={setValue}
      options={value ? options.map((key) => ({ key, content: key })) : undefined}
      onPick={onPick}
      listLabel="Suggestions"
      status={value && `${options.length} suggestions`}
    />
  )
}

const field = () => screen.getByRole('combobox', { name: 'Où ?' })
const active = () => {
  const id = field().getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

test('arrow keys cycle through the suggestions and the typed text, and Enter selects the active one', async () => {
  const onPick = vi.fn()
  render(<Field onPick={onPick} />)
  const user = userEvent.setup()
  await user.type(field(), 'no')
  expect(field().getAttribute('aria-expanded')).toBe('true')
  expect(screen.getByRole('listbox').id).toBe(field().getAttribute('aria-controls'))
  expect(active()).toBeUndefined()
  const seen: (string | null | undefined)[] = []
  for (const key of ['{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowDown}', '{ArrowUp}']) {
    await user.keyboard(key)
    seen.push(active())
  }
  expect(seen).toEqual([...names, undefined, 'Marche nordique'])
  await user.keyboard('{Enter}')
  expect(onPick).toHaveBeenCalledExactlyOnceWith(2)
  expect(screen.queryByRole('listbox')).toBeNull()
})

test('Escape closes the list and leaves the text, typing opens it again, and a click selects', async () => {
  const onPick = vi.fn()
  render(<Field onPick={onPick} />)
  const user = userEvent.setup()
  await user.type(field(), 'nor{ArrowDown}{Escape}')
  expect(screen.queryByRole('listbox')).toBeNull()
  expect(field()).toHaveProperty('value', 'nor')
  await user.type(field(), 'v')
  await user.click(screen.getByRole('option', { name: 'Nordland' }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith(1)
  expect(document.activeElement).toBe(field())
})

test('the status announces that there is no suggestion, and Enter submits the form', async () => {
  const onPick = vi.fn()
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Field onPick={onPick} options={[]} />
    </form>,
  )
  const user = userEvent.setup()
  await user.type(field(), 'xyz{Enter}')
  expect(field().getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('status').textContent).toBe('0 suggestions')
  expect(onPick).not.toHaveBeenCalled()
  expect(onSubmit).toHaveBeenCalledOnce()
})
