type AcceptedLanguage = { tag: string; weight: number }

/** Number of languages of a header that are read: more are no wish. */
const maxLanguages = 50

/**
 * The offered language that an `Accept-Language` prefers, by its weights: the same tag, else the same language
 * (RFC 4647). The first offered one for no wish, and for wishes that nothing meets.
 */
export function toLanguage<const Language extends string>(
  header: string | undefined,
  offered: readonly [Language, ...Language[]],
): Language {
  const inputs = (header ?? '').split(',', maxLanguages).map(toAcceptedLanguage)
  const weights = offered.map((language) => ({ language, weight: readWeight(language, inputs) }))
  const best = weights.reduce((one, other) => (other.weight > one.weight ? other : one))
  return best.weight > 0 ? best.language : offered[0]
}

function toAcceptedLanguage(range: string): AcceptedLanguage {
  const [tag = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
  const weight = quality === undefined ? 1 : Number(quality)
  return { tag, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}

/** The most exact wish that concerns the language decides. */
function readWeight(language: string, inputs: AcceptedLanguage[]): number {
  const tag = language.toLowerCase()
  const exact = inputs.find((input) => input.tag === tag)
  const same = inputs.filter((input) => input.tag !== '*' && primary(input.tag) === primary(tag))
  const any = inputs.find((input) => input.tag === '*')
  return exact?.weight ?? (same.length > 0 ? Math.max(...same.map(({ weight }) => weight)) : any?.weight) ?? 0
}

const primary = (tag: string) => tag.split('-', 1)[0]
