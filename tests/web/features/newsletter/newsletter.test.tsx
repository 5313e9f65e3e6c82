import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ada } from '#tests/web/account/people.ts'
import { stand } from '#tests/web/stand.tsx'
import { Newsletter } from '#web/features/newsletter/Newsletter.tsx'
import { AccountProvider } from '#web/lib/account/account.tsx'
import { followEvents } from '#web/lib/browser/track.ts'
import { PostedProvider } from '#web/lib/site/posted.ts'

type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

const done = 'Tu es bien abonné(e) !'
const reason = 'Cette adresse n’existe pas.'
const answered = (errors: object[]) => ({
  subscribeToNewsletter: {
    __typename: 'SubscribeToNewsletterPayload',
    ok: errors.length === 0,
    me: null,
    errors,
  },
})
const accepted = () => answered([])
const refused = () =>
  answered([{ __typename: 'UserError', code: 'INVALID_EMAIL', message: reason, field: 'email' }])
const email = () => screen.getByLabelText('Adresse email')
const subscribe = () => screen.getByRole('button', { name: 'M’abonner' })

afterEach(() => followEvents(undefined))

describe('a visitor', () => {
  test('sees a refusal beside the field until the text changes', async () => {
    stand(<Newsletter />, { answers: { SubscribeToNewsletter: refused } })
    await userEvent.type(email(), 'a@b.fr{Enter}')
    const message = await screen.findByText(reason)
    expect(email().getAttribute('aria-describedby')).toBe(message.id)
    expect(email()).toHaveProperty('value', 'a@b.fr')
    await userEvent.type(email(), 'x')
    expect(screen.queryByText(reason)).toBeNull()
  })

  test('sends one request for two clicks', async () => {
    const { requested } = stand(<Newsletter />)
    await userEvent.type(email(), 'a@b.fr')
    await userEvent.dblClick(subscribe())
    expect(requested).toEqual([['SubscribeToNewsletter', { email: 'a@b.fr' }]])
    expect(subscribe().getAttribute('aria-disabled')).toBe('true')
  })

  test('sends one request for two presses of Enter', async () => {
    const { requested } = stand(<Newsletter />)
    await userEvent.type(email(), 'a@b.fr{Enter}{Enter}')
    expect(requested).toHaveLength(1)
  })

  test('reads the result where the form was, and the subscription is tracked', async () => {
    const tracked: unknown[] = []
    followEvents((event) => tracked.push(event))
    stand(<Newsletter />, { answers: { SubscribeToNewsletter: accepted } })
    await userEvent.type(email(), 'a@b.fr{Enter}')
    const result = await screen.findByText(done)
    expect(result.getAttribute('role')).toBe('status')
    await vi.waitFor(() => expect(document.activeElement).toBe(result))
    expect(screen.queryByLabelText('Adresse email')).toBeNull()
    expect(tracked).toEqual([{ name: 'newsletter_subscribed' }])
  })

  test('finds the past letters, except on their own page', () => {
    stand(<Newsletter />, { at: '/faq' })
    expect(screen.getByRole('link', { name: 'Les lettres passées' }).getAttribute('href')).toBe('/newsletter')
  })

  test('finds no link to the page that is open', () => {
    stand(<Newsletter />, { at: '/newsletter' })
    expect(screen.queryByRole('link')).toBeNull()
  })
})

describe('a form posted without scripts', () => {
  const posted = (errors: { field: string | null; message: string }[], path = '/newsletter') => (
    <PostedProvider value={{ path, values: { email: 'a@b' }, errors }}>
      <Newsletter />
    </PostedProvider>
  )

  test('returns with its text and its refusal', async () => {
    stand(posted([{ field: 'email', message: reason }]))
    expect(email()).toHaveProperty('value', 'a@b')
    expect(email().getAttribute('aria-describedby')).toBe(screen.getByText(reason).id)
    await userEvent.type(email(), '.fr')
    expect(screen.queryByText(reason)).toBeNull()
  })

  test('returns with its result and leaves the focus alone', () => {
    stand(posted([]))
    expect(screen.getByText(done)).toBeTruthy()
    expect(document.activeElement).toBe(document.body)
    expect(screen.queryByLabelText('Adresse email')).toBeNull()
  })

  test('changes nothing here when it belongs to another page', () => {
    stand(posted([{ field: 'email', message: reason }], '/etre-rappele'))
    expect(email()).toHaveProperty('value', '')
    expect(screen.queryByText(reason)).toBeNull()
  })

  test('can be posted by the browser itself', () => {
    stand(<Newsletter />)
    const form = email().closest('form')
    expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', '/newsletter'])
    expect([email().getAttribute('name'), email().hasAttribute('required')]).toEqual(['email', true])
  })
})

describe('an account', () => {
  const oneClick = () => screen.getByRole('button', { name: 'M’abonner en un clic' })
  const signedIn = (newsletter: boolean, answers: Answers = {}) => {
    const account = { isReady: true, me: { ...ada, newsletter }, intent: null }
    const actions = { openSignIn: vi.fn(), setIntent: vi.fn() }
    return stand(
      <AccountProvider value={{ ...account, ...actions }}>
        <Newsletter />
      </AccountProvider>,
      { answers },
    )
  }

  test('that is subscribed already sees nothing', () => {
    signedIn(true)
    expect(screen.queryByRole('heading')).toBeNull()
  })

  test('subscribes its own address by one click', async () => {
    const { requested } = signedIn(false, { SubscribeToNewsletter: accepted })
    expect(screen.queryByLabelText('Adresse email')).toBeNull()
    await userEvent.click(oneClick())
    expect(await screen.findByText(done)).toBeTruthy()
    expect(requested).toEqual([['SubscribeToNewsletter', { email: 'ada@example.test' }]])
  })

  test('reads a refusal below the button and may try again', async () => {
    const { requested } = signedIn(false, { SubscribeToNewsletter: refused })
    await userEvent.click(oneClick())
    expect((await screen.findByText(reason)).getAttribute('role')).toBe('alert')
    await userEvent.click(oneClick())
    await vi.waitFor(() => expect(requested).toHaveLength(2))
  })
})
