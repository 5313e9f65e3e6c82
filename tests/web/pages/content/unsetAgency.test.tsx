import { screen } from '@testing-library/react'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { own } from '#tests/web/booking/ownCart.tsx'
import { bookingBox } from '#tests/web/expedition/booking.tsx'
import { departure } from '#tests/web/expedition/departure.ts'
import { stand } from '#tests/web/stand.tsx'
import { testAgency, unsetAgency } from '#tests/web/testAgency.ts'
import { Footer } from '#web/app/shell/Footer.tsx'
import { Header } from '#web/app/shell/Header.tsx'
import { MobileMenu } from '#web/app/shell/MobileMenu.tsx'
import { CallbackForm } from '#web/features/callback/CallbackForm.tsx'
import { ReservationGuide } from '#web/pages/account/ReservationGuide.tsx'
import { CartSummary } from '#web/pages/booking/CartSummary.tsx'
import { Page as AccessibilityPage } from '#web/pages/content/AccessibilityPage.tsx'
import { Page as FaqPage } from '#web/pages/content/FaqPage.tsx'
import { Page as GiftCardsPage } from '#web/pages/content/GiftCardsPage.tsx'
import { Page as LegalPage } from '#web/pages/content/LegalPage.tsx'
import { Page as PartnersPage } from '#web/pages/content/PartnersPage.tsx'
import { Page as NotFoundPage } from '#web/pages/NotFoundPage.tsx'

const parts = {
  footer: () => <Footer />,
  header: () => <Header />,
  menu: () => <MobileMenu isOpen onClose={() => undefined} />,
  callback: () => <CallbackForm />,
  guide: () => <ReservationGuide guide={null} slug={null} />,
  accessibility: () => <AccessibilityPage />,
  faq: () => <FaqPage />,
  giftCards: () => <GiftCardsPage />,
  legal: () => <LegalPage />,
  partners: () => <PartnersPage />,
  notFound: () => <NotFoundPage />,
  'booking box': () => bookingBox([departure({ id: 'three', availableCount: 3 })]),
  'summary of the cart': () => <CartSummary cart={own()} isBusy={false} onDrop={async () => undefined} />,
}

const { email, phone, phoneHref } = testAgency
const shown = () => [email, phone, phoneHref].filter((fact) => document.body.innerHTML.includes(fact))
const toNobody = () => document.querySelectorAll('a[href="tel:"], a[href="mailto:"], a[href^="mailto:?"]')

test.each(Object.entries(parts))('the %s names no address and no number that is not set', (_name, part) => {
  const { unmount } = stand(part())
  expect(shown()).not.toEqual([])
  unmount()
  stand(part(), { agency: unsetAgency })
  expect([...shown(), ...toNobody()]).toEqual([])
  expect(document.body.textContent).not.toMatch(/ (à|le)\s?[.,]/)
})

test.each([
  ['of the demonstration', testAgency, true],
  ['of another', { ...testAgency, legalName: 'Cimes SARL' }, false],
  ['of an unset one', unsetAgency, false],
])('the legal notice %s calls its coordinates fictitious only where they are', (_case, agency, isText) => {
  stand(createElement(LegalPage), { agency })
  expect(screen.queryByText(/coordonnées données ici sont fictives/) !== null).toBe(isText)
})

test('the legal notice of an unset agency reads as whole sentences', () => {
  stand(createElement(LegalPage), { agency: unsetAgency })
  expect(screen.getByText(/^Ce site est édité par/).textContent).toBe(
    'Ce site est édité par explora.example.test.',
  )
  expect(screen.getByText(/^Pour lire, corriger/).textContent).toContain('écris-nous.')
})
