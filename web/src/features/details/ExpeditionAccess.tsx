import { MapPin, TrainFront } from 'lucide-react'
import { computeSaving, hasFerry } from '#web/features/details/access.rules.ts'
import { CityJourney } from '#web/features/details/CityJourney.tsx'
import type { ExpeditionAccessFragment } from '#web/features/details/ExpeditionAccess.generated.ts'
import { messages } from '#web/features/details/messages.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'

type Way = ExpeditionAccessFragment['trainAccess'][number]

/** Hours and emissions from each city, beside those of car and plane. */
export function ExpeditionAccess({ expedition }: { expedition: ExpeditionAccessFragment }) {
  const { meetingPoint, arrivalStation, trainAccess } = expedition
  if (!meetingPoint?.name && !arrivalStation && trainAccess.length === 0) return null
  const published = trainAccess.filter(({ isEstimated }) => !isEstimated)
  const estimated = trainAccess.filter(({ isEstimated }) => isEstimated)
  const saving = computeSaving(published)
  return (
    <section aria-labelledby="acces" className="mt-12">
      <h2 id="acces" className="mb-3 text-h2">
        {messages.access}
      </h2>
      {saving && (
        <p className="text-prose">
          {messages.lessThan(saving.city, saving.times, saving.other, hasFerry(published))}
        </p>
      )}
      <dl className="mt-4 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {meetingPoint?.name && <Place Icon={MapPin} title={messages.meeting} name={meetingPoint.name} />}
        {arrivalStation && <Place Icon={TrainFront} title={messages.station} name={arrivalStation} />}
      </dl>
      <CityJourney ways={trainAccess} />
      {published.length > 0 && <Ways ways={published} />}
      {estimated.length > 0 && (
        <div className="mt-2">
          <Disclosure summary={messages.estimates}>
            <Ways ways={estimated} />
          </Disclosure>
        </div>
      )}
    </section>
  )
}

function Place({ Icon, title, name }: { Icon: typeof MapPin; title: string; name: string }) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <Icon aria-hidden="true" className="row-span-2 mt-0.5 size-5 text-pine-700" />
      <dt className="text-meta text-ink-2">{title}</dt>
      <dd className="col-start-2 font-semibold">{name}</dd>
    </div>
  )
}

function Ways({ ways }: { ways: Way[] }) {
  const means = [messages.byTrain(hasFerry(ways)), messages.byCar, messages.byPlane]
  return (
    <table className="mt-6 w-full text-left tabular-nums">
      <caption className="caption-bottom pt-3 text-left text-meta text-ink-2">{messages.accessUnit}</caption>
      <thead className="text-meta text-ink-2">
        <tr className="align-bottom">
          <th scope="col" className="pb-2 font-normal">
            {messages.from}
          </th>
          {means.map((title) => (
            <th key={title} scope="col" className="pb-2 pl-3 text-right font-normal">
              {title} <span className="block whitespace-nowrap">{messages.kilograms}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ways.map((way) => (
          <tr key={way.city} className="border-t border-line">
            <th scope="row" className="py-2.5 pr-2 font-semibold">
              {way.city}{' '}
              <span className="block text-meta font-normal text-ink-2">{messages.journey(way)}</span>
            </th>
            <Kg value={way.kgCo2e} className="font-semibold text-pine-700" />
            <Kg value={way.carKgCo2e} />
            <Kg value={way.planeKgCo2e} />
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Kg({ value, className = '' }: { value: number | null; className?: string }) {
  return (
    <td className={`text-right ${className}`}>
      {value === null ? (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">{messages.nothing}</span>
        </>
      ) : (
        messages.kg(value)
      )}
    </td>
  )
}
