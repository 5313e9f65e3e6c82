import { eurosOf, localPercentOf } from '#rules/priceShares.ts'
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
  const euros = eurosOf(priceShares, price)
  return (
    <section aria-labelledby="argent" className="mt-12">
      <h2 id="argent" className="mb-3 text-h2">
        {messages.shares}
      </h2>
      <p className="text-prose">{messages.staysLocal(localPercentOf(priceShares))}</p>
      <table className="mt-4 w-full text-left tabular-nums">
        <caption className="caption-bottom pt-3 text-left text-meta text-ink-2">
          {messages.sharesOf(money(price))}
          {!sharesVerifiedOn && ` ${messages.demonstrated}`}
        </caption>
        <thead className="sr-only">
          <tr>
            {messages.shareColumns.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {priceShares.map(({ key, label, percent, isLocal }, index) => (
            <tr key={key} className="border-t border-line align-top">
              <th scope="row" className="py-2.5 font-normal">
                {label}
                {isLocal && <span className="text-meta text-ink-2"> {messages.onSite}</span>}
                <span aria-hidden="true" className="share-bar" style={{ width: `${percent}%` }} />
              </th>
              <td className="py-2.5 pl-3 text-right text-ink-2">{messages.percent(percent)}</td>
              <td className="py-2.5 pl-3 text-right font-semibold">{money(euros[index] ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
