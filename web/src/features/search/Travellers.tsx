import { Minus, Plus } from 'lucide-react'
import { useId } from 'react'
import { largestParty } from '#schema/constants.ts'
import { messages } from '#web/features/search/messages.ts'
import { usePanel } from '#web/features/search/panel.tsx'
import { useAtRest } from '#web/features/search/useAtRest.ts'
import { useTyped } from '#web/features/search/useTyped.ts'

/** The number of travellers, applied once it rests. */
export function TravellersFacet() {
  const { state, change } = usePanel()
  const [typed, setTyped] = useTyped(state.travellers)
  useAtRest(typed !== state.travellers, () => change({ travellers: typed }))
  return <Travellers value={typed} onChange={setTyped} />
}

type Props = { value: string; onChange: (value: string) => void }

/** A stepper: empty for any number, as below one traveller. Without scripts, its field alone. */
export function Travellers({ value, onChange }: Props) {
  const id = useId()
  const count = Number(value)
  const step = (by: number) => onChange(count + by > 0 ? String(count + by) : '')
  return (
    <div className="flex items-center justify-between gap-4 py-1.5 select-none">
      <label htmlFor={id}>{messages.travellers}</label>
      <div className="flex items-center gap-1">
        <button
          type="button"
          aria-label={messages.fewerTravellers}
          disabled={count < 1}
          onClick={() => step(-1)}
          className={button}
        >
          <Minus aria-hidden="true" className="size-4" />
        </button>
        <input
          id={id}
          type="number"
          name="travelers"
          min={1}
          max={largestParty}
          inputMode="numeric"
          value={value}
          placeholder={messages.anyTravellers}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.validity.valid ? currentTarget.value : value)
          }
          className="stepper-value h-11 w-11 rounded-md bg-transparent text-center font-semibold tabular-nums"
        />
        <button
          type="button"
          aria-label={messages.moreTravellers}
          disabled={count >= largestParty}
          onClick={() => step(1)}
          className={button}
        >
          <Plus aria-hidden="true" className="size-4" />
        </button>
      </div>
    </div>
  )
}

const button =
  'grid size-11 place-items-center rounded-full shadow-[inset_0_0_0_1.5px_var(--color-line-strong)] hover:bg-sand disabled:opacity-40 disabled:hover:bg-transparent noscript:hidden'
