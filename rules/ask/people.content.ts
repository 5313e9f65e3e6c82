import { type Rule, rule } from '#rules/ask/rule.ts'

const adultAge = 18
const adolescentAge = 12
const largestParty = 20

const children = 'enfant|fils|fille|petit|petite|garcon|ado|bebe'

function youngest(ages: number[]) {
  const isChild = ages.every((age) => Number.isInteger(age) && age < adultAge)
  return ages.length > 0 && isChild ? { age: String(Math.min(...ages)) } : null
}

const party = (count: number | undefined) =>
  count !== undefined && Number.isInteger(count) && count >= 1 && count <= largestParty
    ? { travelers: String(count) }
    : null

/** Units of other rules: « à 4 h de train » is no number of travellers. */
const unitsOfOthers = 'heure|h|km|jour|j|semaine|ans|an|euro|minutes'

export const people: Rule[] = [
  rule(
    'children',
    [1, 2, 3, 4].flatMap((count) => {
      const ages = `${children} de ${Array(count).fill('#n').join(' et|ou|a ')} ans|an`
      return [ages, `#n ${ages}`]
    }),
    // Without their number, the words are even in number.
    ({ numbers, length }) => youngest(numbers.slice(length % 2)),
  ),
  rule('age', ['#n ans|an', '#n et|ou #n ans'], ({ numbers }) => youngest(numbers)),
  rule('adolescents', ['ado|adolescent|adolescente'], () => ({
    age: String(adolescentAge),
  })),
  rule('family', ['en? famille|familial|familiale', '#n? enfant'], () => ({
    family_friendly: 'true',
  })),
  rule('without-parents', ['sans les|mes|nos|leurs? parent', 'colo|colonie'], () => ({
    expedition_type: 'sans-les-parents',
  })),
  rule('without-children', ['sans les|mes|nos|d|des? enfant', 'entre adultes'], () => ({
    expedition_type: 'expedition',
  })),
  rule(
    'travellers',
    [
      'a|pour|sommes|est|serons|sera? #n personne|adultes|voyageur|amis|amies|copains|copines',
      'en? couple|amoureux|duo',
      'seul|seule|solo',
      `a|pour|sommes|est|serons|sera #n !${unitsOfOthers}`,
    ],
    ({ numbers: [count], words }) => {
      if (words.has('un') || words.has('une')) return null
      return party(count ?? (words.has('seul') || words.has('seule') || words.has('solo') ? 1 : 2))
    },
  ),
  rule('setting', ['en? base camp', 'camp de base', 'en? itinerance|itinerant|itinerante'], ({ words }) => ({
    expedition_type: words.has('camp') ? 'en-base-camp' : 'en-itinerance',
  })),
]
