import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import { messages as cartMessages } from '#web/pages/booking/messages.ts'
import { type CartChange, type OwnCart, useCart } from '#web/pages/booking/useCart.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'

type Problem = OwnCart['problems'][number]
type Props = { cart: OwnCart }

/** Changes since the cart was made, with what still works: nothing changes silently. */
export function FunnelProblems({ cart }: Props) {
  const { change, isBusy, refusal } = useCart(cart)
  const problems = cart.problems.filter(({ __typename }) => __typename !== 'HoldExpired')
  if (problems.length === 0) return null
  return (
    <div role="alert" className="mb-8 grid gap-3 rounded-lg bg-sun-100 p-5 text-sun-900">
      {problems.map((problem) => (
        <p key={toSentence(problem)} className="font-semibold">
          {toSentence(problem)}
        </p>
      ))}
      {refusal && <p>{refusal}</p>}
      <Ways cart={cart} problems={problems} isBusy={isBusy} change={(next) => void change(next)} />
    </div>
  )
}

function toSentence(problem: Problem): string {
  const { problems } = cartMessages
  if (problem.__typename === 'InsufficientPlaces') return problems.InsufficientPlaces(problem.available)
  if (problem.__typename === 'PriceChanged') return problems.PriceChanged(problem.old, problem.new)
  if (problem.__typename === 'CodeNoLongerValid') return messages.codeNoLongerValid(problem.code)
  return messages.departureCanceled
}

type WaysProps = Props & { problems: Problem[]; isBusy: boolean; change: (change: CartChange) => void }

function Ways({ cart, problems, isBusy, change }: WaysProps) {
  const kinds = new Set(problems.map(({ __typename }) => __typename))
  const needsOther = kinds.has('InsufficientPlaces') || kinds.has('DepartureCanceled')
  const fewer = problems.find((problem) => problem.__typename === 'InsufficientPlaces')?.available ?? 0
  const { departureStart: start, departureEnd: end } = cart
  return (
    <div className="flex flex-wrap gap-3 text-ink">
      {kinds.has('PriceChanged') && !needsOther && (
        <Button size="sm" isBusy={isBusy} onClick={() => change({})}>
          {cartMessages.acceptPrice}
        </Button>
      )}
      {fewer > 0 && (
        <Button size="sm" isBusy={isBusy} onClick={() => change(shrunk(cart, fewer))}>
          {messages.fewer(fewer)}
        </Button>
      )}
      {needsOther && start && end && (
        <ButtonLink size="sm" to={`${paths.catalogue}?start=${start}&end=${end}`}>
          {messages.around}
        </ButtonLink>
      )}
    </div>
  )
}

/** Children leave the party last: one adult at least remains with them. */
function shrunk({ children }: OwnCart, travellerCount: number): CartChange {
  return { travellerCount, children: Math.min(children ?? 0, Math.max(0, travellerCount - 1)) }
}
