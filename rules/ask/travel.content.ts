import { entryAt } from '#rules/ask/lexicon.ts'
import { type Rule, rule } from '#rules/ask/rule.ts'
import { lastGlued, phraseAt } from '#rules/ask/tokens.ts'
import type { Values } from '#rules/ask/values.ts'

/** Hours of train for « pas loin ». */
const nearHours = 4
const mostHours = 99.99

const openings = [
  ['depuis'],
  ['au', 'depart', 'de'],
  ['au', 'depart', 'd'],
  ['en', 'partant', 'de'],
  ['en', 'partant', 'd'],
  ['je', 'pars', 'de'],
  ['j', 'habite', 'a'],
]

/** The city of departure; a city without train journeys is not searched. */
const city: Rule = {
  name: 'city',
  readAt(tokens, at, { lexicon }) {
    const opening = phraseAt(openings, tokens, at)
    const index = at + (opening?.length ?? 0)
    const token = tokens[index]
    if (!opening || !token || token.isBarrier || token.number !== null) return null
    const found = lexicon && entryAt(lexicon.cities, tokens, index)
    if (found) return { length: index + found.words.length - at, values: found.values }
    return { length: lastGlued(tokens, index) + 1 - at, values: null }
  },
}

function within(hours: number): Values | null {
  const rounded = Math.round(hours * 100) / 100
  return rounded > 0 && rounded <= mostHours ? { max_train_hours: String(rounded) } : null
}

const hours = '#n heure|h'
const byTrain = 'de? train? !marche|de|d|a'

export const travel: Rule[] = [
  city,
  rule(
    'train-hours',
    [
      `a? moins de ${hours} ${byTrain}`,
      `a? ${hours} maximum|maxi|max ${byTrain}`,
      `a? maximum|maxi|max ${hours} ${byTrain}`,
      `au plus ${hours} ${byTrain}`,
      `a? ${hours} de|en train maximum|maxi|max?`,
    ],
    ({ numbers: [most = 0] }) => within(most),
  ),
  rule('near', ['pas trop? loin', 'pres de chez moi|nous', 'a cote de chez moi|nous'], () =>
    within(nearHours),
  ),
  rule('fewest-co2', ['le? moins de|d? co2|carbone', 'bas carbone'], () => ({
    sort: 'co2',
  })),
  rule('confirmed', ['depart confirme|garanti|assure'], () => ({
    confirmed: 'true',
  })),
  rule('last-minute', ['derniere minute', 'prochain depart'], () => ({
    sort: 'next_departure',
  })),
  rule('best-rated', ['le|les? mieux note|notee', 'meilleurs|meilleures avis|notes'], () => ({
    sort: 'rating',
  })),
  rule('newest', ['nouveaute', 'nouvelle aventure'], () => ({
    sort: 'newest',
  })),
]
