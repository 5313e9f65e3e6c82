import { expect, test } from 'vitest'
import { matching } from '#web/pages/content/faq.rules.ts'

const themes = [
  {
    title: 'Payer',
    questions: [
      { id: 'acompte', question: 'Combien à la réservation ?', answer: 'Un acompte de 30 %.' },
      { id: 'cartes', question: 'Quelles cartes ?', answer: 'Visa, et l’Amex.' },
    ],
  },
  { title: 'Venir', questions: [{ id: 'train', question: 'En train ?', answer: 'Oui, à la réservation.' }] },
]

test.each([
  ['', ['acompte', 'cartes', 'train']],
  ['   ', ['acompte', 'cartes', 'train']],
  ['RESERVATION', ['acompte', 'train']],
  ['réservation acompte', ['acompte']],
  ["l'amex", ['cartes']],
  ['ballon', []],
])('« %s »', (query, found) => {
  expect(matching(themes, query).flatMap(({ questions }) => questions.map(({ id }) => id))).toEqual(found)
})

test('omits a theme without questions', () => {
  expect(matching(themes, 'amex').map(({ title }) => title)).toEqual(['Payer'])
})
