import type { CountryCode } from 'libphonenumber-js'
import { type FormEvent, useId, useState } from 'react'
import { homePhoneCountry, maxPhoneInputLength } from '#schema/constants.ts'
import { messages } from '#web/features/prompts/messages.ts'
import { asYouType, countryNamed, type PhoneCountry } from '#web/features/prompts/phone.rules.ts'
import { TextField } from '#web/ui/Field.tsx'

type Props = { countries: readonly PhoneCountry[]; errors: Record<string, string | undefined> }

/** The number comes first, since most visitors leave France selected. */
export function PhoneFields({ countries, errors }: Props) {
  const listId = useId()
  const [country, setCountry] = useState<CountryCode>(homePhoneCountry)

  /** Formats a digit typed at the end; leaves corrections in the middle alone. */
  function format({ currentTarget }: FormEvent<HTMLInputElement>): void {
    const { value, selectionStart } = currentTarget
    if (selectionStart === value.length) currentTarget.value = asYouType(value, country)
  }

  return (
    <>
      <TextField
        label={messages.phone}
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={maxPhoneInputLength}
        required
        error={errors.phone}
        onInput={format}
      />
      <TextField
        label={messages.country}
        name="country"
        list={listId}
        autoComplete="off"
        defaultValue={countries[0]?.label}
        hint={messages.countryHint}
        error={errors.country}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={({ currentTarget }) => {
          const found = countryNamed(countries, currentTarget.value)
          if (found) currentTarget.value = found.label
        }}
        onInput={({ currentTarget }) =>
          setCountry((known) => countryNamed(countries, currentTarget.value)?.code ?? known)
        }
      />
      <datalist id={listId}>
        {countries.map(({ code, label }) => (
          <option key={code} value={label} />
        ))}
      </datalist>
    </>
  )
}
