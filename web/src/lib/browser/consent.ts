import { isRecord, parse } from '#schema/json.ts'

/** Purposes that need consent: our own analytics, and other services. */
export type Purpose = 'measure' | 'marketing'

/** `undefined` before a choice. */
export type Choice = Purpose[] | undefined

export const consentCookie = 'consent'
const purposes: Purpose[] = ['measure', 'marketing']

/** Parses the consent library's cookie; anything else is no choice. */
export function choiceIn(cookies: string): Choice {
  const text = cookies
    .split('; ')
    .find((cookie) => cookie.startsWith(`${consentCookie}=`))
    ?.slice(consentCookie.length + 1)
  if (!text) return undefined
  try {
    const { categories } = parse(isRecord, decodeURIComponent(text)) ?? {}
    return Array.isArray(categories) ? purposes.filter((purpose) => categories.includes(purpose)) : undefined
  } catch {
    return undefined
  }
}

/** First element of the page: the consent panel is one Tab from the top, without taking the focus. */
export const consentPlace = 'consentement'

const listeners = new Set<(choice: Choice) => void>()

/** The store through which the site reads consent and follows its changes. */
export const consent = {
  read: (): Choice => choiceIn(document.cookie),
  allows: (purpose: Purpose): boolean => consent.read()?.includes(purpose) ?? false,
  isGiven: (): boolean => consent.read() !== undefined,
  listen(listener: (choice: Choice) => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** Called by the consent panel. */
  notify(): void {
    for (const listener of listeners) listener(consent.read())
  },
}
