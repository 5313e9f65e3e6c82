import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { changes, neverDone } from '#tests/web/account/changes.tsx'
import { changesElsewhere } from '#tests/web/account/changesElsewhere.tsx'
import { stand } from '#tests/web/stand.tsx'

const sessionEnded = 'Ta session a pris fin : rien n’a été enregistré.'
const ofAccounts = [...changes, ...changesElsewhere].filter(({ isSignedIn }) => isSignedIn)

describe.each(ofAccounts)('$operation of an ended session', ({ operation, element, typed = {}, ...rest }) => {
  async function send(signsIn: boolean) {
    const signInAgain = vi.fn(async () => (signsIn ? () => undefined : undefined))
    const answers = { ...rest.answers, [operation]: 'ends' as const }
    const { requested } = stand(element, { isSignedIn: true, answers, signInAgain })
    for (const [label, text] of Object.entries(typed)) {
      await userEvent.clear(screen.getByLabelText(label))
      await userEvent.type(screen.getByLabelText(label), text)
    }
    await (rest.act ?? (() => userEvent.click(screen.getByRole('button', { name: rest.button ?? '' }))))()
    return { signInAgain, sent: () => requested.filter(([name]) => name === operation) }
  }

  test('is sent again, unchanged, once its owner has signed in', async () => {
    const { signInAgain, sent } = await send(true)
    await vi.waitFor(() => expect(sent().length).toBeGreaterThan(1))
    const [first, second] = sent()
    expect(second).toEqual(first)
    expect(signInAgain).toHaveBeenCalled()
  })

  test('states the reason and retains the text when the account does not sign in', async () => {
    const { sent } = await send(false)
    const isOnPage = operation === 'Logout' ? /^Une erreur est survenue/ : sessionEnded
    expect((await screen.findAllByText(isOnPage)).length).toBeGreaterThan(0)
    for (const [label, text] of Object.entries(typed))
      expect(screen.getByLabelText(label)).toHaveProperty('value', text)
    expect(sent().length).toBeGreaterThan(0)
    expect(neverDone).not.toHaveBeenCalled()
  })
})
