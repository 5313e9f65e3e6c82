import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Account } from '#web/app/session/Account.tsx'
import { HeaderAccount } from '#web/app/shell/HeaderAccount.tsx'
// Loaded in advance, so that the test does not wait for it.
import '#web/features/account/SignIn.tsx'

test.each([
  ['Se connecter', 'Se connecter, Bienvenue sur Explora-Project'],
  ["S'inscrire", 'S’inscrire, Bienvenue sur Explora-Project'],
])('the button %s opens the popup under a name of its own', async (button, name) => {
  stand(
    <Account>
      <HeaderAccount isOnPhoto={false} />
    </Account>,
    { answers: { Me: () => ({ me: null }) } },
  )
  await userEvent.click(await screen.findByRole('button', { name: button }))
  expect(await screen.findByRole('dialog', { name })).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Bienvenue sur Explora-Project' })).toBeTruthy()
})
