import { expect, test } from 'vitest'
import { getTimeZone, middleNight, skySentence } from '#rules/sky.ts'

const light = { daylightMinutes: 927, moonPercent: 72, darkHours: 5.7, moonlessHours: 3.1 }
const watcher = { latitude: 45.4, hasAuroras: false, isUnderStars: false }
const north = { latitude: 68.4, hasAuroras: true }

type Case = [expected: string, light: Partial<typeof light>, watcher?: Partial<typeof watcher>]

test.each<Case>([
  ['15 h 27 de jour, lune à 72 %', {}],
  ['15 h 00 de jour, lune à 0 %', { daylightMinutes: 900, moonPercent: 0 }],
  ['1 h 05 de jour, lune à 15 %', { daylightMinutes: 65, moonPercent: 15 }],
  ['Le soleil ne se lève pas, lune à 72 %', { daylightMinutes: 0 }],
  ['Le soleil ne se couche pas, lune à 72 %', { daylightMinutes: 1_440 }],
  ['Nuit noire : idéal pour les aurores', { darkHours: 15.2, moonlessHours: 12.9 }, north],
  ['Nuit noire : idéal pour les aurores', { moonlessHours: 4 }, north],
  ['La lune (67 %) gênera les aurores faibles', { moonPercent: 67, darkHours: 7, moonlessHours: 0 }, north],
  ['La lune (72 %) gênera les aurores faibles', { darkHours: 4, moonlessHours: 3.9 }, north],
  ['Nuits trop claires pour des aurores', { darkHours: 3.9, moonlessHours: 3.9 }, north],
  [
    'Nuits trop claires pour des aurores',
    { darkHours: 0, moonlessHours: 0 },
    { latitude: 64, hasAuroras: true },
  ],
  ['15 h 27 de jour, lune à 72 %', {}, { latitude: 63.9, hasAuroras: true }],
  ['Ciel d’étoiles', { moonlessHours: 2 }, { isUnderStars: true }],
  ['15 h 27 de jour, lune à 72 %', { moonlessHours: 1.9 }, { isUnderStars: true }],
  ['Nuits trop claires pour des aurores', { darkHours: 3 }, { ...north, isUnderStars: true }],
])('says « %s »', (expected, lights, who = {}) => {
  const sentence = skySentence({ ...light, ...lights }, { ...watcher, ...who })
  expect(sentence.replaceAll('\u00a0', ' ')).toBe(expected)
})

test.each([
  ['2027-07-10', '2027-07-15', '2027-07-12'],
  ['2027-09-18', '2027-09-26', '2027-09-21'],
  ['2027-12-28', '2028-01-04', '2027-12-31'],
  ['2027-07-10', '2027-07-11', '2027-07-10'],
  ['2027-07-10', '2027-07-10', '2027-07-10'],
  ['2027-03-26', '2027-03-29', '2027-03-27'],
])('takes from %s to %s the night of %s', (start, end, night) => {
  expect(middleNight(start, end).toISOString()).toBe(`${night}T22:00:00.000Z`)
})

test('reads no night from days that are none', () => {
  expect(middleNight('', '')).toEqual(new Date(Number.NaN))
})

test.each([
  ['AT', 'Europe/Vienna'],
  ['CH', 'Europe/Zurich'],
  ['ES', 'Europe/Madrid'],
  ['FI', 'Europe/Helsinki'],
  ['FR', 'Europe/Paris'],
  ['GB', 'Europe/London'],
  ['GR', 'Europe/Athens'],
  ['IS', 'Atlantic/Reykjavik'],
  ['IT', 'Europe/Rome'],
  ['NO', 'Europe/Oslo'],
  ['PT', 'Europe/Lisbon'],
  ['RO', 'Europe/Bucharest'],
  ['SE', 'Europe/Stockholm'],
  ['SI', 'Europe/Ljubljana'],
  ['XX', 'Europe/Paris'],
  [undefined, 'Europe/Paris'],
])('gives %s the time zone %s', (country, zone) => expect(getTimeZone(country)).toBe(zone))
