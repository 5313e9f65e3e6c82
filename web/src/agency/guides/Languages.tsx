import { languageChoices } from '#web/agency/guides/guides.rules.ts'
import { messages } from '#web/agency/guides/messages.ts'
import { Checkbox } from '#web/ui/Field.tsx'

type Props = {
  languages: readonly string[]
  error: string | undefined
  onChange: (languages: readonly string[]) => void
}

/** The languages that a guide speaks. */
export function Languages({ languages, error, onChange }: Props) {
  return (
    <fieldset className="mt-5">
      <legend className="mb-1 text-15 font-semibold">{messages.languages}</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {languageChoices.map(({ code, name }, index) => (
          <Checkbox
            key={code}
            name={index === 0 ? 'languages' : undefined}
            checked={languages.includes(code)}
            onChange={({ target }) =>
              onChange(target.checked ? [...languages, code] : languages.filter((each) => each !== code))
            }
          >
            {name}
          </Checkbox>
        ))}
      </div>
      <p role="alert" className="text-meta font-semibold text-rouge-700 not-empty:mt-1.5">
        {error}
      </p>
    </fieldset>
  )
}
