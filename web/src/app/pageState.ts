import type { Assets } from '#web/app/Document.tsx'
import type { Answer } from '#web/lib/answers.ts'
import type { Posted } from '#web/lib/posted.ts'
import type { Services } from '#web/lib/services.ts'

/** What the server tells the browser about the page that it has rendered. */
export type PageState = {
  answers: [string, Answer][]
  assets: Assets
  /** The site's own address. */
  siteUrl: string
  services: Services
  /** Of a page that there is not: nothing of what caused it. */
  errorStatus?: number
  /** The form that this page answers. */
  posted?: Posted | undefined
}

/** Sent by `main.tsx` to `start.ts` on the document: from here on React answers every click. */
export type PageEvent = 'listening'

const elementId = 'page-state'

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** JSON inside HTML: nothing in it can end the script it stands in. */
const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)

export const writePageState = (state: PageState): string =>
  `<script type="application/json" id="${elementId}">${jsonForHtml(state)}</script>`

export function readPageState(document: Document): PageState {
  const text = document.getElementById(elementId)?.textContent
  if (!text) throw new Error('the page came without its state')
  return JSON.parse(text)
}
