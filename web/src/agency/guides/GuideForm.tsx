import type { ReactNode } from 'react'
import { Absences } from '#web/agency/guides/Absences.tsx'
import type { GuideEntryFragment } from '#web/agency/guides/Guides.generated.ts'
import { Languages } from '#web/agency/guides/Languages.tsx'
import { messages } from '#web/agency/guides/messages.ts'
import { PhotoChoice } from '#web/agency/guides/PhotoChoice.tsx'
import { ProfileFields } from '#web/agency/guides/ProfileFields.tsx'
import { useGuideForm } from '#web/agency/guides/useGuideForm.ts'
import { Conflict } from '#web/agency/shell/Conflict.tsx'
import { SaveBar } from '#web/agency/shell/SaveBar.tsx'
import { Checkbox, TextField } from '#web/ui/Field.tsx'

const nobody = { fullName: '', diploma: '', bio: '', photo: null, photoName: null }

/** The profile, portrait, account, absences and visibility of a guide. */
export function GuideForm({ guide }: { guide: GuideEntryFragment | undefined }) {
  const form = useGuideForm(guide)
  const { values, chosen, errors, put } = form
  return (
    <>
      <form {...form.formProps} className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-6">
        <Part title={messages.profile}>
          <ProfileFields values={values} isNew={!guide} errors={errors} />
          <Languages
            languages={chosen.languages}
            error={errors.languages}
            onChange={(languages) => put({ languages })}
          />
        </Part>
        <Part title={messages.portrait}>
          <PhotoChoice
            guide={guide ?? nobody}
            photoName={chosen.photoName}
            onChange={(photoName) => put({ photoName })}
          />
        </Part>
        <Part title={messages.account}>
          <AccountField email={values.accountEmail} error={errors.accountEmail} />
        </Part>
        <Part title={messages.absences}>
          <Absences absences={chosen.absences} errors={errors} onChange={(absences) => put({ absences })} />
        </Part>
        <Part title={messages.visibility}>
          <Checkbox checked={!chosen.isHidden} onChange={({ target }) => put({ isHidden: !target.checked })}>
            {messages.visible}
          </Checkbox>
          <p className="text-meta text-ink-2">{messages.visibleText}</p>
        </Part>
        <SaveBar isBusy={form.isBusy} isDirty={form.isDirty} refusal={errors.form}>
          {guide ? messages.save : messages.create}
        </SaveBar>
      </form>
      <Conflict {...form.conflictProps} />
    </>
  )
}

const AccountField = ({ email, error }: { email: string | null; error: string | undefined }) => (
  <TextField
    label={messages.accountEmail}
    name="accountEmail"
    type="email"
    autoComplete="off"
    hint={messages.accountHint}
    defaultValue={email ?? ''}
    error={error}
  />
)

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6 sm:py-6">
    <h2 className="mb-4 text-h3">{title}</h2>
    {children}
  </section>
)
