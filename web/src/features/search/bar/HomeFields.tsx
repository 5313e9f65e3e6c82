import type { FocusEventHandler, ReactNode } from 'react'
import {
  type Activity,
  choiceIn,
  type PanelField,
  textOfNone,
} from '#web/features/search/bar/fields.rules.ts'
import { messages } from '#web/features/search/bar/messages.ts'
import type { SearchState } from '#web/features/search/searchState.ts'

type FieldProps = { label: string; children: ReactNode; onFocus?: FocusEventHandler }

export const HomeField = ({ label, children, onFocus }: FieldProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: its control is among its children.
  <label className="home-field" onFocus={onFocus}>
    <b>{label}</b>
    {children}
  </label>
)

type Props = {
  field: PanelField
  state: SearchState
  activities: Activity[]
  panelId: string
  isOpen: boolean
  onToggle: () => void
  /** The panel, while the field is open. */
  children: ReactNode
}

/** A field that opens its panel, and shows its choice. */
export function PanelButton({ field, state, activities, panelId, isOpen, onToggle, children }: Props) {
  const choice = choiceIn(field, state, activities)
  return (
    <>
      <button
        type="button"
        data-field={field}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={onToggle}
        className="home-field noscript:hidden"
      >
        <b>{messages[field]}</b>{' '}
        <span className={`home-value ${choice ? '' : 'text-ink-3'}`}>{choice || textOfNone[field]}</span>
      </button>
      {isOpen && children}
    </>
  )
}

/** The same fields without scripts: one activity, the first day, the company. */
export const NativeFields = ({ activities }: { activities: Activity[] }) => (
  <div className="hidden noscript:contents">
    <HomeField label={messages.what}>
      <select name="activity_types" className="home-value">
        <option value="">{messages.whatAll}</option>
        {activities.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </HomeField>
    <HomeField label={messages.when}>
      <input name="start" type="date" className="home-value" />
    </HomeField>
    <HomeField label={messages.who}>
      <select name="expedition_type" className="home-value">
        {Object.entries(messages.companies).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </HomeField>
  </div>
)
