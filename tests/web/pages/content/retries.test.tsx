import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Page as CreditsPage } from '#web/pages/content/CreditsPage.tsx'
import { Page as FamilyPage } from '#web/pages/content/FamilyPage.tsx'
import { Page as GuidesPage } from '#web/pages/content/GuidesPage.tsx'
import { Page as ReviewsPage } from '#web/pages/content/ReviewsPage.tsx'
import { Page as ThemesPage } from '#web/pages/ThemesPage.tsx'

test.each(Object.entries({ ThemesPage, FamilyPage, GuidesPage, ReviewsPage, CreditsPage }))(
  '%s offers a retry where its list failed',
  async (operation, Page) => {
    const { requested } = stand(<Page />, { answers: { [operation]: 'fails' } })
    await userEvent.click(await screen.findByRole('button', { name: 'Réessayer' }))
    await expect.poll(() => requested.filter(([name]) => name === operation).length).toBe(2)
    expect(screen.getByRole('alert').textContent).toMatch(/indisponible/)
  },
)
