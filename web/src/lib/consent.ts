/** What asks before it keeps or sends anything: our own measures, and what other services are told. */
export type Purpose = 'measure' | 'marketing'

/** Before a choice, `undefined`. */
export type Choice = Purpose[] | undefined

export const consentCookie = 'consent'
const purposes: Purpose[] = ['measure', 'marketing']

/** As the consent library writes it; anything else is no choice. */
export function choiceIn(cookies: string): Choice {
  const text = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1)
  if (!text) return undefined
  try {
    const { categories }: { categories?: unknown } = JSON.parse(decodeURIComponent(text))
    return Array.isArray(categories) ? purposes.filter((purpose) => categories.includes(purpose)) : undefined
  } catch {
    return undefined
  }
}

/** The first part of the page: the consent panel is one step away from the top, and takes no focus to be found. */
export const consentPlace = 'consentement'

const listeners = new Set<(choice: Choice) => void>()

/** The one place where the rest of the site asks, and hears of a change. */
export const consent = {
  read: (): Choice => choiceIn(document.cookie),
  allows: (purpose: Purpose): boolean => consent.read()?.includes(purpose) ?? false,
  isGiven: (): boolean => consent.read() !== undefined,
  listen(listener: (choice: Choice) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** By who has asked the question. */
  tell(): void {
    for (const listener of listeners) listener(consent.read())
  },
}
