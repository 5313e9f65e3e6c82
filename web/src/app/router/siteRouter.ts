import {
  createPath,
  type Location,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
} from 'react-router-dom'
import { type Opened, openRoute } from '#web/app/router/openRoute.ts'
import type { Graph } from '#web/lib/graph/graph.ts'
import { closedByPop, dialogsHere, dialogsSettled, settleDialogs } from '#web/ui/dialogHistory.ts'

/** `top` is the scroll position to restore; undefined leaves it unchanged. */
export type RouterState = {
  location: Location
  action: NavigationType
  opened: Opened
  top: number | undefined
}

type Options = { preventScrollReset?: boolean; isAnchor?: boolean }
type Hear = { shown: (shown: RouterState) => void; loading: (isLoading: boolean) => void }

/**
 * Keeps URL and page together: a page is loaded before the navigation, and a later navigation cancels an
 * earlier one. The components are react-router's; its data router weighs 17 kB more.
 */
export class SiteRouter {
  readonly navigator: Navigator
  readonly graph: Graph
  readonly #tops = new Map<string, number>()
  #shown: RouterState
  #hear: Hear | undefined
  #navigation = new AbortController()

  constructor(graph: Graph, opened: Opened) {
    this.graph = graph
    this.#shown = { location: readLocation(window), action: NavigationType.Pop, opened, top: undefined }
    this.navigator = {
      createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
      go: (delta) => window.history.go(delta),
      push: (to, state, options) => void this.#go(NavigationType.Push, toLocation(to, state), options),
      replace: (to, state, options) => void this.#go(NavigationType.Replace, toLocation(to, state), options),
    }
  }

  get shown(): RouterState {
    return this.#shown
  }

  /** Subscribes a listener; returns the function that unsubscribes it. */
  listen(onNews: Hear): () => void {
    this.#hear = onNews
    const pop = () => {
      const { location } = this.#shown
      if (closedByPop(createPath(location), writtenAs(location))) return
      // An anchor of this page, to which the browser has navigated by itself, is an entry without our state.
      const isNew = window.history.state === null
      const here = { ...readLocation(window), ...(isNew && { key: newKey() }) }
      if (isNew) write(NavigationType.Replace, here)
      void this.#go(NavigationType.Pop, here, { isAnchor: isNew })
    }
    if (window.history.state === null) write(NavigationType.Replace, this.#shown.location)
    // We restore the scroll position of this page; the browser that of the next document.
    const leave = () => {
      window.history.scrollRestoration = 'auto'
    }
    window.history.scrollRestoration = 'manual'
    window.addEventListener('popstate', pop)
    window.addEventListener('pagehide', leave)
    settleDialogs()
    return () => {
      window.removeEventListener('popstate', pop)
      window.removeEventListener('pagehide', leave)
    }
  }

  readonly retry = (): void => void this.#go(NavigationType.Replace, this.#shown.location, {}, true)

  async #go(action: NavigationType, location: Location, options: Options = {}, isAgain = false) {
    this.#navigation.abort()
    const intent = new AbortController()
    this.#navigation = intent
    const stays = !isAgain && toPage(location) === toPage(this.#shown.location)
    const opened = stays ? this.#shown.opened : await this.#open(location, intent.signal)
    if (action !== NavigationType.Pop) await dialogsSettled()
    if (intent.signal.aborted || !opened) return
    if ('movedTo' in opened && opened.movedTo)
      return void this.#go(action, toLocation(opened.movedTo, location.state), options)
    this.#hear?.loading(false)
    if (!options.isAnchor) this.#tops.set(this.#shown.location.key, window.scrollY)
    write(action, location)
    const keepsScroll = options.preventScrollReset || options.isAnchor || isAgain
    const top = action === NavigationType.Pop ? (this.#tops.get(location.key) ?? readTop(window)) : 0
    this.#shown = { location, action, opened, top: keepsScroll ? undefined : top }
    this.#hear?.shown(this.#shown)
  }

  /** Missing code belongs to an older build: loads the document again. */
  async #open(location: Location, signal: AbortSignal): Promise<Opened | undefined> {
    this.#hear?.loading(true)
    const href = createPath(location)
    try {
      return await openRoute(this.graph, new URL(href, window.location.origin), signal)
    } catch (error) {
      if (signal.aborted) return undefined
      if (window.navigator.onLine) window.location.assign(href)
      const { path, file } = this.#shown.opened
      return { path, file, error }
    }
  }
}

const toPage = ({ pathname, search }: Location) => pathname + search

const newKey = () => Math.random().toString(36).slice(2)

function toLocation(to: To, state: unknown): Location {
  const { pathname = '/', search = '', hash = '' } = typeof to === 'string' ? parsePath(to) : to
  return { pathname, search, hash, state, key: newKey() }
}

/** State of a history entry: its key, the state of its navigation, and its scroll position. */
type Entry = { key: string; said: unknown; top?: number }

function toEntry({ history }: Window): Entry {
  const storedEntries: unknown = history.state
  return typeof storedEntries === 'object' &&
    storedEntries &&
    'key' in storedEntries &&
    'said' in storedEntries
    ? {
        key: String(storedEntries.key),
        said: storedEntries.said,
        ...('top' in storedEntries && { top: Number(storedEntries.top) }),
      }
    : { key: 'default', said: null }
}

function readLocation(from: Window): Location {
  const { pathname, search, hash } = from.location
  const { key, said } = toEntry(from)
  return { pathname, search, hash, state: said, key }
}

const readTop = (from: Window): number => toEntry(from).top ?? 0

const writtenAs = ({ key, state }: Location): Entry => ({ key, said: state })

/**
 * Inside a dialog the new location replaces the dialog's entry, so that none is left behind once it closes.
 */
function write(action: NavigationType, location: Location): void {
  const dialogs = dialogsHere()
  const entry = { ...writtenAs(location), dialogs }
  const href = createPath(location)
  if (action === NavigationType.Push && dialogs.length === 0) {
    // A reload on the next page would lose state in memory.
    window.history.replaceState({ ...toEntry(window), top: window.scrollY }, '')
    window.history.pushState(entry, '', href)
  } else if (action !== NavigationType.Pop) window.history.replaceState(entry, '', href)
}
