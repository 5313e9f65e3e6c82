import { listRefusals } from '#web/agency/access/refusals.ts'
import { useSetTravellersMutation } from '#web/agency/money/Changes.generated.ts'
import { MoneyForm } from '#web/agency/money/MoneyForm.tsx'
import { messages } from '#web/agency/money/messages.ts'
import { toConflict } from '#web/agency/money/toConflict.ts'
import { identityRules, listMissing, typedTravellers } from '#web/agency/money/travellers.rules.ts'
import { useMoneyForm } from '#web/agency/money/useMoneyForm.ts'
import { TextField } from '#web/ui/Field.tsx'

export type NamedTraveller = {
  position: number
  firstName: string | null
  lastName: string | null
  birthDate: string | null
}
type Props = { id: string; version: number; travellers: readonly NamedTraveller[]; onDone: () => void }

/** Corrects names and birth dates as on the identity documents: the price stays, a child stays a child. */
export function TravellersForm({ id, version, travellers, onDone }: Props) {
  const [setTravellers] = useSetTravellersMutation()
  const form = useMoneyForm({
    rules: identityRules(travellers),
    done: messages.renamed,
    onDone,
    async send({ read, key }) {
      const input = typedTravellers(travellers, read)
      const missing = listMissing(input)
      if (missing.length > 0) return missing
      const { data } = await setTravellers({ variables: { id, version, input, key } })
      const refused = listRefusals(data?.agencySetTravellers).map((refusal) => ({
        ...refusal,
        field: toField(refusal.field, input),
      }))
      return toConflict(data?.agencySetTravellers) ?? refused
    },
  })
  return (
    <MoneyForm form={form} submit={messages.renameNow}>
      <p className="text-ink-2">{messages.renameHint}</p>
      {travellers.map(({ position, firstName, lastName, birthDate }) => (
        <fieldset key={position} className="mt-5 border-t border-line pt-4">
          <legend className="pr-3 text-15 font-semibold">{messages.traveller(position)}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            <TextField
              label={messages.firstName}
              name={`firstName${position}`}
              defaultValue={firstName ?? ''}
              maxLength={200}
              error={form.errors[`firstName${position}`]}
              className="!mt-0"
            />
            <TextField
              label={messages.lastName}
              name={`lastName${position}`}
              defaultValue={lastName ?? ''}
              maxLength={200}
              error={form.errors[`lastName${position}`]}
              className="sm:!mt-0"
            />
          </div>
          <TextField
            label={messages.birthDate}
            name={`birthDate${position}`}
            type="date"
            defaultValue={birthDate ?? ''}
            error={form.errors[`birthDate${position}`]}
            className="!mt-4"
          />
        </fieldset>
      ))}
    </MoneyForm>
  )
}

/** Name of the field of the form that a refused one, such as « 0.birthDate », stands for. */
function toField(field: string | null | undefined, sent: { position: number }[]): string | null {
  const [index = '', name] = field?.split('.') ?? []
  const position = sent[Number(index)]?.position
  return name && position ? `${name}${position}` : null
}
