import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { meWith } from '#tests/web/agency/staffMe.ts'
import { stand } from '#tests/web/stand.tsx'
import { TotpForm } from '#web/agency/access/EnrolmentPage.tsx'
import { StepUpProvider } from '#web/agency/access/StepUp.tsx'
import { Gate } from '#web/agency/shell/Gate.tsx'
import { Layout } from '#web/agency/shell/Layout.tsx'
import type { StaffPermission } from '#web/lib/graph/graph.generated.ts'

const features = { __typename: 'Features', agency: true }
const answer = (agencyAccess?: string, isThere = true, agencyFactors = ['TOTP']) => ({
  features: { ...features, agency: isThere },
  me: agencyAccess ? { __typename: 'User', id: '1', agencyAccess, agencyFactors } : null,
})

test.each([
  ['a service without an agency', answer(undefined, false), 'Ce service n’a pas d’espace agence.'],
  ['a visitor', answer(), /^Connecte-toi à ton compte/],
  ['a customer', answer('NONE'), 'Elle a peut-être changé d’adresse.'],
  [
    'staff before the second factor',
    answer('SECOND_FACTOR'),
    'Saisis le code à six chiffres de ton application.',
  ],
  ['staff without a second factor', answer('TO_ENROL'), /^L’espace agence s’ouvre avec ton mot de passe/],
])('shows %s the next step', async (_name, data, sentence) => {
  stand(<Gate />, { answers: { AgencyAccess: () => data } })
  expect(await screen.findByText(sentence)).toBeTruthy()
})

test.each([
  [['PASSKEY'], [/^Ce navigateur ne connaît pas/], 0],
  [['TOTP', 'PASSKEY'], [/^Ce navigateur ne connaît pas/, /^Ou saisis le code/], 1],
])('offers what is left to %j in a browser without passkeys', async (factors, sentences, fields) => {
  stand(<Gate />, { answers: { AgencyAccess: () => answer('SECOND_FACTOR', true, factors) } })
  for (const sentence of sentences) expect(await screen.findByText(sentence)).toBeTruthy()
  expect(screen.queryAllByLabelText('Code')).toHaveLength(fields)
  expect(screen.getByRole('button', { name: 'Utiliser un code de secours' })).toBeTruthy()
})

test('offers a retry where the service does not answer', async () => {
  let isBack = false
  stand(<Gate />, { answers: { AgencyAccess: () => (isBack ? answer() : { features: null, me: null }) } })
  expect(await screen.findByText('L’espace agence n’a pas pu s’ouvrir.')).toBeTruthy()
  isBack = true
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText(/^Connecte-toi à ton compte/)).toBeTruthy()
})

test('keeps a wrong code in its field, and opens with the right one', async () => {
  let access = 'SECOND_FACTOR'
  const wrong = {
    __typename: 'UserError',
    code: 'INVALID_CODE',
    message: 'Code faux ou déjà utilisé. Attends le suivant.',
    field: 'code',
  }
  stand(<Gate />, {
    answers: {
      AgencyAccess: () => answer(access),
      AgencyMe: () => ({ agency: null }),
      VerifyTotp: ({ code }) => {
        if (code === '123456') access = 'OPEN'
        const errors = code === '123456' ? [] : [wrong]
        return { agencyVerifyTotp: { __typename: 'AgencyVerifyTotpPayload', errors } }
      },
    },
  })
  const field = await screen.findByLabelText('Code')
  await userEvent.type(field, '654321{Enter}')
  expect(await screen.findByText('Code faux ou déjà utilisé. Attends le suivant.')).toBeTruthy()
  await userEvent.clear(field)
  await userEvent.type(field, '123456{Enter}')
  expect(await screen.findByRole('navigation', { name: 'Agence' })).toBeTruthy()
})

test('asks for the second factor before another app is linked', async () => {
  const needed = {
    __typename: 'UserError',
    code: 'STEP_UP_REQUIRED',
    message: 'Confirme que c’est toi.',
    field: null,
  }
  let isConfirmed = false
  stand(
    <StepUpProvider>
      <TotpForm onEnrolled={vi.fn()} />
    </StepUpProvider>,
    {
      answers: {
        AgencyMe: () => ({ agency: null }),
        BeginTotp: () => ({
          agencyBeginTotp: isConfirmed
            ? { __typename: 'AgencyBeginTotpPayload', secret: 'GEZDGNBV', qrSvg: '<svg/>', errors: [] }
            : { __typename: 'AgencyBeginTotpPayload', secret: null, qrSvg: null, errors: [needed] },
        }),
        VerifyTotp: ({ stepUp }) => {
          isConfirmed = stepUp === true
          return { agencyVerifyTotp: { __typename: 'AgencyAccessPayload', errors: [] } }
        },
      },
    },
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirme que c’est toi' }))
  await userEvent.type(await dialog.findByLabelText('Code'), '123456{Enter}')
  expect(await screen.findByText('GEZD GNBV')).toBeTruthy()
})

test.each<[StaffPermission, string[]]>([
  ['BOOKINGS', []],
  ['MONEY', ['Argent', 'Chiffres']],
])('shows with %s the screens of money %o', async (permission, names) => {
  stand(<Layout>…</Layout>, { answers: { AgencyMe: () => meWith([permission]) } })
  const nav = within(screen.getByRole('navigation', { name: 'Agence' }))
  await screen.findByText('Noé')
  const shown = nav.getAllByRole('link').map(({ textContent }) => textContent)
  expect(shown.filter((name) => name === 'Argent' || name === 'Chiffres')).toEqual(names)
})
