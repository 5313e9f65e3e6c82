import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { type Command, type Press, rowAfter, toCommand } from '#web/agency/shortcuts/shortcuts.rules.ts'

const sequenceMs = 1500

type Options = {
  hasSingleKeys: boolean
  /** Paths of screens by the letter after `g`. */
  screens: Readonly<Record<string, string>>
  onSearch: () => void
  onHelp: () => void
}

/** Keys of the agency, on every screen. */
export function useShortcuts({ hasSingleKeys, screens, onSearch, onHelp }: Options): void {
  const navigate = useNavigate()
  const gAt = useRef(Number.NEGATIVE_INFINITY)
  const run = (command: Command) => {
    if (typeof command === 'object') void navigate(command.to)
    else if (command === 'search') onSearch()
    else if (command === 'help') onHelp()
    else if (command === 'save') submitForm()
    else if (command === 'next') focusRow(1)
    else if (command === 'previous') focusRow(-1)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return
    const isAfterG = event.timeStamp - gAt.current < sequenceMs
    const command = toCommand(toPress(event, isAfterG), { hasSingleKeys, screens })
    gAt.current = command === 'go' ? event.timeStamp : Number.NEGATIVE_INFINITY
    if (!command) return
    event.preventDefault()
    run(command)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const typed = 'input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]'

function toPress(event: KeyboardEvent, isAfterG: boolean): Press {
  const target = event.target instanceof Element ? event.target : document.body
  return {
    key: event.key,
    hasCommand: event.ctrlKey || event.metaKey,
    hasAlt: event.altKey,
    isTyping: target.matches(typed),
    isInDialog: document.querySelector('dialog[open]') !== null,
    isAfterG,
  }
}

/** Submits the form of the focus, or the only one of the open dialog or of the screen. */
function submitForm(): void {
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('main')
  const forms = [...(scope?.querySelectorAll('form') ?? [])].filter((form) => !form.closest('search'))
  const form = document.activeElement?.closest('form') ?? (forms.length === 1 ? forms[0] : undefined)
  form?.requestSubmit()
}

/** Rows of a list are the links and buttons with `data-row`; Enter then opens the focused one. */
function focusRow(step: 1 | -1): void {
  const all = [...document.querySelectorAll<HTMLElement>('main [data-row]')]
  // A list has a table for wide screens and cards for narrow ones.
  const rows = all.filter((row) => row.getClientRects().length > 0)
  const focused = rows.findIndex((row) => row === document.activeElement)
  const next = rowAfter(rows.length, focused, step)
  if (next !== undefined) rows[next]?.focus()
}
