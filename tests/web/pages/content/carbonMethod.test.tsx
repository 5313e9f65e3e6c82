import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { nightFactors, transportFactors } from '#rules/carbonFactors.content.ts'
import { stand } from '#tests/web/stand.tsx'
import { Page } from '#web/pages/content/CarbonMethodPage.tsx'

const listRows = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('lists each factor of the rules with its source', () => {
  stand(<Page />, { at: '/methode-carbone' })
  expect(listRows('Trains, cars et ferries')).toHaveLength(Object.keys(transportFactors).length)
  expect(listRows('Trains, cars et ferries')[2]).toEqual([
    'TER',
    '0,02769',
    'ADEME, Impact CO2 (usage 0,0229 + construction 0,00479)',
  ])
  expect(listRows('Nuits')).toHaveLength(Object.keys(nightFactors).length)
  expect(listRows('Nuits').every(([name]) => name !== undefined && /^[A-ZÉ]/.test(name))).toBe(true)
  expect(listRows('Repas')[0]?.slice(0, 2)).toEqual(['Repas végétarien', '0,51'])
  expect(listRows('Guide et agence')[1]?.slice(0, 2)).toEqual([
    'Agence, par jour d’aventure',
    '0,5 (0,2 à 1,5)',
  ])
})
