import { describe, expect, test } from 'vitest'
import { readAgencySettings } from '#api/modules/agency/settings/agencySettings.domain.ts'
import { readSalesSettings } from '#api/modules/agency/settings/salesSettings.domain.ts'
import { type AgencySettings, defaultAgency, defaultSales, type SalesSettings } from '#schema/settings.ts'

describe('the agency', () => {
  test.each<[string, Partial<AgencySettings>, Partial<AgencySettings>]>([
    ['blanks around and inside a name', { name: '  Cimes   et vallées ' }, { name: 'Cimes et vallées' }],
    ['an address in capitals', { email: 'Bonjour@Cimes.FR' }, { email: 'bonjour@cimes.fr' }],
    ['no link', { youtube: '' }, { youtube: '' }],
    ['no guarantor', { guarantor: ' ' }, { guarantor: '' }],
    ['days in any order', { weekdays: [6, 1] }, { weekdays: [1, 6] }],
    [
      'closed days in any order',
      { closed_days: ['2027-12-31', '2027-12-24'] },
      { closed_days: ['2027-12-24', '2027-12-31'] },
    ],
  ])('stores %s', (_case, change, stored) => {
    const { value, faults } = readAgencySettings(defaultAgency, change)
    expect(faults).toEqual({})
    expect(value).toEqual({ ...defaultAgency, ...stored })
  })

  test.each<[Partial<AgencySettings>]>([
    [{ name: 'E' }],
    [{ name: ' ' }],
    [{ legal_name: 'x'.repeat(121) }],
    [{ street: 'rue\u0000' }],
    [{ email: 'bonjour' }],
    [{ phone: '04 00' }],
    [{ siren: '12345' }],
    [{ vat_number: '12' }],
    [{ registration: 'IM07' }],
    [{ guarantor: 'x'.repeat(201) }],
    [{ instagram: 'javascript:alert(1)' }],
    [{ facebook: 'http://www.facebook.com/x' }],
    [{ opens_at: 12 }],
    [{ closes_at: 14 }],
    [{ weekdays: [] }],
    [{ weekdays: [1, 1] }],
    [{ weekdays: [0] }],
    [{ closed_days: ['2027-12-24', '2027-12-24'] }],
  ])('refuses %o by the name of its field', (change) => {
    expect(Object.keys(readAgencySettings(defaultAgency, change).faults)).toEqual(Object.keys(change))
  })

  test('reports each field that breaks a rule, among those sent', () => {
    const broken = { ...defaultAgency, siren: '' }
    expect(readAgencySettings(broken, { name: '', email: 'x' }).faults).toEqual({
      name: 'Ce champ est obligatoire.',
      email: 'Cette adresse n’est pas valable.',
    })
  })
})

const tiers = (...rows: [days: number, percent: number][]) => ({
  tiers: rows.map(([days_left, kept_percent]) => ({ days_left, kept_percent })),
})

describe('sales', () => {
  test.each<[string, Partial<SalesSettings>]>([
    ['one tier', tiers([0, 100])],
    ['a free first tier', tiers([60, 0], [30, 40], [0, 90])],
    ['a deposit of all', { deposit_percent: 100 }],
    ['no reminder', { reminder_days: [] }],
    ['no free hours', { free_hours: 0 }],
  ])('stores %s', (_case, change) => {
    const { value, faults } = readSalesSettings(defaultSales, change)
    expect(faults).toEqual({})
    expect(value).toEqual({ ...defaultSales, ...change })
  })

  test.each<[string, Partial<SalesSettings>, string[]]>([
    ['a deposit of nothing', { deposit_percent: 4 }, ['deposit_percent']],
    ['a deposit above the price', { deposit_percent: 101 }, ['deposit_percent']],
    ['a balance due too early', { balance_days: 121 }, ['balance_days']],
    ['free hours without an end', { free_hours: 721 }, ['free_hours']],
    ['negative days', { free_days: -1 }, ['free_days']],
    ['an option of no hour', { option_hours: 0 }, ['option_hours']],
    ['no tier', { tiers: [] }, ['tiers']],
    ['nine tiers', tiers(...Array.from({ length: 9 }, (_, i): [number, number] => [8 - i, i])), ['tiers']],
    ['days that increase', tiers([15, 30], [31, 50], [0, 100]), ['tiers.1.days_left']],
    ['equal days', tiers([31, 30], [31, 50], [0, 100]), ['tiers.1.days_left']],
    ['percentages that decrease', tiers([31, 50], [15, 30], [0, 100]), ['tiers.1.kept_percent']],
    ['equal percentages', tiers([31, 50], [0, 50]), ['tiers.1.kept_percent']],
    ['more than the price', tiers([31, 50], [0, 101]), ['tiers.1.kept_percent']],
    ['a last tier before the first day', tiers([31, 50], [7, 100]), ['tiers.1.days_left']],
    ['a negative percentage', tiers([31, -1], [0, 100]), ['tiers.0.kept_percent']],
    ['more than a year', tiers([366, 10], [0, 100]), ['tiers.0.days_left']],
    ['reminders in another order', { reminder_days: [35, 45] }, ['reminder_days']],
    ['six reminders', { reminder_days: [60, 50, 40, 30, 20, 10] }, ['reminder_days']],
    ['a reminder on the first day', { reminder_days: [0] }, ['reminder_days']],
  ])('refuses %s', (_case, change, fields) => {
    expect(Object.keys(readSalesSettings(defaultSales, change).faults)).toEqual(fields)
  })
})
