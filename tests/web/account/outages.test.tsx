// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { changes, neverDone } from './changes.tsx'

const nothingLost = /^Une erreur est survenue.*[Rr]ien/

describe.each(changes)('$operation', ({ operation, element, isSignedIn = false, typed = {}, ...rest }) => {
  test.each([
    ['cannot be reached', 'fails' as const],
    ['breaks', 'breaks' as const],
  ])('%s: a neutral sentence, nothing is lost, and one may try again', async (_how, answer) => {
    const { button = '', act, sentence = nothingLost, stays } = rest
    const { asked } = stand(element, { isSignedIn, answers: { [operation]: answer } })
    for (const [label, text] of Object.entries(typed)) {
      await userEvent.clear(screen.getByLabelText(label))
      await userEvent.type(screen.getByLabelText(label), text)
    }
    const press = act ?? (() => userEvent.click(screen.getByRole('button', { name: button })))
    await press()
    expect((await screen.findAllByText(sentence)).length).toBeGreaterThan(0)
    for (const [label, text] of Object.entries(typed))
      expect(screen.getByLabelText(label)).toHaveProperty('value', text)
    if (stays) expect(screen.getAllByText(stays).length).toBeGreaterThan(0)
    const times = () => asked.filter(([name]) => name === operation).length
    const before = times()
    expect(before).toBeGreaterThan(0)
    await press()
    await vi.waitFor(() => expect(times()).toBeGreaterThan(before))
    expect(neverDone).not.toHaveBeenCalled()
  })
})
