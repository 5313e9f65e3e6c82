import { useEffect, useEffectEvent, useRef } from 'react'
import { FieldChoices, useFieldCounts } from '#web/features/search/bar/FieldChoices.tsx'
import {
  type Activity,
  noChoice,
  type PanelField,
  panelFields,
} from '#web/features/search/bar/fields.rules.ts'
import { messages as barMessages } from '#web/features/search/bar/messages.ts'
import type { BarSearch } from '#web/features/search/bar/useHomeSearch.ts'
import { messages } from '#web/features/search/messages.ts'
import { Button } from '#web/ui/Button.tsx'
import { useBackCloses } from '#web/ui/dialogHistory.ts'

type Props = {
  id: string
  field: PanelField
  search: BarSearch
  activities: Activity[]
  /** Shows another field's panel, or none. */
  onShow: (field?: PanelField) => void
}

/** The choices of one field below the bar, with the number of results. */
export function FieldPanel({ id, field, search, activities, onShow }: Props) {
  const counts = useFieldCounts(search)
  return (
    <fieldset ref={useBar(field, onShow)} id={id} aria-label={barMessages[field]} className="field-panel">
      <div className="field-panel-choices">
        <FieldChoices field={field} search={search} activities={activities} facets={counts.facets} />
      </div>
      <div className="flex items-center gap-3 border-t border-line px-6 py-2">
        <Button variant="ghost" onClick={() => search.change(noChoice[field])}>
          {field === 'when' ? barMessages.anyDates : barMessages.clearField}
        </Button>
        <p role="status" className="ml-auto text-meta text-ink-2">
          {counts.hint}
        </p>
        <Button type="submit" variant="ink" disabled={counts.isReversed} className="disabled:opacity-60">
          {counts.count === undefined ? messages.apply : messages.see(counts.count)}
        </Button>
      </div>
    </fieldset>
  )
}

const findField = (target: EventTarget | null) =>
  panelFields.find((field) => target instanceof HTMLElement && target.dataset.field === field)

const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

/**
 * Keys of the bar while a panel is open: on its fields Left and Right show the next one, Down enters the
 * panel; Escape and Back close it, as a press or a focus outside the bar.
 */
function useBar(field: PanelField, onShow: Props['onShow']) {
  const panel = useRef<HTMLFieldSetElement>(null)
  const focus = (name: PanelField) =>
    panel.current?.form?.querySelector<HTMLElement>(`[data-field="${name}"]`)?.focus({ preventScroll: true })
  const close = () => {
    focus(field)
    onShow()
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const here = findField(event.target)
    const next = here && panelFields[panelFields.indexOf(here) + (moves[event.key] ?? Number.NaN)]
    if (event.defaultPrevented) return
    if (event.key === 'Escape') close()
    else if (here && event.key === 'ArrowDown')
      panel.current?.querySelector<HTMLElement>(':is(button, input):not(:disabled)')?.focus()
    else if (next) {
      focus(next)
      onShow(next)
    } else return
    event.preventDefault()
  })
  const leave = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !panel.current?.form?.contains(target)) onShow()
  })
  useBackCloses(true, close)
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    panel.current?.form?.addEventListener('keydown', (event) => press(event), { signal })
    for (const name of ['pointerdown', 'focusin'])
      document.addEventListener(name, (event) => leave(event), { signal })
    return () => listeners.abort()
  }, [])
  return panel
}
