import { computeLocalPercent, toEuros } from '#rules/priceShares.ts'
import { BarTable } from '#web/features/details/BarTable.tsx'
import type { ExpeditionSharesFragment } from '#web/features/details/ExpeditionShares.generated.ts'
import { messages } from '#web/features/details/messages.ts'
import { money } from '#web/lib/format/format.ts'

type Props = {
  expedition: ExpeditionSharesFragment
  /** Price of the chosen departure, in euros. */
  price: number
}

/** Where the price of a departure goes, to the euro: a table whose bars have a pattern each. */
export function ExpeditionShares({ expedition: { priceShares, sharesVerifiedOn }, price }: Props) {
  if (!priceShares || price <= 0 || !Number.isInteger(price)) return null
  const euros = toEuros(priceShares, price)
  return (
    <section aria-labelledby="argent" className="mt-12">
      <h2 id="argent" className="mb-3 text-h2">
        {messages.shares}
      </h2>
      <p className="text-prose">{messages.staysLocal(computeLocalPercent(priceShares))}</p>
      <BarTable
        columns={messages.shareColumns}
        caption={`${messages.sharesFor(money(price))}${sharesVerifiedOn ? '' : ` ${messages.demonstrated}`}`}
        rows={priceShares.map(({ key, label, percent, isLocal }, index) => ({
          key,
          title: (
            <>
              {label}
              {isLocal && <span className="text-meta text-ink-2"> {messages.onSite}</span>}
            </>
          ),
          percent,
          cells: [messages.percent(percent), money(euros[index] ?? 0)],
        }))}
      />
    </section>
  )
}
