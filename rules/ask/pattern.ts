import { singular, type Token } from '#rules/ask/tokens.ts'
import { monthNames, seasonMonths } from '#rules/ask/words.content.ts'

/** Words that a pattern matched, and the values of its classes in the order of the text. */
export type Match = {
  length: number
  words: Set<string>
  numbers: number[]
  days: number[]
  months: number[]
  seasons: number[]
  years: number[]
  zones: string[]
}

type Atom = {
  /** The values of a class; null for plain words. */
  kind: Kind | null
  isOptional: boolean
  /** The next word must be another one. */
  isRefused: boolean
  fits: (token: Token) => boolean
}
export type Pattern = Atom[]

const isWhole = (value: number | null, min: number, max: number) =>
  value !== null && Number.isInteger(value) && value >= min && value <= max

const classes = {
  '#n': ({ number }: Token) => number !== null,
  '#day': ({ number }: Token) => isWhole(number, 1, 31),
  '#year': ({ number }: Token) => isWhole(number, 2000, 2099),
  '#month': ({ text }: Token) => Object.hasOwn(monthNames, text),
  '#season': ({ text }: Token) => Object.hasOwn(seasonMonths, text),
  '#zone': ({ text }: Token) => /^[abc]$/.test(text),
}
type Kind = keyof typeof classes

const isKind = (name: string): name is Kind => Object.hasOwn(classes, name)

/**
 * Compiles « moins de|d #n jour »: words, in the singular or the plural, or classes in a row, alternatives behind a bar, optional ones with a
 * question mark, and words that must not follow with an exclamation mark.
 */
export function pattern(source: string): Pattern {
  return source.split(' ').map((atom) => {
    const isOptional = atom.endsWith('?')
    const isRefused = atom.startsWith('!')
    const name = atom.slice(isRefused ? 1 : 0, isOptional ? -1 : undefined)
    const words = new Set(name.split('|'))
    const kind = isKind(name) ? name : null
    const isWord = ({ text }: Token) => words.has(text) || words.has(singular(text))
    return { kind, isOptional, isRefused, fits: kind ? classes[kind] : isWord }
  })
}

/** Whether a pattern may begin with a word: one of its atoms as far as the first that is not optional. */
function opens(atoms: Pattern, token: Token): boolean {
  for (const { isOptional, fits } of atoms) {
    if (fits(token)) return true
    if (!isOptional) return false
  }
  return false
}

/**
 * Matches a pattern at a token. An optional word is taken where it stands; without success the pattern is tried
 * without one of them.
 */
export function matchAt(atoms: Pattern, tokens: readonly Token[], at: number): Match | null {
  const first = tokens[at]
  if (!first || !opens(atoms, first)) return null
  for (let skipped = -1; skipped < atoms.length; skipped++) {
    if (skipped >= 0 && !atoms[skipped]?.isOptional) continue
    const kinds = attempt(atoms, tokens, at, skipped)
    if (kinds && kinds.length > 0) return findMatch(kinds, tokens, at)
  }
  return null
}

/** The classes of the words that match, one for each word; null where the pattern does not. */
function attempt(
  atoms: Pattern,
  tokens: readonly Token[],
  at: number,
  skipped: number,
): (Kind | null)[] | null {
  const kinds: (Kind | null)[] = []
  for (const [position, { kind, isOptional, isRefused, fits }] of atoms.entries()) {
    if (position === skipped) continue
    const token = tokens[at + kinds.length]
    const isThere = token !== undefined && !token.isBarrier && fits(token)
    if (isRefused ? isThere : !isThere && !isOptional) return null
    if (isThere && !isRefused) kinds.push(kind)
  }
  return kinds
}

function findMatch(kinds: (Kind | null)[], tokens: readonly Token[], at: number): Match {
  const matched = kinds.map((kind, index) => ({ kind, token: tokens[at + index] }))
  const listValues = <Value>(kind: Kind, read: (token: Token) => Value | null | undefined): Value[] =>
    matched.flatMap(({ kind: each, token }) => {
      const value = each === kind && token ? read(token) : null
      return value === null || value === undefined ? [] : [value]
    })
  return {
    length: kinds.length,
    words: new Set(matched.flatMap(({ token }) => token?.text ?? [])),
    numbers: listValues('#n', ({ number }) => number),
    days: listValues('#day', ({ number }) => number),
    months: listValues('#month', ({ text }) => monthNames[text]),
    seasons: listValues('#season', ({ text }) => seasonMonths[text]),
    years: listValues('#year', ({ number }) => number),
    zones: listValues('#zone', ({ text }) => text.toUpperCase()),
  }
}
