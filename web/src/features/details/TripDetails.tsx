import { Check, Footprints, Mountain, Tent, Timer, Users, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#web/features/details/messages.ts'
import type { TripAccessFragment } from '#web/features/details/TripAccess.generated.ts'
import type { TripFactsFragment } from '#web/features/details/TripFacts.generated.ts'
import type { TripProgrammeFragment } from '#web/features/details/TripProgramme.generated.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'
import { Level } from '#web/ui/Level.tsx'

/** What one wants to know before anything else: how long, how hard, with whom, where one sleeps. */
export function TripFacts({ trip }: { trip: TripFactsFragment }) {
  const { levelExplained } = trip
  return (
    <dl className="my-7 grid grid-cols-2 gap-px border-y border-line bg-line md:grid-cols-4">
      <Fact icon={<Timer />} name={messages.duration}>
        {messages.durationTold(trip.durationDays)}
      </Fact>
      <Fact icon={<Mountain />} name={messages.level}>
        {levelExplained?.label} <Level level={trip.level} />
        {levelExplained && (
          <span className="block text-meta font-normal text-ink-2">
            {messages.levelTold(levelExplained.hoursPerDay, levelExplained.elevationGainPerDayM)}
          </span>
        )}
      </Fact>
      <Fact icon={<Users />} name={messages.group}>
        {messages.groupTold(trip.groupMin, trip.groupMax)}
      </Fact>
      <Fact icon={<Tent />} name={messages.nights}>
        {trip.accommodations.join(', ')}
      </Fact>
      {trip.distanceKm !== null && (
        <Fact icon={<Footprints />} name={messages.way}>
          {messages.distance(trip.distanceKm, trip.elevationGainM)}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="grid content-start gap-1.5 bg-paper py-5 pr-3 pl-4 [&_svg]:text-pine-700">
      <dt className="flex flex-col gap-1.5 text-meta text-ink-2">
        <span aria-hidden="true">{icon}</span>
        {name}
      </dt>
      <dd className="leading-snug font-semibold">{children}</dd>
    </div>
  )
}

export function TripProgramme({ trip }: { trip: TripProgrammeFragment }) {
  return (
    <>
      <section aria-labelledby="programme" className="mt-12">
        <h2 id="programme" className="mb-3 text-h2">
          {messages.programme}
        </h2>
        {trip.programme.map(({ day, text }, index) => (
          <Disclosure key={day} summary={messages.day(day)} isOpen={index === 0}>
            <p className="text-prose">{text}</p>
          </Disclosure>
        ))}
      </section>
      <section aria-labelledby="compris" className="mt-12">
        <h2 id="compris" className="mb-4 text-h2">
          {messages.priceContent}
        </h2>
        <div className="grid gap-8 sm:grid-cols-2">
          <Items title={messages.included} items={trip.included} icon={<Check className="text-pine-700" />} />
          <Items title={messages.notIncluded} items={trip.notIncluded} icon={<X className="text-ink-3" />} />
        </div>
      </section>
    </>
  )
}

function Items({ title, items, icon }: { title: string; items: string[]; icon: ReactNode }) {
  return (
    <div>
      <h3 className="mb-3 text-h3">{title}</h3>
      <ul className="grid gap-2.5">
        {items.map((item) => (
          <li key={item} className="flex gap-2.5 [&_svg]:mt-0.5 [&_svg]:size-5 [&_svg]:shrink-0">
            <span aria-hidden="true">{icon}</span>
            {item}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Hours and carbon from each city, beside what the plane and the car would cost. */
export function TripAccess({ trip }: { trip: TripAccessFragment }) {
  return (
    <section aria-labelledby="acces" className="mt-12">
      <h2 id="acces" className="mb-3 text-h2">
        {messages.access}
      </h2>
      {trip.meetingPoint?.name && <p>{messages.meeting(trip.meetingPoint.name)}</p>}
      {trip.arrivalStation && <p className="text-ink-2">{messages.station(trip.arrivalStation)}</p>}
      <div className="mt-4 overflow-x-auto">
        <table className="w-full min-w-[460px] text-left tabular-nums">
          <thead className="text-meta text-ink-2">
            <tr>
              {[messages.from, messages.time, messages.byTrain, messages.byCar, messages.byPlane].map(
                (title) => (
                  <th key={title} scope="col" className="py-2 pr-4 font-normal">
                    {title}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {trip.trainAccess.map((access) => (
              <tr key={access.city} className="border-t border-line">
                <th scope="row" className="py-2.5 pr-4 font-semibold">
                  {access.city}
                </th>
                <td className="pr-4">{messages.hours(access.hours)}</td>
                <td className="pr-4 font-semibold text-pine-700">{messages.kg(access.kgCo2e)}</td>
                <td className="pr-4">{messages.kg(access.carKgCo2e)}</td>
                <td>{messages.kg(access.planeKgCo2e)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
