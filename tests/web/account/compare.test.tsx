// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { stand } from '#tests/web/stand.tsx'
import { Compare } from '#web/pages/account/Compare.tsx'
import { comparedOf, withCompared } from '#web/pages/account/favourites.rules.ts'
import { expedition } from './favourite.ts'

const expeditions = ['1', '2', '3', '4'].map((id) => ({ id }))

test.each([
  [null, []],
  ['', []],
  ['2', ['2']],
  ['3,1', ['3', '1']],
  ['3,3,1', ['3', '1']],
  ['9,../1,2', ['2']],
  ['1,2,3,4', ['1', '2', '3']],
])('the address %s compares %j', (requested, ids) => {
  expect(comparedOf(expeditions, requested).map(({ id }) => id)).toEqual(ids)
})

test.each([
  [[], '1', '1'],
  [['1'], '2', '1,2'],
  [['1', '2'], '1', '2'],
  [['1'], '1', ''],
])('%j with a click on %s is « %s »', (ids, id, value) => {
  expect(withCompared(ids, id)).toBe(value)
})

test('a table has a column for each trip and a row for each criterion', () => {
  const onRemove = vi.fn()
  const next = { id: '5', startDate: '2027-07-03', availableCount: 2, isConfirmed: true, missingToConfirm: 0 }
  const igloo = expedition({
    id: '2',
    slug: 'igloo',
    name: 'Igloo',
    type: 'EN_BASE_CAMP',
    ageMinChild: 8,
    reviewCount: 0,
    nextDepartures: [{ __typename: 'Departure', ...next }],
    bestTrainAccess: {
      __typename: 'TrainAccess',
      label: null,
      modes: [],
      city: 'Lyon',
      hours: 2,
      kgCo2e: 12,
    },
  })
  stand(<Compare expeditions={[expedition({}), igloo]} onRemove={onRemove} />)
  const table = within(screen.getByRole('table'))
  expect(table.getByRole('link', { name: 'Igloo' }).getAttribute('href')).toBe('/expeditions/igloo')
  const rows = table.getAllByRole('row').slice(1)
  expect(rows.map((row) => [...row.children].map(({ textContent }) => textContent))).toEqual([
    ['Durée', '6\u00a0jours', '6\u00a0jours'],
    ['Niveau', '3/5, soutenu', '3/5, soutenu'],
    ['À partir de', '1\u202f290\u00a0€', '1\u202f290\u00a0€'],
    ['Prochain départ', 'Pas de date pour le moment', '03/07/2027'],
    ['Avis', '4,6/5, 5\u00a0avis', 'Pas encore d’avis'],
    ['CO₂ en train', 'Non précisé', '12\u00a0kg depuis Lyon'],
    ['Âge', 'Adultes', 'Dès 8\u00a0ans'],
  ])
  table.getByRole('button', { name: 'Retirer Igloo de la comparaison' }).click()
  expect(onRemove).toHaveBeenCalledWith('2')
})
