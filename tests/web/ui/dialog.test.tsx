import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Dialog } from '#web/ui/Dialog.tsx'

afterEach(cleanup)

function shown() {
  const onClose = vi.fn()
  render(
    <Dialog isOpen onClose={onClose} title="Bienvenue">
      <input aria-label="Email" />
    </Dialog>,
  )
  const [dialog, field] = [screen.getByRole('dialog'), screen.getByLabelText('Email')]
  return { onClose, dialog, field }
}

test('a click beside it closes it', async () => {
  const { onClose, dialog } = shown()
  await userEvent.click(dialog)
  expect(onClose).toHaveBeenCalledOnce()
})

test('a text selection that ends outside does not close it', async () => {
  const { onClose, dialog, field } = shown()
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: field },
    { target: dialog },
    { keys: '[/MouseLeft]', target: dialog },
  ])
  expect(onClose).not.toHaveBeenCalled()
})
