import { expect, test } from 'vitest'
import { beforePlainUpstream } from '#tests/gateway/anotherService/beforePlainUpstream.ts'

const current = beforePlainUpstream('token')

test('reads an expedition by its slug at a service that knows ids alone', async () => {
  const { data, errors } = await current().gateway.ask(
    '{ known: expedition(slug: "traversee-des-lofoten") { id name } unknown: expedition(slug: "nulle-part") { id } }',
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({ known: { id: '1', name: 'Traversée des Lofoten' }, unknown: null })
})

test('reads an expedition by the slug of its card, with the fields of the card', async () => {
  await current().gateway.ask('{ expedition(slug: "3") { name } }')
  const { data, errors } = await current().gateway.ask(
    '{ expedition(slug: "grand-nord") { id slug description durationDays departureCount countries { name } averageRating departures { startDate availableCount status } } }',
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({
    expedition: {
      id: '3',
      slug: 'grand-nord',
      description: 'Jusqu’à la mer.',
      durationDays: 7,
      departureCount: 2,
      countries: [{ name: 'Finlande' }],
      averageRating: 4.5,
      departures: [{ startDate: '2027-05-02', availableCount: 2, status: 'OPEN' }],
    },
  })
})
