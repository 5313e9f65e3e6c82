import { useState } from 'react'
import { ClosedDays, Weekdays } from '#web/agency/settings/Days.tsx'
import { messages } from '#web/agency/settings/messages.ts'
import type { FactsSectionFragment } from '#web/agency/settings/Settings.generated.ts'
import { LastChange, Part } from '#web/agency/settings/SettingsScreen.tsx'
import {
  type Facts,
  factRules,
  readFacts,
  type textFields,
  toFacts,
} from '#web/agency/settings/settings.rules.ts'
import { useSettingsForm } from '#web/agency/settings/useSettingsForm.ts'
import { Conflict } from '#web/agency/shell/Conflict.tsx'
import { SaveBar } from '#web/agency/shell/SaveBar.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Name = (typeof textFields)[number]

const parts: { title: string; names: Name[]; hints?: Partial<Record<Name, string>> }[] = [
  { title: messages.parts.identity, names: ['name', 'legalName', 'street', 'postalCode', 'city'] },
  {
    title: messages.parts.contact,
    names: ['email', 'phone'],
    hints: { email: messages.emailHint, phone: messages.phoneHint },
  },
  {
    title: messages.parts.legal,
    names: ['siren', 'vatNumber', 'registration', 'guarantor', 'insurer'],
    hints: { insurer: messages.legalHint },
  },
  { title: messages.parts.social, names: ['instagram', 'facebook', 'linkedin', 'youtube'] },
]

const toInput = ({ weekdays, closedDays, ...facts }: Partial<Facts>) => ({
  agency: {
    ...facts,
    ...(weekdays && { weekdays: [...weekdays] }),
    ...(closedDays && { closedDays: [...closedDays] }),
  },
})

export function FactsForm({ section }: { section: FactsSectionFragment }) {
  const base = toFacts(section)
  const [days, setDays] = useState({ weekdays: base.weekdays, closedDays: base.closedDays })
  const form = useSettingsForm<Facts>({
    section: 'AGENCY',
    version: section.version,
    base,
    rules: factRules,
    read: (read) => readFacts(read, days),
    toInput,
  })
  const { errors } = form
  const put = (changes: Partial<typeof days>) => {
    setDays({ ...days, ...changes })
    form.touch()
  }
  return (
    <>
      <form {...form.formProps} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        {parts.map(({ title, names, hints }) => (
          <Part key={title} title={title}>
            {names.map((name) => (
              <TextField
                key={name}
                label={messages.labels[name] ?? name}
                name={name}
                autoComplete="off"
                hint={hints?.[name]}
                defaultValue={base[name]}
                error={errors[name]}
              />
            ))}
          </Part>
        ))}
        <Hours base={base} days={days} errors={errors} onChange={put} />
        <LastChange {...section} />
        <SaveBar isBusy={form.isBusy} isDirty={form.isDirty} refusal={errors.form}>
          {messages.save}
        </SaveBar>
      </form>
      <Conflict {...form.conflictProps} />
    </>
  )
}

type Days = Pick<Facts, 'weekdays' | 'closedDays'>
type HoursProps = {
  base: Facts
  days: Days
  errors: Record<string, string | undefined>
  onChange: (changes: Partial<Days>) => void
}

const Hours = ({ base, days, errors, onChange }: HoursProps) => (
  <Part title={messages.parts.hours}>
    <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
      {(['opensAt', 'closesAt'] as const).map((name) => (
        <TextField
          key={name}
          label={messages.labels[name] ?? name}
          name={name}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={base[name]}
          error={errors[name]}
          className="mt-0!"
        />
      ))}
    </div>
    <Weekdays
      weekdays={days.weekdays}
      error={errors.weekdays}
      onChange={(weekdays) => onChange({ weekdays })}
    />
    <ClosedDays
      days={days.closedDays}
      error={errors.closedDays}
      onChange={(closedDays) => onChange({ closedDays })}
    />
  </Part>
)
