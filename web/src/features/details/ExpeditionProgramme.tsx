import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { ExpeditionProgrammeFragment } from '#web/features/details/ExpeditionProgramme.generated.ts'
import { messages } from '#web/features/details/messages.ts'
import { biggestStage, effortOfOuting, listFigures, listOf } from '#web/features/details/programme.rules.ts'
import { useDevice } from '#web/lib/browser/device.ts'
import { paths } from '#web/lib/site/paths.ts'
import { DayNumber } from '#web/ui/DayNumber.tsx'
import { Disclosure } from '#web/ui/Disclosure.tsx'

type Day = NonNullable<ExpeditionProgrammeFragment['days']>[number]

/**
 * Day by day. The anchor lies inside the disclosure, so that a link opens its day, with or without scripts.
 * A service without figures shows its texts alone.
 */
export function ExpeditionProgramme({ expedition }: { expedition: ExpeditionProgrammeFragment }) {
  const { programme, days } = expedition
  if (programme.length === 0) return null
  return (
    <section aria-labelledby="programme" className="mt-12">
      <h2 id="programme" className="mb-3 text-h2">
        {messages.programme}
      </h2>
      {days && <BiggestStage days={days} />}
      {days
        ? days.map((day, index) => (
            <Disclosure key={day.day} summary={<DayTitle day={day} />} isOpen={index === 0}>
              <DayContent day={day} />
            </Disclosure>
          ))
        : programme.map(({ day, text }, index) => (
            <Disclosure key={day} summary={messages.day(day)} isOpen={index === 0}>
              <p id={`jour-${day}`} className="text-prose">
                {text}
              </p>
            </Disclosure>
          ))}
    </section>
  )
}

/** The stage to compare an outing with. The figure of this device has its room before it is known. */
function BiggestStage({ days }: { days: Day[] }) {
  const ofVisitor = effortOfOuting(useDevice('effort'))
  const stage = biggestStage(days)
  if (!stage) return null
  const { day, km, ascentM, effort } = stage
  return (
    <div className="mb-4 max-w-prose text-ink-2">
      <p>
        {messages.biggestStage(day, messages.kilometres(km), messages.metres(ascentM), effort)}
        <span className="inline-block min-w-34">
          {ofVisitor === undefined ? '.' : messages.outing(ofVisitor)}
        </span>
      </p>
      <p>
        {messages.levelCaution}{' '}
        <Link to={`${paths.levelQuiz}#sortie`} className="underline underline-offset-4">
          {messages.compareOuting}
        </Link>
      </p>
    </div>
  )
}

function DayTitle({ day }: { day: Day }) {
  return (
    <span className="flex gap-3">
      <DayNumber day={day.day} />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        {day.title}
        <span className="block text-meta font-normal text-ink-2 tabular-nums">
          {listFigures(day).join(' · ')}
        </span>
      </span>
    </span>
  )
}

function DayContent({ day: { day, from, to, text, night, meals, ...more } }: { day: Day }) {
  const facts: [name: string, value: string | null][] = [
    [messages.night, night],
    [messages.meals, listOf(meals)],
    [messages.transfer, more.transfer],
    [messages.option, more.option],
    [messages.remark, more.note],
  ]
  return (
    <div id={`jour-${day}`} className="grid gap-3 pl-10">
      {from && to && <p className="font-semibold text-ink">{messages.way(from, to)}</p>}
      <p className="text-prose">{text}</p>
      <dl className="grid gap-x-4 gap-y-1 text-meta sm:grid-cols-[auto_1fr]">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name} className="contents">
                <dt className="font-semibold text-ink">{name}</dt>
                <dd className="max-sm:mb-1">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  )
}

export function ExpeditionPriceContent({ expedition }: { expedition: ExpeditionProgrammeFragment }) {
  if (expedition.included.length + expedition.notIncluded.length === 0) return null
  return (
    <section aria-labelledby="compris" className="mt-12">
      <h2 id="compris" className="mb-4 text-h2">
        {messages.priceContent}
      </h2>
      <div className="grid gap-8 sm:grid-cols-2">
        <Items
          title={messages.included}
          items={expedition.included}
          icon={<Check className="text-pine-700" />}
        />
        <Items
          title={messages.notIncluded}
          items={expedition.notIncluded}
          icon={<X className="text-ink-3" />}
        />
      </div>
    </section>
  )
}

function Items({ title, items, icon }: { title: string; items: string[]; icon: ReactNode }) {
  if (items.length === 0) return null
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
