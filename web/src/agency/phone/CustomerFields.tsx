import { useDeferredValue, useState } from 'react'
import { readEmail } from '#schema/email.ts'
import { toName } from '#web/agency/customers/customers.rules.ts'
import { messages } from '#web/agency/phone/messages.ts'
import { usePhoneCustomersQuery } from '#web/agency/phone/Phone.generated.ts'
import type { Choice } from '#web/agency/phone/phone.rules.ts'
import { shortest } from '#web/agency/shell/filter.rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'

type Errors = Record<string, string | undefined>
type Props = { choice: Choice; errors: Errors; onChange: (changes: Partial<Choice>) => void }

/** The person on the phone: a new customer, or one of the list. */
export function CustomerFields({ choice, errors, onChange }: Props) {
  const { isKnown } = choice
  const kinds = [
    [false, messages.newCustomer],
    [true, messages.knownCustomer],
  ] as const
  return (
    <fieldset className="rounded-lg bg-surface px-4 py-5 shadow-1 sm:px-6">
      <legend className="float-left text-h3">{messages.customer}</legend>
      <div className="clear-both flex flex-wrap gap-x-6 pt-1">
        {kinds.map(([value, label]) => (
          <label key={label} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="kind"
              checked={isKnown === value}
              onChange={() => onChange({ isKnown: value })}
              className="size-5 accent-pine-700"
            />
            {label}
          </label>
        ))}
      </div>
      {isKnown ? <KnownCustomer choice={choice} onChange={onChange} /> : <NewCustomer errors={errors} />}
    </fieldset>
  )
}

const fields = [
  ['firstName', messages.firstName, 'text'],
  ['lastName', messages.lastName, 'text'],
  ['email', messages.email, 'email'],
  ['phone', messages.phone, 'tel'],
] as const

function NewCustomer({ errors }: { errors: Errors }) {
  const [typed, setTyped] = useState('')
  const email = useDeferredValue(readEmail(typed))
  const { data } = usePhoneCustomersQuery({ variables: { query: email ?? '' }, skip: !email })
  const known = data?.agency?.customers?.nodes.find((each) => each.email === email)
  return (
    <>
      <div className="mt-2 grid grid-cols-[minmax(0,1fr)] items-start gap-x-6 gap-y-5 sm:grid-cols-2">
        {fields.map(([name, label, type]) => (
          <TextField
            key={name}
            label={label}
            name={`customer.${name}`}
            type={type}
            autoComplete="off"
            error={errors[`customer.${name}`]}
            {...(name === 'email' && { onChange: ({ target }) => setTyped(target.value) })}
            className="!mt-0"
          />
        ))}
      </div>
      {known ? (
        <AccountNote account={known} />
      ) : (
        <p className="mt-3 text-meta text-ink-2">{messages.accountHint}</p>
      )}
    </>
  )
}

/** Effect of a booking on the account of its customer. */
const AccountNote = ({ account }: { account: { isEmailConfirmed: boolean } }) => (
  <p
    role="status"
    className={`mt-3 text-meta ${account.isEmailConfirmed ? 'text-ink-2' : 'font-semibold text-rouge-700'}`}
  >
    {account.isEmailConfirmed ? messages.knownHint : messages.unconfirmedHint}
  </p>
)

function KnownCustomer({ choice, onChange }: Pick<Props, 'choice' | 'onChange'>) {
  const [text, setText] = useState('')
  const query = useDeferredValue(text.trim())
  const isShort = query.length < shortest
  const { data } = usePhoneCustomersQuery({ variables: { query }, skip: isShort })
  const { customer } = choice
  if (customer)
    return (
      <>
        <p className="mt-2 flex flex-wrap items-center gap-x-4">
          <span className="font-semibold">{toName(customer)}</span>
          <Button size="sm" onClick={() => onChange({ customer: null })}>
            {messages.otherCustomer}
          </Button>
        </p>
        {!customer.isEmailConfirmed && <AccountNote account={customer} />}
      </>
    )
  const found = isShort ? [] : (data?.agency?.customers?.nodes ?? [])
  return (
    <>
      <TextField
        label={messages.search}
        name="search"
        type="search"
        hint={messages.searchHint}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={(event) => {
          // Searching is not booking.
          if (event.key === 'Enter') event.preventDefault()
        }}
        className="!mt-2"
      />
      <ul className="mt-2 divide-y divide-line empty:hidden">
        {found.map((each) => (
          <li key={each.id}>
            <button
              type="button"
              onClick={() => onChange({ customer: each })}
              className="flex min-h-11 w-full cursor-pointer flex-wrap items-center gap-x-4 rounded-md px-2 py-2 text-left hover:bg-sand"
            >
              <span className="font-semibold">{toName(each) || each.email}</span>
              <span className="min-w-0 break-all text-ink-2">{each.email}</span>
            </button>
          </li>
        ))}
      </ul>
      {data && !isShort && found.length === 0 && <p className="mt-2 text-ink-2">{messages.nobodyFound}</p>}
    </>
  )
}
