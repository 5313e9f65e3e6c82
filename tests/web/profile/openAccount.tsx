import { screen } from '@testing-library/react'
import { person } from '#tests/web/account/people.ts'
import { stand } from '#tests/web/stand.tsx'
import type { AccountPageQuery } from '#web/pages/account/AccountPage.generated.ts'
import { Page } from '#web/pages/account/AccountPage.tsx'

type Owner = NonNullable<AccountPageQuery['me']>
type Answers = NonNullable<NonNullable<Parameters<typeof stand>[1]>['answers']>

export const owner: Owner = { ...person, sessions: [], agencyAccess: 'NONE' }

/** An error that the service reports about a field, or about the whole form. */
export const refusal = (message: string, field: string | null = null) => ({
  __typename: 'UserError',
  message,
  field,
})

/** The page of the account once it is loaded. */
export async function openAccount(part: Partial<Owner> = {}, answers: Answers = {}) {
  const me = { ...owner, ...part }
  const page = stand(<Page />, {
    at: '/account',
    isSignedIn: true,
    answers: { AccountPage: () => ({ me }), ...answers },
  })
  await screen.findByRole('heading', { level: 2, name: 'Qui tu es' })
  const sent = (operation: string) =>
    page.requested.filter(([name]) => name === operation).map(([, variables]) => variables)
  return { ...page, sent }
}
