import type { Assets, Posted, Services, SiteFeatures } from '#schema/site.ts'
import type { Answer } from '#web/lib/graph/answers.ts'
import type { Agency } from '#web/lib/site/agency.ts'

/** State of a rendered page, from the server to the browser. */
export type PageState = {
  answers: [string, Answer][]
  assets: Assets
  /** The site's own address. */
  siteUrl: string
  services: Services
  agency: Agency
  features: SiteFeatures
  /** Status of a failed page, without its cause. */
  errorStatus?: number
  /** The posted form that this page answers. */
  posted?: Posted | undefined
}

/**
 * The state in a document, or its address: of a shared page it is three tenths of the bytes, and no part of the
 * first screen.
 */
export type WrittenState = { preloads: string[]; state: PageState | string }

declare global {
  interface Window {
    /** Requested by `start.ts`, where the document has its address. */
    pageState?: Promise<PageState>
  }
}

/** Sent by `main.tsx` on the document: from here on React handles every click. */
export type PageEvent = 'listening'

const elementId = 'page-state'

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
}

/** Escapes JSON for HTML: nothing in it can end its script element. */
const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? character)

export const writePageState = (written: WrittenState): string =>
  `<script type="application/json" id="${elementId}">${jsonForHtml(written)}</script>`

export async function readPageState(document: Document): Promise<PageState> {
  const text = document.getElementById(elementId)?.textContent
  if (!text) throw new Error('the page came without its state')
  const { state }: WrittenState = JSON.parse(text)
  if (typeof state !== 'string') return state
  if (!window.pageState) throw new Error('the state of the page was not requested')
  return window.pageState
}
