import { Mountain, Tent, Timer, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExpeditionFactsFragment } from '#web/features/details/ExpeditionFacts.generated.ts'
import { messages } from '#web/features/details/messages.ts'
import { Level } from '#web/ui/Level.tsx'

/** Key facts: length, difficulty, group and accommodation. */
export function ExpeditionFacts({ expedition }: { expedition: ExpeditionFactsFragment }) {
  const { levelExplained: level } = expedition
  return (
    <dl className="my-7 grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-4">
      <Fact
        icon={<Timer />}
        name={messages.duration}
        more={
          expedition.distanceKm !== null &&
          messages.distance(expedition.distanceKm, expedition.elevationGainM)
        }
      >
        {expedition.durationDays > 0 && messages.durationTold(expedition.durationDays)}
      </Fact>
      <Fact
        icon={<Mountain />}
        name={messages.level}
        more={level && messages.levelTold(level.hoursPerDay, level.elevationGainPerDayM)}
      >
        {level?.label} <Level level={expedition.level} />
      </Fact>
      <Fact
        icon={<Users />}
        name={messages.group}
        more={expedition.ageMinChild !== null && messages.age(expedition.ageMinChild)}
      >
        {messages.groupTold(expedition.groupMin, expedition.groupMax)}
      </Fact>
      <Fact icon={<Tent />} name={messages.nights}>
        {expedition.accommodations.join(', ')}
      </Fact>
    </dl>
  )
}

type FactProps = { icon: ReactNode; name: string; more?: string | false | null; children: ReactNode }

function Fact({ icon, name, more, children }: FactProps) {
  return (
    <div className="grid content-start gap-1.5 bg-paper py-4 pr-2 even:pl-4 md:py-5 md:pr-3 md:not-first:pl-5">
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
        {more && <span className="block text-meta font-normal text-ink-2">{more}</span>}
      </dd>
    </div>
  )
}
