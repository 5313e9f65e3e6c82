import { describe, expect, it } from 'vitest'
import { inParis, parisDay, parisHour } from '#schema/paris.ts'
import { dayAndHour } from '#web/lib/format/dayAndHour.ts'
import {
  counted,
  dateRange,
  datesWithDays,
  decimal,
  fromPrice,
  money,
  monthAndYear,
  number,
  shortDay,
  singleDay,
  toPrice,
} from '#web/lib/format/format.ts'

/** Formats without `Intl` equal those of `Intl`. */
describe('French formats', () => {
  const values = [0, 0.4, 1, 1.5, 2, 4.35, 9.95, 12, 999, 999.95, 1_000, 1_234.25, 98_765, 1_234_567.89]

  it.each(values)('%d', (value) => {
    const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
    const tenths = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    const isOne = new Intl.PluralRules('fr').select(value) === 'one'
    expect(number(value)).toBe(whole.format(value))
    expect(decimal(value)).toBe(tenths.format(value))
    expect(counted(value, 'avis', 'AVIS').endsWith('avis')).toBe(isOne)
  })

  it.each(Array.from({ length: 12 }, (_, month) => month))('month %d', (month) => {
    const date = new Date(Date.UTC(2027, month, 3))
    const named = (style: 'short' | 'long') =>
      new Intl.DateTimeFormat('fr-FR', { month: style, timeZone: 'UTC' }).format(date)
    const day = date.toISOString().slice(0, 10)
    expect(shortDay(day)).toBe(`3\u00a0${named('short')}`)
    expect(monthAndYear(day)).toBe(`${named('long')} 2027`)
  })

  it('the hour in Paris, on both sides of each change', () => {
    const platform = new Intl.DateTimeFormat('sv', {
      timeZone: 'Europe/Paris',
      dateStyle: 'short',
      timeStyle: 'medium',
    })
    const hourMs = 3_600_000
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2031, 0, 1); at += hourMs)
      expect(inParis(new Date(at)).toISOString().slice(0, 19)).toBe(platform.format(at).replace(' ', 'T'))
  })

  it.each([
    [{ price: 990, minPrice: 870 }, '870\u00a0€', 'À partir de 870\u00a0€'],
    [{ price: 990, minPrice: null }, '990\u00a0€', 'À partir de 990\u00a0€'],
    [{ price: 0, minPrice: 870 }, '870\u00a0€', 'À partir de 870\u00a0€'],
    [{ price: 0, minPrice: null }, 'Prix sur demande', 'Prix sur demande'],
    [{ price: 0, minPrice: 0 }, 'Prix sur demande', 'Prix sur demande'],
  ])('formats the price of %j as %s', (expedition, price, from) => {
    expect(toPrice(expedition)).toBe(price)
    expect(fromPrice(expedition)).toBe(from)
  })
})

describe('days and money as section 9 and D78 write them', () => {
  it.each([
    ['2027-07-03', '03/07/2027'],
    ['2027-12-31', '31/12/2027'],
    ['2027-01-01', '01/01/2027'],
    ['2028-02-29', '29/02/2028'],
    ['2027-02-29', 'Dates à venir'],
    ['2027-7-3', 'Dates à venir'],
    ['', 'Dates à venir'],
    [null, 'Dates à venir'],
    [undefined, 'Dates à venir'],
  ])('writes the single day %s as %s', (day, reported) => {
    expect(singleDay(day)).toBe(reported)
  })

  it.each([
    ['2027-07-03', '2027-07-09', 'Du 3\u00a0juil. au 9\u00a0juil. 2027'],
    ['2026-12-28', '2027-01-03', 'Du 28\u00a0déc. 2026 au 3\u00a0janv. 2027'],
    ['2027-06-26', '2027-07-01', 'Du 26\u00a0juin au 1er\u00a0juil. 2027'],
    ['2027-07-03', null, 'Dates à venir'],
    ['soon', '2027-07-09', 'Dates à venir'],
  ])('writes the range %s to %s as %s', (start, end, reported) => {
    expect(dateRange(start, end)).toBe(reported)
  })

  it.each([
    ['2027-06-12', '2027-06-19', 'sam.\u00a012 – sam.\u00a019\u00a0juin'],
    ['2027-06-26', '2027-07-01', 'sam.\u00a026\u00a0juin – jeu.\u00a01er\u00a0juil.'],
    ['2026-12-28', '2027-01-03', 'lun.\u00a028\u00a0déc.\u00a02026 – dim.\u00a03\u00a0janv.\u00a02027'],
    ['2027-07-03', null, 'Dates à venir'],
    ['soon', '2027-07-09', 'Dates à venir'],
  ])('writes the days of the week from %s to %s as %s', (start, end, reported) => {
    expect(datesWithDays(start, end)).toBe(reported)
  })

  it.each([
    ['2026-07-10T21:59:59.999Z', '2026-07-10'],
    ['2026-07-10T22:00:00.000Z', '2026-07-11'],
    ['2026-12-31T22:59:59.000Z', '2026-12-31'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
    ['2026-07-11T01:30:00+05:00', '2026-07-10'],
  ])('takes %s for the day %s in Paris', (instant, day) => {
    expect(parisDay(instant)).toBe(day)
  })

  it.each([
    ['2027-03-28T00:59:59Z', '01:59'],
    ['2027-03-28T01:00:00Z', '03:00'],
    ['2027-10-31T00:59:00Z', '02:59'],
    ['2027-10-31T01:00:00Z', '02:00'],
    ['2026-12-31T23:04:00Z', '00:04'],
  ])('takes %s for the hour %s in Paris', (instant, hour) => {
    expect(parisHour(instant)).toBe(hour)
  })

  it('writes an instant with the day and the hour in Paris', () => {
    expect(dayAndHour('2026-07-10T22:05:00Z')).toBe('11/07/2026 00:05')
  })

  it.each([
    [0, '0\u00a0€'],
    [590, '590\u00a0€'],
    [1290, '1\u202f290\u00a0€'],
    [-1290, '-1\u202f290\u00a0€'],
    [1234567, '1\u202f234\u202f567\u00a0€'],
  ])('writes %d euros as %s', (euros, reported) => {
    expect(money(euros)).toBe(reported)
  })
})
