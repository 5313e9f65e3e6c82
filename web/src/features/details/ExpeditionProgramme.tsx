import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ExpeditionProgrammeFragment } from '#web/features/details/ExpeditionProgramme.generated.ts'
import { messages } from '#web/features/details/messages.ts'
import { beginningOf } from '#web/features/details/programme.rules.ts'
import { Disclosure } from '#web/ui/Disclosure.tsx'

/**
 * Day by day. The anchor lies inside the disclosure, so that a link opens its day, with or without scripts.
 */
export function ExpeditionProgramme({ expedition }: { expedition: ExpeditionProgrammeFragment }) {
  if (expedition.programme.length === 0) return null
  return (
    <section aria-labelledby="programme" className="mt-12">
      <h2 id="programme" className="mb-3 text-h2">
        {messages.programme}
      </h2>
      {expedition.programme.map(({ day, text }, index) => (
        <Disclosure
          key={day}
          summary={
            <span>
              {messages.day(day)}
              <span className="ml-3 font-normal text-ink-2 group-open:hidden">{beginningOf(text)}</span>
            </span>
          }
          isOpen={index === 0}
        >
          <p id={`jour-${day}`} className="text-prose">
            {text}
          </p>
        </Disclosure>
      ))}
    </section>
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
