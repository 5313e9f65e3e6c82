import type { PageEvent, PageState } from '#web/app/pageState.ts'

replayLastTap()

/** The first screen needs no script: they come once its picture is there, or at the first touch, and take nothing from it. */
await loaded()
await Promise.race([shown(), touched()])
await load()

/** Repeats the last tap on a button that only scripts answer, once React listens. A tap elsewhere, typing or leaving the page cancels it. */
function replayLastTap(): void {
  let button: HTMLElement | null = null
  const listening = new AbortController()
  const note = ({ type, target }: Event) => {
    const isTap = type === 'click' && target instanceof Element
    button = isTap ? target.closest('button[type="button"]:not([popovertarget])') : null
  }
  for (const name of ['click', 'input', 'pagehide'])
    window.addEventListener(name, note, { capture: true, signal: listening.signal })
  void happened(document, 'listening' satisfies PageEvent).then(() => {
    listening.abort()
    button?.click()
  })
}

/** This may come before the end of a long page, where its state stands. */
async function loaded(): Promise<void> {
  if (document.readyState === 'loading') await happened(document, 'DOMContentLoaded')
}

async function shown(): Promise<void> {
  const pictures = [...document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]')]
  // Whether it came or not.
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  // Nothing is painted in a page that nobody looks at.
  if (!document.hidden) await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
}

function touched(): Promise<Event> {
  return happened(window, 'pointermove', 'pointerdown', 'keydown')
}

/** The first of these. */
function happened(target: EventTarget, ...names: string[]): Promise<Event> {
  return new Promise((resolve) => {
    for (const name of names) target.addEventListener(name, resolve, { once: true })
  })
}

/** Asked for all at once; run one after the other, so that a touch never waits for all of them. */
async function load(): Promise<void> {
  // Read here, so that this file needs no other.
  const state: PageState = JSON.parse(document.getElementById('page-state')?.textContent ?? '')
  const { preloads } = state.assets
  document.head.append(...preloads.map(preloadOf))
  for (const src of preloads) await run(src)
}

/** Not by `import()`, for which the build would have this file need another. */
async function run(src: string): Promise<void> {
  const script = document.createElement('script')
  script.type = 'module'
  script.src = src
  document.head.append(script)
  await happened(script, 'load', 'error')
}

function preloadOf(href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.href = href
  return link
}
