import type { WrittenState } from '#web/app/router/pageState.ts'
import type { StoredName } from '#web/lib/browser/storage.ts'
import { journeysHash } from '#web/start.generated.ts'

const requestedTogether = 6

/**
 * The first screen needs no script: scripts load once its picture is painted, or at the first touch, so as
 * not to compete with it.
 */
await loaded()
requestJourneys()
await Promise.race([shown(), touched()])
await load()

/** This script may run before the end of a long page, which holds its state. */
async function loaded(): Promise<void> {
  if (document.readyState === 'loading') await happened(document, 'DOMContentLoaded')
}

async function shown(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  // Whether or not it loaded.
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  // A hidden page paints nothing.
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

/** Requests the journeys from the city of this device, for the cards without one of their search. */
function requestJourneys(): void {
  const city = storedCity()
  const cards = [...document.querySelectorAll<HTMLElement>('[data-trip]')]
  const ids = [...new Set(cards.map(({ dataset }) => dataset['trip']))].slice(0, 50)
  if (!city || !cards[0]) return
  const query = new URLSearchParams({
    operationName: 'CityJourneys',
    variables: JSON.stringify({ city, ids }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: journeysHash } }),
  })
  window.earlyJourneys = {
    city,
    answer: fetch(`/graphql?${query}`)
      .then((response) => response.json())
      .catch(() => ({})),
  }
}

/** A browser may refuse storage. */
function storedCity(): string | null {
  try {
    return localStorage.getItem('from' satisfies StoredName)
  } catch {
    return null
  }
}

function touched(): Promise<Event> {
  return happened(window, 'pointermove', 'pointerdown', 'keydown')
}

/** Resolves with the first of these events. */
function happened(target: EventTarget, ...names: string[]): Promise<Event> {
  return new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, resolve, { once: true })
  })
}

/**
 * Requests all scripts, a few in each task, and runs them one after the other, so that a touch never waits for all:
 * one task for all takes 110 to 300 ms on a phone.
 */
async function load(): Promise<void> {
  // Parsed here, so that this file imports nothing.
  const text = document.getElementById('page-state')?.textContent ?? ''
  const { preloads, state }: WrittenState = JSON.parse(text)
  if (typeof state === 'string') window.pageState = request(state)
  for (let first = 0; first < preloads.length; first += requestedTogether) {
    document.head.append(...preloads.slice(first, first + requestedTogether).map(createPreload))
    await new Promise((resolve) => setTimeout(resolve))
  }
  for (const src of preloads) await run(src)
}

/** Until it succeeds, at each touch: the page serves without scripts in between. */
async function request(url: string) {
  for (;;) {
    const state = await fetch(url)
      .then((response) => (response.ok ? response.json() : undefined))
      .catch(() => undefined)
    if (state) return state
    await touched()
  }
}

/** Avoids `import()`, for which the bundler would add a helper chunk. */
async function run(src: string): Promise<void> {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = src
  document.head.append(script)
  await happened(script, 'load', 'error')
}

function createPreload(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  return link
}
