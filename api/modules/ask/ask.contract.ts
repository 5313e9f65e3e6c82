import { Type } from 'typebox'
import { text } from '#api/contract.ts'

export const AskQuestion = Type.Object({
  text: text(
    'Sentence in French; at most 200 characters are read',
    'une semaine en août avec un enfant de 8 ans',
  ),
  from: Type.Optional(text('City of departure, where the sentence names none', 'lyon')),
})

const parameters = 'Parameters of the catalogue page, in the order of its address'

export const AskAnswer = Type.Object(
  {
    query: text(parameters, 'age=8&start=2027-08-01&leave_by=2027-08-31&duration=6-8'),
    chips: Type.Array(
      Type.Object({
        rule: text('Rule that understood the words', 'weeks'),
        words: text('Words of the sentence', 'une semaine'),
        label: text('Their meaning in French', '6 à 8 jours'),
        query_without: text(`${parameters}, without these words`, 'age=8'),
      }),
      { description: 'Understood words, in the order of the sentence' },
    ),
    rest: text('Words that are searched as text', 'piscine'),
    ignored: Type.Array(text('Words that are not searched', 'sans bivouac'), {
      description: 'Words that are neither understood nor searched, and words that later ones overrule',
    }),
  },
  { title: 'AskAnswer' },
)
