/** A key press as the rules read it. */
export type Press = {
  key: string
  /** Ctrl, or ⌘ on a Mac. */
  hasCommand: boolean
  hasAlt: boolean
  /** The focus is in a field that takes letters. */
  isTyping: boolean
  isInDialog: boolean
  /** `g` was pressed just before. */
  isAfterG: boolean
}

export type Command = 'search' | 'help' | 'save' | 'next' | 'previous' | 'go' | { to: string }

const commands: Record<string, Command> = { k: 'search', s: 'save', enter: 'save' }
const singles: Record<string, Command> = {
  '/': 'search',
  '?': 'help',
  j: 'next',
  k: 'previous',
  g: 'go',
}

/** The command of a key. Keys of one character obey the choice of the device, and never act on typed text. */
export function toCommand(
  press: Press,
  { hasSingleKeys, screens }: { hasSingleKeys: boolean; screens: Readonly<Record<string, string>> },
): Command | undefined {
  if (press.hasAlt) return undefined
  const key = press.key.toLowerCase()
  if (press.hasCommand) return Object.hasOwn(commands, key) ? commands[key] : undefined
  if (!hasSingleKeys || press.isTyping || press.isInDialog) return undefined
  if (press.isAfterG) return Object.hasOwn(screens, key) ? { to: screens[key] ?? '/' } : undefined
  return Object.hasOwn(singles, key) ? singles[key] : undefined
}

/** The row after or before the focused one; the first without one. */
export function rowAfter(count: number, focused: number, step: 1 | -1): number | undefined {
  if (count === 0) return undefined
  return focused < 0 ? 0 : Math.min(count - 1, Math.max(0, focused + step))
}
