import type { ReactNode } from 'react'
import { CalendarButton } from '#web/features/search/bar/CalendarButton.tsx'
import { whenOf } from '#web/features/search/bar/dates.ts'
import { messages } from '#web/features/search/bar/messages.ts'
import type { SearchState } from '#web/features/search/searchState.ts'

type Props = { state: SearchState; onChange: (part: Partial<SearchState>) => void }

export const HomeField = ({ label, children }: { label: string; children: ReactNode }) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: its control is among its children.
  <label className="home-field">
    <b>{label}</b>
    {children}
  </label>
)

export function WhatField({
  state,
  onChange,
  activities,
}: Props & { activities: { value: string; label: string }[] }) {
  return (
    <HomeField label={messages.what}>
      <select
        name="activity_types"
        value={state.activityTypes[0] ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ activityTypes: value ? [value] : [] })}
        className="home-value"
      >
        <option value="">{messages.whatAll}</option>
        {activities.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </HomeField>
  )
}

/** A calendar; without scripts, the first day alone. */
export function WhenField({ state, onChange }: Props) {
  const chosen = whenOf(state)
  return (
    <>
      <div className="home-field noscript:hidden">
        <b aria-hidden="true">{messages.when}</b>
        <CalendarButton
          name={messages.when}
          label={chosen || messages.anyDates}
          className={`home-value text-left ${chosen ? '' : 'text-ink-3'}`}
          state={state}
          onChoose={onChange}
        />
      </div>
      <div className="hidden noscript:block">
        <HomeField label={messages.when}>
          <input name="start" type="date" className="home-value" />
        </HomeField>
      </div>
    </>
  )
}

const companies = Object.entries(messages.companies)

/** The key of `messages.companies` that matches the search. */
export function companyOf({ isFamily, types }: SearchState): keyof typeof messages.companies {
  const value = isFamily ? 'famille' : types[0]
  return value === 'famille' || value === 'expedition' || value === 'sans-les-parents' ? value : ''
}

/** Adults, a family, or children alone. */
export function WhoField({ state, onChange }: Props) {
  return (
    <HomeField label={messages.who}>
      <select
        name="expedition_type"
        value={companyOf(state)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ isFamily: value === 'famille', types: value && value !== 'famille' ? [value] : [] })
        }
        className="home-value"
      >
        {companies.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </HomeField>
  )
}
