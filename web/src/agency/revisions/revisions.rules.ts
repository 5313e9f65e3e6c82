import { diffWordsWithSpace } from 'diff'
import type { Content } from '#web/agency/editor/content.ts'
import { labelOfPath, shownValue } from '#web/agency/editor/labels.rules.ts'
import { messages } from '#web/agency/revisions/messages.ts'
import { money } from '#web/lib/format/format.ts'

export type Part = { text: string; kind: 'same' | 'removed' | 'added' }
export type Difference = { label: string; parts: Part[] }

/** Fields that differ between two contents, each with its words that were removed and added. */
export function listDifferences(from: Content, to: Content): Difference[] {
  const [before, after] = [toTexts(from), toTexts(to)]
  const labels = [...new Set([...before.keys(), ...after.keys()])]
  return labels
    .filter((label) => before.get(label) !== after.get(label))
    .map((label) => ({ label, parts: wordsBetween(before.get(label) ?? '', after.get(label) ?? '') }))
}

/** Words of two texts in one order. */
export const wordsBetween = (before: string, after: string): Part[] =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) => ({
    text: value,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }))

/** A content as texts by label: a day has a text of its own, a list a line an item. */
function toTexts({ programme, ...content }: Content): Map<string, string> {
  const fields = Object.entries(content).map(
    ([name, value]) => [labelOfPath(name), toText(name, value)] as const,
  )
  const days = programme.map((day, index) => [labelOfPath(`programme.${index}`), shownDay(day)] as const)
  return new Map([...fields, ...days])
}

function toText(name: string, value: unknown): string {
  if (value === null || value === '') return ''
  if (name === 'priceCents' && typeof value === 'number') return money(value / 100)
  if (name === 'route') return shownRoute(value)
  return Array.isArray(value)
    ? value.map((item) => shownValue(name, item)).join('\n')
    : shownValue(name, value)
}

const isRoute = (value: unknown): value is NonNullable<Content['route']> =>
  typeof value === 'object' && value !== null && 'points' in value && 'tracks' in value

function shownRoute(value: unknown): string {
  if (!isRoute(value)) return ''
  const places = value.points.map(({ label }) => label).join(' – ')
  return messages.points(places, value.tracks.flat().length)
}

/** The texts and figures of a day, a line each, without those that are empty. */
const shownDay = (day: Content['programme'][number]): string =>
  Object.values(day)
    .map((part) => (Array.isArray(part) ? part.join(', ') : part))
    .filter((part) => part !== null && part !== '')
    .join('\n')

/** The version to compare with, as the address names it; otherwise the one before `to`. */
export function readCompared(params: URLSearchParams, numbers: readonly number[]) {
  const read = (name: string) => numbers.find((number) => String(number) === params.get(name))
  const to = read('a') ?? numbers[0]
  const from = read('de') ?? numbers.find((number) => to !== undefined && number < to)
  return { from, to }
}
