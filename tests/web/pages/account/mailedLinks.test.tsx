import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Page as EmailConfirmation } from '#web/pages/account/EmailConfirmationPage.tsx'
import { Page as Confirmation } from '#web/pages/account/NewsletterConfirmationPage.tsx'
import { Page as Unsubscription } from '#web/pages/account/NewsletterUnsubscriptionPage.tsx'

const links = [
  {
    operation: 'ConfirmEmail',
    field: 'confirmEmail',
    page: <EmailConfirmation />,
    path: '/confirmation-adresse',
    title: 'Confirmer mon adresse',
    action: 'Confirmer',
    done: /^Ton adresse est confirmée/,
  },
  {
    operation: 'ConfirmNewsletter',
    field: 'confirmNewsletter',
    page: <Confirmation />,
    path: '/newsletter/confirmation',
    title: 'Confirmer mon abonnement',
    action: 'Confirmer',
    done: 'Tu es bien abonné(e) !',
  },
  {
    operation: 'UnsubscribeFromNewsletter',
    field: 'unsubscribeFromNewsletter',
    page: <Unsubscription />,
    path: '/newsletter/desinscription',
    title: 'Me désabonner de la lettre',
    action: 'Me désabonner',
    done: 'C’est fait : tu ne recevras plus la lettre.',
  },
]

const expired = 'Ce lien a déjà servi ou a expiré.'
const error = { __typename: 'UserError', code: 'LINK_EXPIRED', message: expired }

describe.each(links)('the mailed link $path', ({ operation, field, page, path, title, action, done }) => {
  const answered = (errors: object[]) => ({
    [field]: { __typename: 'Payload', ok: errors.length === 0, errors },
  })
  const open = (answers: NonNullable<Parameters<typeof stand>[1]>['answers'] = {}) =>
    stand(page, { at: `${path}/abc-123`, route: `${path}/:token`, answers, isSignedIn: true })
  const button = () => screen.getByRole('button', { name: action })

  test('changes nothing by being opened, since mail scanners open it too', () => {
    const { requested } = open()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    expect(button().getAttribute('aria-disabled')).toBeNull()
    expect(requested).toEqual([])
  })

  test('an expired link reports it and confirms nothing', async () => {
    open({ [operation]: () => answered([error]) })
    await userEvent.click(button())
    const message = await screen.findByText(expired)
    expect(message.getAttribute('role')).toBe('status')
    expect(screen.queryByText(done)).toBeNull()
    expect(button()).toBeTruthy()
  })

  test('a click sends the token of the URL once, and waits for the response', async () => {
    const { requested } = open()
    await userEvent.dblClick(button())
    expect(requested).toEqual([[operation, { token: 'abc-123' }]])
    expect(button().getAttribute('aria-disabled')).toBe('true')
  })

  test('reports the result and links to the home page instead of the button', async () => {
    const { path: current } = open({ [operation]: () => answered([]) })
    await userEvent.click(button())
    expect((await screen.findByText(done)).getAttribute('role')).toBe('status')
    expect(screen.queryByRole('button', { name: action })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Aller à l’accueil' }))
    expect(current()).toBe('/')
  })
})

test('a visitor signs in before the link confirms an address', async () => {
  const { requested, account } = stand(<EmailConfirmation />, {
    at: '/confirmation-adresse/abc-123',
    route: '/confirmation-adresse/:token',
  })
  await userEvent.click(screen.getByRole('button', { name: 'Confirmer' }))
  expect(account.openSignIn).toHaveBeenCalledOnce()
  expect(requested).toEqual([])
})
