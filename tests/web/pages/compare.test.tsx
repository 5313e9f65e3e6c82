import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { compared } from '#tests/web/pages/compared.ts'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/ComparePage.tsx'
import { compareSearch, listRows, readTrips } from '#web/pages/compare.rules.ts'
import { findSeason } from '#web/pages/season.rules.ts'

const plain = (text: string | null | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ')

test.each([
  [null, [], false],
  ['', [], false],
  ['vanoise', ['vanoise'], false],
  ['vanoise,morbihan,vanoise', ['vanoise', 'morbihan'], false],
  ['a,b,c,d,e', ['a', 'b', 'c', 'd'], true],
  ['a,../x,b c,d', ['a', 'd'], false],
])('the address « %s » compares %j', (requested, slugs, isCut) => {
  expect(readTrips(requested)).toEqual({ slugs, isCut })
})

test('an address holds the city and the choice of rows', () => {
  const present = new URLSearchParams('trips=a,b&from=lyon&page=2')
  expect(compareSearch(['b'], present)).toBe('?trips=b&from=lyon')
  expect(compareSearch(['a', 'b'], present, true)).toBe('?trips=a,b&from=lyon&differences=1')
  expect(compareSearch([])).toBe('')
})

test.each([
  [[], null],
  [[5], 'mai'],
  [[6, 7, 8, 9], 'juin à septembre'],
  [[1, 12], 'décembre et janvier'],
  [[1, 2, 3, 5, 12], 'mai, décembre à mars'],
  [[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 'toute l’année'],
])('departures in the months %j have the season « %s »', (months, season) => {
  expect(findSeason(months)).toBe(season)
})

const vanoise = compared({})
const morbihan = compared({
  id: '2',
  slug: 'morbihan',
  name: 'Morbihan',
  price: 345,
  minPrice: 345,
  durationDays: 3,
  level: 2,
  departureMonths: [],
  days: null,
  carbon: { __typename: 'CarbonLabel', totalKg: 13.8, notCounted: [] },
  bestTrainAccess: { __typename: 'TrainAccess', city: 'Paris', hours: 3.5, kgCo2e: 1.4 },
  trainAccess: [],
})

describe('the rows', () => {
  const toTexts = (rows: ReturnType<typeof listRows>) =>
    Object.fromEntries(
      rows.map(({ title, cells }) => [
        plain(title),
        cells.map(({ text, isLowest }) => `${plain(text)}${isLowest ? ' *' : ''}`),
      ]),
    )

  const sky = 'Ciel d’étoiles. Soleil de 05:40 à 21:30, heure de Paris'

  test('name the lowest price, price a day, journey and CO2', () => {
    expect(toTexts(listRows([vanoise, morbihan], null, false))).toEqual({
      'Prix, à partir de': ['870 €', '345 € *'],
      'Prix par jour': ['148 €', '115 € *'],
      'Prochain départ': ['26 juin, 1 place', '26 juin, 1 place'],
      'Ciel de ces dates': [sky, sky],
      Durée: ['6 jours', '3 jours'],
      Niveau: ['3/5, soutenu', '2/5, facile'],
      'Plus longue journée': ['7 h, jour 5', 'Non précisé'],
      'Trajet, l’aller': ['3 h 15 depuis Lyon *', '3 h 30 depuis Paris'],
      'CO₂ du trajet': ['6,6 kg', '1,4 kg *'],
      'Étiquette carbone': ['50,1 kg', '13,8 kg *'],
      Nuits: ['refuge', 'refuge'],
      Groupe: ['5 à 10 personnes', '5 à 10 personnes'],
      Âge: ['Adultes', 'Adultes'],
      Saison: ['juin et juillet', 'Non précisé'],
      Avis: ['4,6/5, 5 avis', '4,6/5, 5 avis'],
      Compris: ['Le guide · Les repas', 'Le guide · Les repas'],
    })
  })

  test('price a day of the Kungsleden at 158 €', () => {
    const kungsleden = compared({ id: '3', price: 1420, minPrice: 1349, durationDays: 9 })
    expect(toTexts(listRows([vanoise, morbihan, kungsleden], null, false))['Prix par jour']).toEqual([
      '148 €',
      '115 € *',
      '158 €',
    ])
  })

  test('with the differences alone are those whose texts differ', () => {
    const titles = listRows([vanoise, morbihan], null, true).map(({ title }) => plain(title))
    expect(titles).not.toContain('Nuits')
    expect(titles).toContain('Prix, à partir de')
    expect(listRows([vanoise, { ...vanoise, id: '3' }], null, true)).toEqual([])
  })

  test('leave out the criteria that no expedition has, and mark no equal amounts', () => {
    const bare = { ...vanoise, included: [], days: null, bestTrainAccess: null, trainAccess: [] }
    const rows = toTexts(listRows([bare, bare], null, false))
    expect(Object.keys(rows)).not.toContain('Compris')
    expect(Object.keys(rows)).not.toContain('Trajet, l’aller')
    expect(rows['Prix, à partir de']).toEqual(['870 €', '870 €'])
  })

  test('leave out a label that is not whole', () => {
    const partial = compared({
      carbon: { __typename: 'CarbonLabel', totalKg: 30, notCounted: ['ACCESS'] },
    })
    expect(toTexts(listRows([partial, morbihan], null, false))['Étiquette carbone']).toEqual([
      'Non précisé',
      '13,8 kg',
    ])
  })

  test('begin the journey in the city of the address', () => {
    expect(toTexts(listRows([vanoise], 'strasbourg', false))['Trajet, l’aller']).toEqual([
      '7 h 20 depuis Strasbourg',
    ])
  })
})

describe('the page', () => {
  const answers = (...found: unknown[]) => ({ ComparePage: () => ({ expeditionsByIds: found }) })

  test('is a table with a column for each expedition, in the order of the address', async () => {
    const { requested } = stand(<Page />, {
      at: '/comparer?trips=vanoise,morbihan',
      answers: answers(vanoise, morbihan),
    })
    const table = within(await screen.findByRole('table'))
    const headings = table.getAllByRole('columnheader').slice(1)
    expect(headings.map((each) => within(each).getAllByRole('link')[0]?.textContent)).toEqual([
      'Les balcons de la Vanoise',
      'Morbihan',
    ])
    expect(requested).toEqual([['ComparePage', { trips: ['vanoise', 'morbihan'], from: null }]])
    expect(table.getAllByText('le plus bas')).toHaveLength(5)
    const remove = screen.getByRole('link', { name: 'Retirer Morbihan de la comparaison' })
    expect(remove.getAttribute('href')).toBe('/comparer?trips=vanoise')
  })

  test('shows the differences alone by a link, and everything again', async () => {
    stand(<Page />, { at: '/comparer?trips=vanoise,morbihan', answers: answers(vanoise, morbihan) })
    await userEvent.click(await screen.findByRole('link', { name: 'Seulement les différences' }))
    expect(screen.queryByRole('rowheader', { name: 'Nuits' })).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'Tous les critères' }))
    expect(screen.getByRole('rowheader', { name: 'Nuits' })).toBeTruthy()
  })

  test('reports a fifth expedition that is left out, and unknown ones', async () => {
    stand(<Page />, { at: '/comparer?trips=a,b,c,d,e', answers: answers(vanoise, null, morbihan, null) })
    expect(await screen.findByText('2 de ces aventures n’existent plus.')).toBeTruthy()
    expect(screen.getByText('Nous avons gardé les quatre premières.')).toBeTruthy()
    expect(screen.getByRole('table')).toBeTruthy()
  })

  test('leads to the catalogue without an expedition, and requests nothing', () => {
    const { requested } = stand(<Page />, { at: '/comparer' })
    expect(screen.getByText(/^Rien à comparer/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Voir toutes les aventures' })).toBeTruthy()
    expect(requested).toEqual([])
  })

  test('reports that one expedition is too few', async () => {
    stand(<Page />, { at: '/comparer?trips=vanoise', answers: answers(vanoise) })
    expect(await screen.findByText(/^Il faut deux aventures/)).toBeTruthy()
    expect(screen.getByRole('table')).toBeTruthy()
  })

  test('offers a retry where the gateway fails', async () => {
    stand(<Page />, { at: '/comparer?trips=vanoise,morbihan', answers: { ComparePage: 'fails' } })
    expect(await screen.findByText('La comparaison n’a pas pu être chargée.')).toBeTruthy()
    expect(screen.getByRole('button', { name: /Réessayer/ })).toBeTruthy()
  })
})
