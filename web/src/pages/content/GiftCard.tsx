import { useAgency } from '#web/lib/site/agency.ts'
import { giftCards } from '#web/pages/content/giftCards.content.ts'

type Props = { amount: string; name: string; message: string; code?: string | undefined; isDrawing?: boolean }

/** The card as the person receives it, drawn; what is typed stands on it. */
export function GiftCard({ amount, name, message, code, isDrawing = false }: Props) {
  const { title, valid, forPerson } = giftCards.card
  return (
    <div
      aria-hidden={isDrawing || undefined}
      className="relative isolate flex aspect-[1.586] w-full max-w-[560px] flex-col overflow-hidden rounded-xl bg-pine-700 p-5 text-white shadow-2 [print-color-adjust:exact] sm:p-8"
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
      <p className="font-display text-xl leading-none font-[750] tracking-[-.04em] sm:text-2xl">
        {useAgency().name}
      </p>
      <p className="mt-[4%] font-display text-[clamp(1.375rem,4.4vw,2.25rem)] leading-tight font-bold">
        {title}
      </p>
      <p className="line-clamp-2 max-w-[78%] leading-snug wrap-anywhere text-pine-100 sm:text-lede">
        {forPerson(name)}
      </p>
      {message && (
        <p className="mt-1 line-clamp-2 max-w-[25.7em] wrap-anywhere text-meta whitespace-pre-line text-white sm:line-clamp-3">
          {giftCards.card.quoted(message)}
        </p>
      )}
      <p className="mt-auto flex items-end justify-between gap-4">
        <span className="max-w-[15.4em] text-meta text-pine-100">
          {code ? <b className="font-semibold tracking-wide text-white tabular-nums">{code}</b> : valid}
        </span>
        <b className="font-display text-[2rem] leading-none font-bold whitespace-nowrap tabular-nums">
          {amount}
        </b>
      </p>
    </div>
  )
}
