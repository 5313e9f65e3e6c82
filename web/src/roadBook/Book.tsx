import type { ReactNode } from 'react'
import type { RoadBookContent } from '#schema/roadBook.ts'
import { hours } from '#web/lib/format/format.ts'
import { readablePhone } from '#web/lib/format/phone.ts'
import { describeSun } from '#web/lib/format/sun.ts'
import { languageName } from '#web/pages/content/guides.rules.ts'
import { BookRoute } from '#web/roadBook/BookRoute.tsx'
import { messages } from '#web/roadBook/messages.ts'
import { Part } from '#web/roadBook/Part.tsx'
import { Programme } from '#web/roadBook/Programme.tsx'

type Props = { content: RoadBookContent }

/** The road book, on the screen and on at most six pages of paper. */
export const Book = ({ content }: Props) => (
  <div className="grid gap-10 print:gap-5">
    <Contacts content={content} />
    <Sky content={content} />
    <BookRoute content={content} />
    <Programme days={content.days} />
    <Train content={content} />
    <Packing content={content} />
    <Photos content={content} />
  </div>
)

function Contacts({ content }: Props) {
  const { reference, firstNames, meetingPoint, guide } = content
  const place = meetingPoint && (
    <>
      {meetingPoint.name && <>{meetingPoint.name} </>}
      <span className="block text-meta font-normal text-ink-2 tabular-nums">
        {messages.coordinates(meetingPoint.latitude, meetingPoint.longitude)}
      </span>
    </>
  )
  const facts: [name: string, value: ReactNode][] = [
    [messages.meetingPoint, place],
    [messages.station, content.arrivalStation],
    [messages.fromStation, content.accessNote],
    [messages.emergency, <Phone key="emergency" number={content.emergencyNumber} />],
    [messages.agency, content.agencyPhone && <Phone key="agency" number={content.agencyPhone} />],
    [messages.guide, guide ? <Guide key="guide" guide={guide} /> : messages.guideToCome],
  ]
  return (
    <Part id="contacts" title={messages.meeting}>
      <p className="mb-4 text-ink-2">
        {[reference && messages.reference(reference), firstNames.length > 0 && messages.party(firstNames)]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 print:grid-cols-2">
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt className="text-meta text-ink-2">{name}</dt>
                <dd className="font-semibold">{value}</dd>
              </div>
            ),
        )}
      </dl>
    </Part>
  )
}

const Phone = ({ number }: { number: string }) => (
  <a
    href={`tel:${number}`}
    className="inline-flex min-h-11 items-center underline underline-offset-4 print:min-h-0"
  >
    {readablePhone(number)}
  </a>
)

const Guide = ({ guide }: { guide: NonNullable<RoadBookContent['guide']> }) => (
  <>
    {guide.fullName}
    <span className="block text-meta font-normal text-ink-2">
      {[guide.diploma, guide.languages.length > 0 && messages.speaks(guide.languages.map(languageName))]
        .filter(Boolean)
        .join(', ')}
    </span>
  </>
)

function Sky({ content: { sky } }: Props) {
  if (!sky) return null
  return (
    <Part id="ciel" title={messages.sky}>
      <p className="font-semibold">{sky.sentence}</p>
      <p>{describeSun(sky)}</p>
      <p>{messages.dark(sky.darkHours, sky.moonlessHours)}</p>
      <p className="text-meta text-ink-2">{messages.noForecast}</p>
    </Part>
  )
}

function Train({ content: { journeys } }: Props) {
  if (journeys.length === 0) return null
  return (
    <Part id="train" title={messages.train}>
      <ul className="grid gap-x-8 gap-y-1 sm:grid-cols-2 print:grid-cols-2">
        {journeys.map(({ city, hours: duration, kgCo2e, label }) => (
          <li key={city}>
            <span className="font-semibold">{city}</span>{' '}
            <span className="text-ink-2 tabular-nums">
              {label ?? hours(duration)} · {messages.carbon(kgCo2e)}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-meta text-ink-2">{messages.trainUnit}</p>
    </Part>
  )
}

function Packing({ content: { packing, included } }: Props) {
  const parts = [...packing, ...(included.length > 0 ? [{ title: messages.included, items: included }] : [])]
  return (
    <Part id="sac" title={messages.packing}>
      <p className="mb-4 text-ink-2">{messages.packingSource}</p>
      <div className="gap-8 sm:columns-2 print:columns-2">
        {parts.map(({ title, items }) => (
          <div key={title} className="mb-5 break-inside-avoid">
            <h3 className="mb-1 text-h3">{title}</h3>
            <ul className="list-disc pl-5">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Part>
  )
}

function Photos({ content: { photos } }: Props) {
  if (photos.length === 0) return null
  return (
    <Part id="photos" title={messages.photos}>
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 print:grid-cols-6 print:gap-1">
        {photos.map(({ path, alt }) => (
          <li key={path}>
            <img src={path} alt={alt} className="aspect-3/2 w-full rounded-md object-cover" />
          </li>
        ))}
      </ul>
    </Part>
  )
}
