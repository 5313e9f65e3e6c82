import { hasFerry } from '#web/features/details/access.rules.ts'
import type { ExpeditionAccessFragment } from '#web/features/details/ExpeditionAccess.generated.ts'
import { messages } from '#web/features/details/messages.ts'
import { useCity } from '#web/lib/city/useCity.ts'
import { kilograms } from '#web/lib/format/format.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'

type Way = ExpeditionAccessFragment['trainAccess'][number]

/** The journey from the visitor's city, or else from the first one: hours, emissions, and their sum. */
export function CityJourney({ ways }: { ways: readonly Way[] }) {
  const city = useCity()
  const way = ways.find(({ citySlug }) => citySlug === city) ?? ways[0]
  return (
    way && (
      <div className="mt-6 rounded-lg bg-sand px-5 pt-5">
        <h3 className="text-h3">{messages.fromCity(way.city)}</h3>
        <p className="mt-1 min-h-[3em] text-ink-2">{messages.toMeeting(messages.journey(way))}</p>
        <Bars way={way} />
        {way.legs.length > 0 && <Sum way={way} />}
      </div>
    )
  )
}

/** Three rows for every city: the box never changes its height. */
function Bars({ way }: { way: Way }) {
  const means = [
    [messages.byTrain(hasFerry([way])), way.kgCo2e, 'bg-pine-600'],
    [messages.byCar, way.carKgCo2e, 'bg-ink-2'],
    [messages.byPlane, way.planeKgCo2e, 'bg-ember-600'],
  ] as const
  const most = Math.max(...means.map(([, kg]) => kg ?? 0), 1)
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2 tabular-nums">
      {means.map(([label, kg, colour]) => (
        <div key={label} className="contents">
          <dt>{label}</dt>
          <dd className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={`h-3 max-w-[calc(100%-6.5rem)] rounded-full border border-transparent ${colour}`}
              style={{ width: `${((kg ?? 0) / most) * 100}%` }}
            />
            <span className="font-semibold whitespace-nowrap">
              {kg === null ? messages.nothing : kilograms(kg)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** « TER : 200 km × 0,02769 = 5,54 kg », leg by leg, with the source of each factor. */
function Sum({ way }: { way: Way }) {
  const sources = new Map(way.legs.map(({ label, source }) => [label, source]))
  return (
    <Disclosure summary={messages.calculation}>
      <ul className="tabular-nums">
        {way.legs.map((leg, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its position.
          <li key={index}>{messages.leg(leg)}</li>
        ))}
      </ul>
      <p className="mt-2 font-semibold text-ink">
        {messages.sum(
          way.legs.reduce((kg, leg) => kg + leg.kgCo2e, 0),
          way.kgCo2e,
        )}
      </p>
      {way.isEstimated && <p className="mt-2">{messages.estimated(way.via)}</p>}
      <p className="mt-2 text-meta">{messages.sources}</p>
      <ul className="text-meta">
        {[...sources].map(([label, source]) => (
          <li key={label}>{messages.source(label, source)}</li>
        ))}
      </ul>
    </Disclosure>
  )
}
