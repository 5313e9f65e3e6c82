import { Check } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '#web/lib/site/paths.ts'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import { type Step, steps } from '#web/pages/booking/funnel.rules.ts'

type Props = { cartId: string; step: Step; furthest: number }

/** Progress through the steps; those that are valid are links. */
export function FunnelSteps({ cartId, step, furthest }: Props) {
  return (
    <nav aria-label={messages.progress} className="mt-2 mb-6 border-b border-line pb-3 sm:mb-8 sm:pb-4">
      <ol className="grid grid-cols-4 gap-x-1 sm:flex sm:flex-wrap sm:items-center sm:gap-x-5 sm:gap-y-1">
        {steps.map((each) => (
          <li
            key={each}
            aria-current={each === step ? 'step' : undefined}
            className={each === step ? 'font-semibold' : 'text-ink-2'}
          >
            {each !== step && each <= furthest ? (
              <Link to={paths.cart(cartId, each)} className="group block rounded-md sm:rounded-full">
                <Mark each={each} step={step} />
              </Link>
            ) : (
              <Mark each={each} step={step} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** Small screens stand the short name below its number. */
function Mark({ each, step }: { each: Step; step: Step }) {
  const skin =
    each === step
      ? 'bg-pine-700 text-white'
      : each < step
        ? 'bg-pine-100 text-pine-700'
        : 'bg-sand text-ink-2'
  return (
    <span className="flex min-h-11 min-w-11 items-center gap-2 max-sm:flex-col max-sm:gap-1 max-sm:text-center">
      <span
        aria-hidden="true"
        className={`grid size-8 shrink-0 place-items-center rounded-full text-meta font-semibold tabular-nums ${skin}`}
      >
        {each < step ? <Check className="size-4" /> : each}
      </span>
      <span
        className={`leading-tight group-hover:underline text-15 ${each === step ? 'max-sm:sr-only' : 'max-xl:sr-only'}`}
      >
        {messages.steps[each]}
      </span>
      <span
        aria-hidden="true"
        className={`leading-tight group-hover:underline text-13 sm:text-15 ${each === step ? 'sm:hidden' : 'xl:hidden'}`}
      >
        {messages.shortSteps[each]}
      </span>
    </span>
  )
}
