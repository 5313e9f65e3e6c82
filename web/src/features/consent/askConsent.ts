import { denialCookieDays, sourceCookieDays, variantCookieDays } from '#schema/constants.ts'
import 'vanilla-cookieconsent/dist/cookieconsent.css'
import '#web/features/consent/consent.css'
import * as CookieConsent from 'vanilla-cookieconsent'
import { messages } from '#web/features/consent/messages.ts'
import { consent, consentCookie, consentPlace } from '#web/lib/consent.ts'
import { openLayer } from '#web/ui/dialogHistory.ts'

const sixMonthsDays = 182
const { kept } = messages

const table = (rows: [name: string, purpose: string, lasts: string][]) => ({
  headers: { name: messages.name, purpose: messages.purpose, lasts: messages.lasts },
  body: rows.map(([name, purpose, lasts]) => ({ name, purpose, lasts })),
})

const sections = [
  {
    title: messages.necessary,
    description: messages.necessaryTold,
    linkedCategory: 'necessary',
    cookieTable: table([
      ['sid', kept.sid, messages.days(30)],
      [consentCookie, kept.consent, messages.sixMonths],
      ['d_id', kept.d_id, messages.days(30)],
      ['newsletter_denied', kept.newsletter_denied, messages.days(denialCookieDays)],
    ]),
  },
  {
    title: messages.measure,
    description: messages.measureTold,
    linkedCategory: 'measure',
    cookieTable: table([
      ['ab_variant', kept.ab_variant, messages.days(variantCookieDays)],
      ['utm_source', kept.utm_source, messages.days(sourceCookieDays)],
    ]),
  },
  {
    title: messages.marketing,
    description: messages.marketingTold,
    linkedCategory: 'marketing',
    cookieTable: table([['new_sign_up_*', kept.new_sign_up, messages.days(1)]]),
  },
]

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

const cleared = (...names: (string | RegExp)[]) => ({
  autoClear: { cookies: names.map((name) => ({ name })) },
})

/**
 * Turns the library's modal dialog into a region of the page: it opens by itself, so it takes no focus and holds none.
 * The library focuses its first element, which cannot have the focus without `tabindex`, and it traps Tab on a parent.
 */
function openBeside({ modalName, modal }: { modalName: string; modal: HTMLElement }): void {
  if (modalName !== 'consentModal') return
  modal.setAttribute('role', 'region')
  modal.removeAttribute('aria-modal')
  modal.firstElementChild?.removeAttribute('tabindex')
  modal.addEventListener('keydown', (event) => event.key === 'Tab' && event.stopPropagation())
}

let closeLayer: (() => void) | undefined

/** Asks a visitor who has not chosen yet. */
export const askConsent = (): Promise<void> =>
  CookieConsent.run({
    root: `#${consentPlace}`,
    cookie: { name: consentCookie, expiresAfterDays: sixMonthsDays },
    guiOptions: {
      consentModal: { layout: 'box', position: 'bottom left', equalWeightButtons: true },
      preferencesModal: { layout: 'box', equalWeightButtons: true },
    },
    categories: {
      necessary: { enabled: true, readOnly: true },
      measure: cleared('ab_variant', 'utm_source'),
      marketing: cleared(/^new_sign_up_/),
    },
    language: { default: 'fr', translations: { fr: translation } },
    onModalReady: openBeside,
    onModalShow({ modalName }) {
      if (modalName === 'preferencesModal') closeLayer = openLayer(CookieConsent.hidePreferences)
    },
    onModalHide({ modalName }) {
      if (modalName === 'preferencesModal') closeLayer?.()
    },
    onFirstConsent: consent.tell,
    onChange: consent.tell,
  })

export async function showPreferences(): Promise<void> {
  await askConsent()
  CookieConsent.showPreferences()
}
