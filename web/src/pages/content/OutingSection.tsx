import { useEffect, useEffectEvent, useState } from 'react'
import { computeCapacity } from '#rules/effort.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { useDevice, writeDevice } from '#web/lib/browser/device.ts'
import { paths } from '#web/lib/site/paths.ts'
import { outings } from '#web/pages/content/outing.content.ts'
import {
  type FieldName,
  feelings,
  findFault,
  isFast,
  type OutingFields,
  readOuting,
  toFields,
  toSentence,
  writeOuting,
} from '#web/pages/content/outing.rules.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { useLate } from '#web/ui/useLate.ts'

const restMs = 300
const figures: readonly FieldName[] = ['km', 'ascentM', 'hours']

/** The level of a visitor by the figures of an outing, which stay on the device. */
export function OutingSection() {
  const stored = useDevice('effort')
  const [typed, setTyped] = useState<OutingFields>()
  const fields = typed ?? toFields(stored)
  const apply = useEffectEvent(() => {
    const outing = typed && readOuting(typed)
    if (outing) writeDevice('effort', writeOuting(outing))
  })
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(apply, restMs)
    return () => clearTimeout(timer)
  }, [typed])
  return (
    <section aria-labelledby="sortie" className="mt-14 max-w-3xl rounded-xl bg-sand p-6 sm:p-10">
      <h2 id="sortie" className="text-h2">
        {outings.title}
      </h2>
      <p className="mt-3 max-w-prose">{outings.intro}</p>
      <ScriptForm onSubmit={(event) => event.preventDefault()} className="mt-6">
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-3">
          {figures.map((name) => (
            <TextField
              key={name}
              name={name}
              label={outings[name]}
              hint={outings.examples[name]}
              error={findFault(name, fields[name])}
              value={fields[name]}
              onChange={({ target }) => setTyped({ ...fields, [name]: target.value })}
              inputMode={name === 'hours' ? 'text' : 'decimal'}
              autoComplete="off"
              maxLength={12}
              className="mt-0!"
            />
          ))}
        </div>
        <fieldset className="mt-6 min-w-0">
          <legend className="text-15 font-semibold">{outings.feeling}</legend>
          <div className="mt-2 flex flex-wrap gap-2.5">
            {feelings.map((feeling) => (
              <label
                key={feeling}
                className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border-[1.5px] border-line-strong bg-surface px-4 has-checked:border-pine-600 has-checked:bg-pine-50"
              >
                <input
                  type="radio"
                  name="feeling"
                  value={feeling}
                  checked={fields.feeling === feeling}
                  onChange={() => setTyped({ ...fields, feeling })}
                  className="size-5 shrink-0 accent-pine-600"
                />
                {outings.feelings[feeling]}
              </label>
            ))}
          </div>
        </fieldset>
      </ScriptForm>
      <Answer stored={stored} onErase={() => setTyped(undefined)} />
      <InAccount stored={stored} onRestore={() => setTyped(undefined)} />
      <noscript>
        <p className="mt-6 text-ink-2">{outings.noScript}</p>
      </noscript>
    </section>
  )
}

/** The part of the account is loaded for those who are signed in. */
function InAccount(props: { stored: string | null; onRestore: () => void }) {
  const { me } = useAccount()
  const OutingAccount = useLate(me !== null, () =>
    import('#web/pages/content/OutingAccount.tsx').then((module) => module.OutingAccount),
  )
  return me && OutingAccount && <OutingAccount {...props} />
}

/** The calculation and its result, announced when it changes. */
function Answer({ stored, onErase }: { stored: string | null; onErase: () => void }) {
  const outing = readOuting(toFields(stored))
  const level = outing && computeCapacity(outing).level
  return (
    <>
      <div role="status" className="mt-6 grid gap-2 empty:mt-0">
        {outing && <p className="font-semibold">{toSentence(outing)}</p>}
        {outing && isFast(outing) && <p>{outings.fast}</p>}
      </div>
      {level && (
        <>
          <p className="mt-2 text-ink-2">{outings.caution}</p>
          <p className="mt-1 text-ink-2">{outings.stored}</p>
          <div className="mt-5 flex flex-wrap gap-3">
            <ButtonLink to={`${paths.catalogue}?level=${level}`} variant="primary">
              {outings.see(level)}
            </ButtonLink>
            <Button
              onClick={() => {
                writeDevice('effort', null)
                onErase()
              }}
            >
              {outings.erase}
            </Button>
          </div>
        </>
      )}
    </>
  )
}
