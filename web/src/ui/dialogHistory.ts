import { useEffectEvent, useLayoutEffect } from 'react'

/** `base` is the URL of the entry below. */
type Layer = { close: () => void; base?: string }

/** Open dialogs, the outermost first; each has a history entry. */
const layers: Layer[] = []
let settled: Promise<void> = Promise.resolve()
let isLeaving = false

/**
 * Resolves once the history has an entry for each open dialog and no other: an earlier navigation would be
 * undone.
 */
export const dialogsSettled = (): Promise<void> => settled

/** Whether the step under way is that of a dialog which closes by itself. */
export const isDialogLeaving = (): boolean => isLeaving

/** URLs below the dialogs of the current entry, repeated when that entry is replaced. */
export const dialogsHere = (): string[] => window.history.state?.dialogs ?? []

/**
 * Pushes a history entry for a dialog, so that Back closes it; returns the function that removes the entry.
 */
export function openLayer(close: () => void): () => void {
  const layer = { close }
  layers.push(layer)
  settleDialogs()
  return () => {
    const index = layers.indexOf(layer)
    if (index >= 0) layers.splice(index, 1)
    settleDialogs()
  }
}

/** Back closes the dialog and stays on the page. */
export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose)
  useLayoutEffect(() => {
    if (isOpen) return openLayer(() => close())
  }, [isOpen])
}

/** Called at the start too: after a reload no dialog is open. */
export function settleDialogs(): void {
  settled = settled.then(settle)
}

/** Deferred by a microtask, so that a dialog that replaces another reuses its entry. */
async function settle(): Promise<void> {
  await Promise.resolve()
  for (;;) {
    const bases = dialogsHere()
    const layer = layers[bases.length]
    if (layer) enter(layer, bases)
    else if (bases.length > layers.length) await leave(bases)
    else return
  }
}

function enter(layer: Layer, bases: string[]): void {
  layer.base = here()
  const { state } = window.history
  window.history.replaceState({ ...state, top: window.scrollY }, '')
  window.history.pushState({ ...state, dialogs: [...bases, layer.base] }, '')
}

/** Goes back to the entry below, or makes this one the page's own when a navigation has changed its URL. */
async function leave(bases: string[]): Promise<void> {
  const entry = { ...window.history.state, dialogs: bases.slice(0, -1) }
  if (bases.at(-1) === here()) {
    isLeaving = true
    await new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true })
      window.history.back()
    })
    isLeaving = false
  }
  window.history.replaceState(entry, '')
}

/**
 * Closes the dialogs that a step in the history leaves; returns whether that is all it does. `shown` and
 * `entry` are the page's.
 */
export function closedByPop(shown: string, entry: object): boolean {
  if (isLeaving) return true
  const bases = dialogsHere()
  const last = layers.at(-1)
  const page = new URL(shown, window.location.origin)
  // After a navigation to another page, the dialog is open only until React has rendered that page.
  const isBelow =
    bases.length === layers.length - 1 && last?.base === here() && page.pathname === window.location.pathname
  // A choice made in the dialog stays: its URL gets an entry of its own.
  if (isBelow && toPath(page) !== here()) window.history.pushState({ ...entry, dialogs: bases }, '', shown)
  while (layers.length > bases.length) layers.pop()?.close()
  const isDead = bases.length > layers.length
  if (isDead) settleDialogs()
  return isBelow || (isDead && toPath(page) === here())
}

const here = (): string => toPath(window.location)

const toPath = ({ pathname, search, hash }: Pick<URL, 'pathname' | 'search' | 'hash'>): string =>
  pathname + search + hash
