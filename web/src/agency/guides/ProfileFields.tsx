import type { GuideValues } from '#web/agency/guides/guides.rules.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { TextArea } from '#web/agency/shell/TextArea.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Props = { values: GuideValues; isNew: boolean; errors: Record<string, string | undefined> }

/** The texts that the page of a guide shows. */
export function ProfileFields({ values, isNew, errors }: Props) {
  return (
    <>
      <TextField
        label={messages.fullName}
        name="fullName"
        autoComplete="off"
        defaultValue={values.fullName}
        error={errors.fullName}
      />
      <TextField
        label={isNew ? messages.optional(messages.slug) : messages.slug}
        name="slug"
        autoComplete="off"
        spellCheck={false}
        hint={isNew ? messages.slugHint : messages.slugPath(values.slug)}
        defaultValue={values.slug}
        error={errors.slug}
      />
      <TextField
        label={messages.diploma}
        name="diploma"
        autoComplete="off"
        defaultValue={values.diploma}
        error={errors.diploma}
      />
      <TextField
        label={messages.basedIn}
        name="basedIn"
        autoComplete="off"
        hint={messages.basedInHint}
        defaultValue={values.basedIn}
        error={errors.basedIn}
      />
      <TextArea label={messages.bio} name="bio" rows={4} defaultValue={values.bio} error={errors.bio} />
      <TextField
        label={messages.optional(messages.quote)}
        name="quote"
        autoComplete="off"
        hint={messages.quoteHint}
        defaultValue={values.quote ?? ''}
        error={errors.quote}
      />
    </>
  )
}
