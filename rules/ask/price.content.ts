import type { Match } from '#rules/ask/pattern.ts'
import { type Rule, rule } from '#rules/ask/rule.ts'

const highestPrice = 9_999_999

function costing(least: number | null, most: number | null) {
  const isKnown = [least, most].every((price) => price === null || (price >= 0 && price <= highestPrice))
  if (!isKnown || (least ?? 0) > (most ?? highestPrice)) return null
  const text = (price: number | null) => (price === null ? '' : String(Math.round(price)))
  return { price: `${text(least)}-${text(most)}` }
}

const atMost = ({ numbers: [most = 0] }: Match) => costing(null, most)

const aboutShare = 0.15
const step = 5
const toStep = (price: number) => Math.round(price / step) * step

const each = 'par? personne|tete?'

export const price: Rule[] = [
  rule(
    'price-most',
    [
      `moins de|d #n euro ${each}`,
      `pas plus de|d #n euro ${each}`,
      `au plus #n euro ${each}`,
      `jusqu a #n euro ${each}`,
      `maximum|maxi|max #n euro ${each}`,
      `budget maximum|maxi|max? de|d? #n euro? ${each}`,
    ],
    atMost,
  ),
  rule(
    'price-least',
    [
      `au moins #n euro ${each}`,
      `minimum|mini|min #n euro ${each}`,
      `plus de|d #n euro ${each}`,
      `a partir de #n euro ${each}`,
    ],
    ({ numbers: [least = 0] }) => costing(least, null),
  ),
  rule(
    'price-range',
    [`entre|de? #n euros? et|a #n euro ${each}`, `budget entre|de? #n et|a #n euros?`],
    ({ numbers: [least = 0, most = 0] }) => costing(Math.min(least, most), Math.max(least, most)),
  ),
  rule(
    'price-about',
    [
      `autour de|d #n euro ${each}`,
      `environ|vers #n euro ${each}`,
      `dans les #n euro ${each}`,
      `a peu pres #n euro ${each}`,
    ],
    ({ numbers: [about = 0] }) => costing(toStep(about * (1 - aboutShare)), toStep(about * (1 + aboutShare))),
  ),
  rule('price', [`#n euro maximum|maxi|max? ${each}`, '#n euro au plus'], atMost),
  rule(
    'cheap',
    ['pas trop? cher|chere', 'petit budget', 'bon marche', 'le? moins cher', 'economique'],
    () => ({ sort: 'price' }),
  ),
]
