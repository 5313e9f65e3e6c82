type Wish = { tag: string; weight: number }

/** Number of languages of a header that are read: more are no wish. */
const mostWishes = 50

/**
 * The offered language that an `Accept-Language` prefers, by its weights: the same tag, else the same language
 * (RFC 4647). The first offered one for no wish, and for wishes that nothing meets.
 */
export function toLanguage<const Language extends string>(
  header: string | undefined,
  offered: readonly [Language, ...Language[]],
): Language {
  const wishes = (header ?? '').split(',', mostWishes).map(toWish)
  const weights = offered.map((language) => ({ language, weight: readWeight(language, wishes) }))
  const best = weights.reduce((one, other) => (other.weight > one.weight ? other : one))
  return best.weight > 0 ? best.language : offered[0]
}

function toWish(range: string): Wish {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const weight = quality === undefined ? 1 : Number(quality)
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}

/** The most exact wish that concerns the language decides. */
function readWeight(language: string, wishes: Wish[]): number {
  const tag = language.toLowerCase()
  const exact = wishes.find((wish) => wish.tag === tag)
  const same = wishes.filter((wish) => wish.tag !== '*' && primary(wish.tag) === primary(tag))
  const any = wishes.find((wish) => wish.tag === '*')
  return exact?.weight ?? (same.length > 0 ? Math.max(...same.map(({ weight }) => weight)) : any?.weight) ?? 0
}

const primary = (tag: string) => tag.split('-', 1)[0]
