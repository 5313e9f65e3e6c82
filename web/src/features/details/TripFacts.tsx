import { Mountain, Tent, Timer, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#web/features/details/messages.ts'
import type { TripFactsFragment } from '#web/features/details/TripFacts.generated.ts'
import { Level } from '#web/ui/Level.tsx'

/** What one wants to know before anything else: how long, how hard, with whom, where one sleeps. */
export function TripFacts({ trip }: { trip: TripFactsFragment }) {
  const { levelExplained: level } = trip
  return (
    <dl className="my-7 grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-4">
      <Fact
        icon={<Timer />}
        name={messages.duration}
        more={trip.distanceKm !== null && messages.distance(trip.distanceKm, trip.elevationGainM)}
      >
        {trip.durationDays > 0 && messages.durationTold(trip.durationDays)}
      </Fact>
      <Fact
        icon={<Mountain />}
        name={messages.level}
        more={level && messages.levelTold(level.hoursPerDay, level.elevationGainPerDayM)}
      >
        {level?.label} <Level level={trip.level} />
      </Fact>
      <Fact
        icon={<Users />}
        name={messages.group}
        more={trip.ageMinChild !== null && messages.age(trip.ageMinChild)}
      >
        {messages.groupTold(trip.groupMin, trip.groupMax)}
      </Fact>
      <Fact icon={<Tent />} name={messages.nights}>
        {trip.accommodations.join(', ')}
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
