import { consentCookieDays } from '#schema/constants.ts'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import '#web/features/consent/consent.css'
import * as CookieConsent from 'vanilla-cookieconsent'
import { messages } from '#web/features/consent/messages.ts'
import { stepAside } from '#web/features/consent/stepAside.ts'
import { stored } from '#web/features/consent/stored.ts'
import { consent, consentCookie, consentPlace, type Purpose } from '#web/lib/browser/consent.ts'
import { openLayer } from '#web/ui/dialogHistory.ts'

const { name, use, place, lifetime } = messages

const sections = stored.map(({ category, title, text, items }) => ({
  title,
  description: text,
  linkedCategory: category,
  cookieTable: { headers: { name, use, place, lifetime }, body: items },
}))

const translation = {
  consentModal: {
    title: messages.title,
    description: messages.intro,
    acceptAllBtn: messages.acceptAll,
    acceptNecessaryBtn: messages.refuseAll,
    showPreferencesBtn: messages.choose,
  },
  preferencesModal: {
    title: messages.preferences,
    acceptAllBtn: messages.acceptAll,
    acceptNecessaryBtn: messages.refuseAll,
    savePreferencesBtn: messages.save,
    closeIconLabel: messages.close,
    sections,
  },
}

/** Deletes the cookies of a refused category. */
const cleared = (refused: Purpose) => ({
  autoClear: {
    cookies: stored.filter(({ category }) => category === refused).flatMap(({ items }) => items),
  },
})

/**
 * Turns the library's modal dialog into a region: it opens by itself, so it neither takes nor traps the
 * focus. The library focuses its first element, which cannot be focused without `tabindex`, and traps Tab on
 * a parent.
 */
function openBeside(modal: HTMLElement): void {
  modal.setAttribute('role', 'region')
  modal.removeAttribute('aria-modal')
  modal.firstElementChild?.removeAttribute('tabindex')
  modal.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation())
}

let closeLayer: (() => void) | undefined
let stayPut: (() => void) | undefined

/** Asks a visitor without a choice. */
export const askConsent = (): Promise<void> =>
  CookieConsent.run({
    root: `#${consentPlace}`,
    cookie: { name: consentCookie, expiresAfterDays: consentCookieDays },
    guiOptions: {
      consentModal: { layout: 'bar', position: 'bottom', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      measure: cleared('measure'),
      marketing: cleared('marketing'),
    },
    language: { default: 'fr', translations: { fr: translation } },
    onModalReady({ modalName, modal }) {
      if (modalName !== 'consentModal') return
      openBeside(modal)
      stayPut = stepAside(modal)
    },
    onModalShow({ modalName }) {
      if (modalName === 'preferencesModal') closeLayer = openLayer(CookieConsent.hidePreferences)
    },
    onModalHide({ modalName }) {
      if (modalName === 'preferencesModal') closeLayer?.()
      else stayPut?.()
    },
    onFirstConsent: consent.notify,
    onChange: consent.notify,
  })

export async function showPreferences(): Promise<void> {
  await askConsent()
  CookieConsent.showPreferences()
}
