import { describe, expect, it } from 'vitest'
import { counted, decimal, monthAndYear, number, shortDay } from '#web/lib/format.ts'
import { inParis } from '#web/lib/supportHours.ts'

const asOurs = (text: string) => text.replaceAll('\u202f', '\u00a0')

/** What is written without `Intl` is what it would have written. */
describe('French formats', () => {
  const values = [0, 0.4, 1, 1.5, 2, 4.35, 9.95, 12, 999, 999.95, 1_000, 1_234.25, 98_765, 1_234_567.89]

  it.each(values)('%d', (value) => {
    const whole = new Intl.NumberFormat('fr-FR', { maximumFractionDigits: 0 })
    const tenths = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
    const isOne = new Intl.PluralRules('fr').select(value) === 'one'
    expect(number(value)).toBe(asOurs(whole.format(value)))
    expect(decimal(value)).toBe(asOurs(tenths.format(value)))
    expect(counted(value, 'avis', 'AVIS').endsWith('avis')).toBe(isOne)
  })

  it.each(Array.from({ length: 12 }, (_, month) => month))('month %d', (month) => {
    const date = new Date(Date.UTC(2027, month, 3))
    const named = (style: 'short' | 'long') =>
      new Intl.DateTimeFormat('fr-FR', { month: style, timeZone: 'UTC' }).format(date)
    const day = date.toISOString().slice(0, 10)
    expect(shortDay(day)).toBe(`3\u00a0${named('short')} 2027`)
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
})
