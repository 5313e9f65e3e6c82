import { useId } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmEmail } from '#web/features/departures/ConfirmEmail.tsx'
import { messages as confirmMessages } from '#web/features/departures/confirmEmail.messages.ts'
import { Departures } from '#web/features/departures/Departures.tsx'
import { useHeldPlaces } from '#web/features/departures/held.ts'
import { useAccount } from '#web/lib/account/account.tsx'
import { paths } from '#web/lib/site/paths.ts'
import { DropCart } from '#web/pages/booking/DropCart.tsx'
import { FunnelActions } from '#web/pages/booking/FunnelActions.tsx'
import { type Funnel, FunnelPage } from '#web/pages/booking/FunnelPage.tsx'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import { partyChoices } from '#web/pages/booking/funnel.rules.ts'
import { messages as cartMessages } from '#web/pages/booking/messages.ts'
import { type CartChange, type OwnCart, useCart } from '#web/pages/booking/useCart.ts'
import { Button } from '#web/ui/Button.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'

/** The first step where places are sold online: the choices move the hold. */
export const DatePage = () => (
  <FunnelPage step={1} intro={messages.dateIntro}>
    {({ cart }) => <DateStep cart={cart} />}
  </FunnelPage>
)

function DateStep({ cart }: Pick<Funnel, 'cart'>) {
  const { refusal, isUnconfirmed, isBusy, pending, change, drop } = useCart(cart)
  const { me } = useAccount()
  const navigate = useNavigate()
  const choose = (next: CartChange) => isBusy || void change(next)
  return (
    <div aria-busy={isBusy}>
      <div data-dates={cart.expedition?.id} data-news="" className="relative" />
      {refusal && (
        <p role="alert" className="mb-6 rounded-md bg-rouge-100 px-4 py-3 font-semibold text-rouge-700">
          {isUnconfirmed ? confirmMessages.intro : refusal}
        </p>
      )}
      {isUnconfirmed && me && (
        <div className="mb-6">
          <ConfirmEmail sent={confirmMessages.linkSent(me.email)} />
        </div>
      )}
      <Party cart={cart} pending={pending} onChoose={choose} />
      <Dates cart={cart} pending={pending} onChoose={choose} />
      <FunnelActions
        next={
          cart.step > 1 && (
            <Button variant="primary" isBusy={isBusy} onClick={() => void navigate(paths.cart(cart.id, 2))}>
              {messages.goOn}
            </Button>
          )
        }
      >
        <DropCart isBusy={isBusy} onDrop={drop} />
      </FunnelActions>
    </div>
  )
}

type ChoiceProps = { cart: OwnCart; pending: CartChange | undefined; onChoose: (change: CartChange) => void }

/** Adults and children, where the trip admits children. */
function Party({ cart, pending, onChoose }: ChoiceProps) {
  const { ageMinChild = null, type } = cart.expedition ?? {}
  const shown = { ...cart, ...pending }
  const children = shown.children ?? 0
  const adults = shown.travellerCount - children
  const free = cart.availableCount ?? cart.travellerCount
  const held = useHeldPlaces({ id: cart.departureId ?? '', availableCount: free, own: cart.hold })
  const isWithoutParents = type === 'SANS_LES_PARENTS'
  const choices = partyChoices({ adults, children, free, ageMinChild, isWithoutParents })
  const change = (nextAdults: number, nextChildren: number) =>
    onChoose({ travellerCount: nextAdults + nextChildren, children: nextChildren })
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-4 border-y border-line py-5">
      <Count
        label={ageMinChild === null ? cartMessages.travellers : messages.adults}
        value={adults}
        choices={choices.adults}
        onChange={(next) => change(next, children)}
      />
      {ageMinChild !== null && (
        <Count
          label={messages.children(ageMinChild)}
          value={children}
          choices={choices.children}
          onChange={(next) => change(adults, next)}
        />
      )}
      {free > 0 && (
        <p className="flex min-h-12 items-center text-meta text-ink-2">{held ?? messages.free(free)}</p>
      )}
    </div>
  )
}

type CountProps = { label: string; value: number; choices: number[]; onChange: (count: number) => void }

function Count({ label, value, choices, onChange }: CountProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
        className="select w-40!"
      >
        {choices.map((count) => (
          <option key={count} value={count}>
            {count}
          </option>
        ))}
      </select>
    </div>
  )
}

/** The other dates; the places of the chosen one include those that this cart holds. */
function Dates({ cart, pending, onChoose }: ChoiceProps) {
  const departures = cart.expedition?.departures
  if (!departures) return <p className="mt-4 text-ink-2">{cartMessages.noOtherDate}</p>
  const needsOther = cart.problems.some(
    ({ __typename }) => __typename === 'DepartureCanceled' || __typename === 'InsufficientPlaces',
  )
  return (
    <Disclosure summary={cartMessages.changeDate} isOpen={needsOther}>
      <Departures
        departures={departures.map((departure) =>
          departure.id === cart.departureId
            ? {
                ...departure,
                availableCount: cart.availableCount ?? departure.availableCount,
                own: cart.hold,
              }
            : departure,
        )}
        chosenId={pending?.departureId ?? cart.departureId ?? undefined}
        onChoose={(departureId) => onChoose({ departureId })}
        travellers={cart.travellerCount}
      />
    </Disclosure>
  )
}
