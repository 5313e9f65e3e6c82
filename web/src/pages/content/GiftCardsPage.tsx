import { money } from '#web/lib/format/format.ts'
import { agency } from '#web/lib/site/agency.content.ts'
import { paths } from '#web/lib/site/paths.ts'
import { giftAmounts, giftCards } from '#web/pages/content/giftCards.content.ts'
import { ButtonLink } from '#web/ui/Button.tsx'
import { ContentPage } from '#web/ui/ContentPage.tsx'
import { Text } from '#web/ui/Text.tsx'

export function Page() {
  const { title, intro, choose, other, order, orderOther, how, steps, stepsTitle, parts } = giftCards
  return (
    <ContentPage title={title} intro={intro} canonical={paths.giftCards} beside={<Card />}>
      <section aria-labelledby="montant" className="mb-16 rounded-xl bg-sand p-6 lg:p-10">
        <h2 id="montant" className="mb-5 text-h2">
          {choose}
        </h2>
        <ul className="flex flex-wrap gap-3">
          {giftAmounts.map((amount) => (
            <li key={amount}>
              <ButtonLink to={order(amount)} isExternal>
                {money(amount)}
              </ButtonLink>
            </li>
          ))}
          <li>
            <ButtonLink to={orderOther} isExternal variant="primary">
              {other}
            </ButtonLink>
          </li>
        </ul>
        <p className="mt-5 max-w-prose text-ink-2">{how}</p>
      </section>
      <h2 className="mb-6 text-h2">{stepsTitle}</h2>
      <ol className="mb-16 grid gap-6 lg:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step.title} className="rounded-lg bg-surface p-6 ring-1 ring-line">
            <span
              aria-hidden="true"
              className="flex size-10 items-center justify-center rounded-full bg-pine-700 font-bold text-white tabular-nums"
            >
              {index + 1}
            </span>
            <h3 className="mt-4 text-h3">{step.title}</h3>
            <p className="mt-2 text-ink-2">{step.text}</p>
          </li>
        ))}
      </ol>
      <Text parts={parts} />
    </ContentPage>
  )
}

/** The card as the person receives it, drawn. */
function Card() {
  const { title, amount, valid, for: person } = giftCards.card
  return (
    <div
      aria-hidden="true"
      className="relative isolate mx-auto aspect-[1.586] w-full max-w-[560px] -rotate-2 overflow-hidden rounded-xl bg-pine-700 p-6 text-white shadow-2 sm:p-9"
    >
      <svg
        viewBox="0 0 560 353"
        preserveAspectRatio="none"
        aria-hidden="true"
        className="absolute inset-0 -z-1 size-full"
      >
        <circle cx="482" cy="78" r="38" className="fill-sun-500" />
        <path d="M0 353V250l92-74 70 58 110-128 96 112 62-50 130 118v67z" className="fill-pine-800" />
        <path d="M0 353v-42l140-64 120 60 130-72 170 90v28z" className="fill-pine-900" />
      </svg>
      <p className="font-display text-2xl leading-none font-[750] tracking-[-.04em]">{agency.name}</p>
      <p className="mt-[6%] font-display text-[clamp(1.5rem,5vw,2.5rem)] leading-tight font-bold">{title}</p>
      <p className="mt-1 text-lede text-pine-100">{person}</p>
      <p className="absolute inset-x-6 bottom-6 flex items-end justify-between gap-4 sm:inset-x-9 sm:bottom-8">
        <span className="max-w-[22ch] text-meta text-pine-100">{valid}</span>
        <b className="font-display text-[2rem] leading-none font-bold tabular-nums">{amount}</b>
      </p>
    </div>
  )
}
