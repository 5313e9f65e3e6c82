import { cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { toast } from 'react-hot-toast/headless'
import { afterEach, expect, test, vi } from 'vitest'
// Loaded in advance, so that the test does not wait for it.
import '#web/features/account/SignIn.tsx'
import { heart, show, signedIn } from '#tests/web/account/heartPage.tsx'
import { ada } from '#tests/web/account/people.ts'

// happy-dom has no top layer.
HTMLElement.prototype.showPopover ??= () => undefined

afterEach(() => {
  cleanup()
  toast.remove()
  localStorage.clear()
  sessionStorage.clear()
})

test('treats an unreadable session as a visitor without a message', async () => {
  show({})
  expect(await screen.findByText('visitor')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a heart pressed before the session is known becomes a favourite without a sign-in popup', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const done = { __typename: 'SetFavouritePayload', expedition: null, errors: [] }
  show({ Me: () => promise, SetFavourite: () => ({ data: { setFavourite: done } }) })
  await userEvent.click(screen.getByRole('button', { name: 'Heart' }))
  await import('#web/features/account/SignIn.tsx')
  expect(screen.queryByRole('dialog')).toBeNull()
  resolve(signedIn)
  await vi.waitFor(() => expect(heart()).toBe('true'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('closes the popup and stays on the page when the account cannot be read after sign-in', async () => {
  let requested = 0
  const login = { data: { login: { __typename: 'LoginPayload', user: null, errors: [] } } }
  show({
    Me: () => (requested++ === 0 ? { data: { me: null } } : undefined),
    CheckEmail: () => ({
      data: { checkEmail: { __typename: 'CheckEmailPayload', status: 'KNOWN_USER', errors: [] } },
    }),
    Login: () => login,
  })
  await screen.findByText('visitor')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await userEvent.type(await screen.findByLabelText('Adresse email'), 'ada@example.test{Enter}')
  await userEvent.type(await screen.findByLabelText('Mot de passe'), 'un secret{Enter}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByText('visitor')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

const refusal = (message: string) => ({
  data: {
    setFavourite: {
      __typename: 'SetFavouritePayload',
      expedition: null,
      errors: [{ __typename: 'UserError', code: 'RATE_LIMITED', message }],
    },
  },
})

test.each([
  ['cannot be reached', undefined, 'Une erreur est survenue, réessaie dans un instant.'],
  [
    'breaks',
    { data: null, errors: [{ message: 'down', extensions: { code: 'UPSTREAM_UNAVAILABLE' } }] },
    'Une erreur est survenue, réessaie dans un instant.',
  ],
  ['refuses', refusal('Trop de tentatives.'), 'Trop de tentatives.'],
])(
  'a heart that the service %s: pressed at once, then back, with a sentence',
  async (_how, answer, sentence) => {
    show({ Me: () => signedIn, SetFavourite: () => answer })
    await screen.findByText('Ada')
    await userEvent.click(screen.getByRole('button', { name: 'Heart' }))
    expect(await screen.findByText(sentence)).toBeTruthy()
    expect(screen.queryByText('Ajoutée à tes favoris')).toBeNull()
    expect(heart()).toBe('false')
  },
)

test('a favourite is undone: the service receives the inverse', async () => {
  const sent: unknown[] = []
  show({
    Me: () => signedIn,
    SetFavourite: ({ favourite }) => {
      sent.push(favourite)
      return added
    },
    Prompts: () => ({ data: { me: null } }),
  })
  await screen.findByText('Ada')
  await userEvent.click(screen.getByRole('button', { name: 'Heart' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler' }))
  expect(await screen.findByText('C’est annulé')).toBeTruthy()
  expect(sent).toEqual([true, false])
  expect(heart()).toBe('false')
})

const endedAnswer = { data: null, errors: [{ message: 'no', extensions: { code: 'UNAUTHENTICATED' } }] }
const added = {
  data: { setFavourite: { __typename: 'SetFavouritePayload', expedition: null, errors: [] } },
}
const known = {
  data: { checkEmail: { __typename: 'CheckEmailPayload', status: 'KNOWN_USER', errors: [] } },
}
const loginAs = (user: object) => ({ data: { login: { __typename: 'LoginPayload', user, errors: [] } } })

/** Presses a heart after the session has ended elsewhere; the popup is open. */
async function pressAfterTheEnd(user: object, saved: object = added): Promise<() => number> {
  let requested = 0
  let isSignedIn = false
  show({
    Me: () => (isSignedIn ? { data: { me: user } } : signedIn),
    CheckEmail: () => known,
    Login: () => {
      isSignedIn = true
      return loginAs(user)
    },
    SetFavourite: () => {
      requested += 1
      return isSignedIn ? saved : endedAnswer
    },
    Prompts: () => ({ data: { me: null } }),
  })
  await screen.findByText('Ada')
  await userEvent.click(screen.getByRole('button', { name: 'Heart' }))
  await screen.findByRole('heading', { name: 'Bienvenue sur Explora-Project' })
  expect(await screen.findByText('visitor')).toBeTruthy()
  return () => requested
}

async function enterPassword(): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Adresse email'), 'ada@example.test{Enter}')
  await userEvent.type(await screen.findByLabelText('Mot de passe'), 'un secret{Enter}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('a mutation of an ended session shows a visitor at once and is sent again after sign-in', async () => {
  const times = await pressAfterTheEnd(ada)
  expect(screen.queryByText('Ajoutée à tes favoris')).toBeNull()
  expect(sessionStorage.getItem('wish') ?? '').toContain('GR20')
  await enterPassword()
  expect(await screen.findByText('Ada')).toBeTruthy()
  await vi.waitFor(() => expect(heart()).toBe('true'))
  expect(times()).toBe(2)
  expect(sessionStorage.getItem('wish')).toBeNull()
  expect(screen.getByText('Ajoutée à tes favoris')).toBeTruthy()
})

test('the account is shown only once the mutation sent again is answered', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  const times = await pressAfterTheEnd(ada, promise)
  await userEvent.type(await screen.findByLabelText('Adresse email'), 'ada@example.test{Enter}')
  await userEvent.type(await screen.findByLabelText('Mot de passe'), 'un secret{Enter}')
  await vi.waitFor(() => expect(times()).toBe(2))
  await new Promise(setImmediate)
  expect(screen.queryByText('Ada')).toBeNull()
  resolve(added)
  expect(await screen.findByText('Ada')).toBeTruthy()
})

test('closing the popup of an ended session drops the mutation with a message', async () => {
  const times = await pressAfterTheEnd(ada)
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }))
  expect(await screen.findByText('Ta session a pris fin : rien n’a été enregistré.')).toBeTruthy()
  expect(screen.getByText('visitor')).toBeTruthy()
  expect(times()).toBe(1)
  expect(sessionStorage.getItem('wish')).toBeNull()
})

test('another account that signs in does not send the mutation of the former one', async () => {
  const times = await pressAfterTheEnd({ ...ada, id: '2', firstName: 'Grace' })
  await enterPassword()
  expect(await screen.findByText('Grace')).toBeTruthy()
  expect(await screen.findByText('Ta session a pris fin : rien n’a été enregistré.')).toBeTruthy()
  expect(times()).toBe(1)
})
