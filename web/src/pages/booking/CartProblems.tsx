import { listProblems, type Problem } from '#web/pages/booking/cart.rules.ts'
import { messages } from '#web/pages/booking/messages.ts'
import { Button } from '#web/ui/Button.tsx'

type Props = {
  cart: Parameters<typeof listProblems>[0]
  departure: Parameters<typeof listProblems>[1]
  /** Recreates the cart at the current price. */
  onAccept: () => void
}

/** Shows all changes since the cart was made first: nothing changes silently. */
export function CartProblems({ cart, departure, onAccept }: Props) {
  const problems = listProblems(cart, departure)
  if (problems.length === 0) return null
  const isPriceAlone = problems.every(({ kind }) => kind === 'PriceChanged')
  return (
    <div role="alert" className="mb-8 grid justify-items-start gap-3 rounded-lg bg-sun-100 p-5 text-sun-900">
      {problems.map((problem) => (
        <p key={problem.kind} className="font-semibold">
          {reported(problem)}
        </p>
      ))}
      {isPriceAlone && (
        <Button size="sm" className="text-ink" onClick={onAccept}>
          {messages.acceptPrice}
        </Button>
      )}
    </div>
  )
}

function reported(problem: Problem): string {
  if (problem.kind === 'InsufficientPlaces') return messages.problems.InsufficientPlaces(problem.available)
  if (problem.kind === 'PriceChanged') return messages.problems.PriceChanged(problem.old, problem.new)
  return messages.problems.DepartureCanceled
}
