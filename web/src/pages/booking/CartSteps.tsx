import { useAgency } from '#web/lib/site/agency.ts'
import { messages } from '#web/pages/booking/messages.ts'

/** From this page to the departure. */
export const CartSteps = () => (
  <section aria-labelledby="etapes" className="mt-12">
    <h2 id="etapes" className="text-h3">
      {messages.steps}
    </h2>
    <ol className="mt-5 grid gap-6">
      {messages.stepList(useAgency().sales).map(([title, text], index) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4">
          <span
            aria-hidden="true"
            className="row-span-2 grid size-9 place-items-center rounded-full bg-pine-50 font-semibold text-pine-700"
          >
            {index + 1}
          </span>
          <h3 className="pt-1.5 font-semibold">{title}</h3>
          <p className="max-w-prose text-ink-2">{text}</p>
        </li>
      ))}
    </ol>
  </section>
)
