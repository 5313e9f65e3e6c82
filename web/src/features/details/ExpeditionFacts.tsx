import { Mountain, Tent, TrendingUp, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExpeditionFactsFragment } from '#web/features/details/ExpeditionFacts.generated.ts'
import { messages } from '#web/features/details/messages.ts'

/** Details beyond the strip under the title; unknown ones are left out. */
export function ExpeditionFacts({ expedition }: { expedition: ExpeditionFactsFragment }) {
  const { accommodations, ageMinChild, durationDays, elevationGainM, levelExplained: level } = expedition
  const nights = durationDays > 1 && messages.nightCount(durationDays - 1)
  const places = accommodations.length > 0 && messages.places(accommodations)
  return (
    <dl className="my-7 grid grid-cols-2 border-y border-line *:border-line md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
      <Fact icon={<Mountain />} name={messages.effort} more={level && messages.effortADay(level)}>
        {level?.label}
      </Fact>
      <Fact icon={<TrendingUp />} name={messages.climb} more={messages.inAll}>
        {elevationGainM !== null && elevationGainM > 0 && messages.ascent(elevationGainM)}
      </Fact>
      <Fact icon={<Tent />} name={messages.nights} more={nights && places}>
        {nights || places}
      </Fact>
      <Fact icon={<Users />} name={messages.youngest}>
        {ageMinChild !== null && ageMinChild > 0 && messages.age(ageMinChild)}
      </Fact>
    </dl>
  )
}

type FactProps = {
  icon: ReactNode
  name: string
  more?: string | false | null
  children: string | false | undefined
}

function Fact({ icon, name, more, children }: FactProps) {
  if (!children) return null
  return (
    <div className="grid content-start gap-1.5 py-4 pr-3 not-nth-[-n+2]:border-t even:border-l even:pl-4 last:odd:col-span-2 md:border-t-0! md:py-5 md:not-first:border-l md:not-first:pl-5 md:last:odd:col-span-1">
      <dt className="flex items-center gap-2 text-meta text-ink-2 md:flex-col md:items-start md:gap-1.5">
        <span
          aria-hidden="true"
          className="text-pine-700 [&_svg]:size-6 [&_svg]:stroke-[1.6] md:[&_svg]:size-7.5"
        >
          {icon}
        </span>
        {name}
      </dt>
      <dd className="leading-snug font-semibold">
        {children}
        {more && (
          <span className="block text-meta font-normal text-ink-2 first-letter:uppercase">{more}</span>
        )}
      </dd>
    </div>
  )
}
