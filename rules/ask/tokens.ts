import { monthNames, numberWords } from '#rules/ask/words.content.ts'

/** A word of the text, folded, with its place in the text. A barrier is punctuation, which no rule crosses. */
export type Token = {
  text: string
  at: number
  end: number
  number: number | null
  isBarrier: boolean
  /** A hyphen joins it to the word before. */
  isGlued: boolean
}

/** Longer than any sentence of a visitor; the rest is not read. */
const longestText = 200

const ligatures: Record<string, string> = { œ: 'oe', æ: 'ae' }

/** Lower case without accents nor ligatures: « Noël » and « noel » are one word. */
export const foldWord = (word: string) =>
  word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæ]/g, (letter) => ligatures[letter] ?? letter)

/** « Lacs » and « lac » are one word. */
export const singular = (folded: string) => (folded.length > 3 ? folded.replace(/[sx]$/, '') : folded)

/** A date in digits, hours, a number, a currency sign, a word, a dash, a separator of words, anything else. */
const pieces =
  /(?<day>\d{1,2})\/(?<month>\d{1,2})(?:\/(?<year>\d{4}))?(?![\d/])|(?<hours>\d{1,2})\s?h(?:\s?(?<minutes>[0-5]\d))?(?![\p{L}\p{N}])|(?<number>\d{1,3}(?:[\s.]\d{3})+(?!\d)|\d+(?:[.,]\d{1,2}(?!\d))?)(?:(?:er|re)(?!\p{L}))?|(?<euro>€)|(?<word>[\p{L}\p{M}][\p{L}\p{M}\p{N}]*|\p{N}+)|(?<dash>[-‐‑–—])|(?<gap>[\s'’ʼ]+)|(?<other>.)/gsu

type Draft = Omit<Token, 'isGlued'> & { isDash?: true }

/** The text as read: composed, and of bounded length. */
export const readable = (text: string) => text.slice(0, longestText).normalize('NFC').slice(0, longestText)

/** Splits a readable text into folded words. */
export function listTokens(text: string): Token[] {
  const drafts = [...text.matchAll(pieces)].flatMap(({ 0: piece, index, groups = {} }) =>
    listDrafts(groups, index, index + piece.length),
  )
  return joinList(joinWeekend(withoutDashes(drafts)), text)
}

function listDrafts(groups: Record<string, string | undefined>, at: number, end: number): Draft[] {
  const { day, month, year, hours, minutes, number, euro, word, dash, gap } = groups
  const token = (text: string, value: number | null = null): Draft => ({
    text,
    at,
    end,
    number: value,
    isBarrier: false,
  })
  const barrier: Draft = { ...token(''), isBarrier: true }
  if (day && month) {
    const name = Object.entries(monthNames).find(([, each]) => each === Number(month))?.[0]
    if (!name) return [barrier]
    return [token(day, Number(day)), token(name), ...(year ? [token(year, Number(year))] : [])]
  }
  if (hours) return [token(hours, Number(hours) + Number(minutes ?? 0) / 60), token('heures')]
  if (number) return [token(number, toNumber(number))]
  if (euro) return [token('euros')]
  if (word) {
    const folded = foldWord(word)
    return [token(folded, numberWords[folded] ?? null)]
  }
  if (dash) return [{ ...barrier, isDash: true }]
  return gap ? [] : [barrier]
}

/** « 1 000 » and « 1.000 » are thousands, « 4,5 » is a decimal. */
function toNumber(written: string): number {
  const isGrouped = /^\d{1,3}([\s.]\d{3})+$/.test(written)
  return Number(isGrouped ? written.replace(/[\s.]/g, '') : written.replace(',', '.'))
}

/** A dash between numbers is a range, one inside a word joins it, any other one is a barrier. */
function withoutDashes(drafts: Draft[]): Token[] {
  const tokens: Token[] = []
  for (const [index, { isDash, ...draft }] of drafts.entries()) {
    const [before, after] = [drafts[index - 1], drafts[index + 1]]
    if (!isDash) tokens.push({ ...draft, isGlued: isInside(drafts[index - 2], before, draft) })
    else if (before && after && before.number !== null && after.number !== null)
      tokens.push({ ...draft, text: 'a', isBarrier: false, isGlued: false })
    else if (!isInside(before, { ...draft, isDash }, after)) tokens.push({ ...draft, isGlued: false })
  }
  return tokens
}

const isInside = (before: Draft | undefined, dash: Draft | undefined, after: Draft | undefined) =>
  dash?.isDash === true &&
  before?.isBarrier === false &&
  after?.isBarrier === false &&
  before.end === dash.at &&
  dash.end === after.at

/** « week-end » and « week end » are one word. */
function joinWeekend(tokens: Token[]): Token[] {
  const joined: Token[] = []
  for (const token of tokens) {
    const last = joined.at(-1)
    const isEnd = token.text === 'end' || token.text === 'ends'
    if (last?.text === 'week' && isEnd) joined.splice(-1, 1, { ...last, text: 'weekend', end: token.end })
    else joined.push(token.text === 'weekends' ? { ...token, text: 'weekend' } : token)
  }
  return joined
}

/** « 7, 9 et 12 ans »: a comma between the ages of a list is no barrier. */
function joinList(tokens: Token[], source: string): Token[] {
  const joined = [...tokens]
  let isList = false
  for (let index = tokens.length - 1; index > 0; index--) {
    const [before, token, after] = [tokens[index - 1], tokens[index], tokens[index + 1]]
    if (!token) continue
    const isComma = source[token.at] === ',' && isDigits(before) && isDigits(after)
    if (token.text === 'ans') isList = true
    else if (!isComma && token.text !== 'et' && !isDigits(token)) isList = false
    if (isList && isComma) joined[index] = { ...token, text: 'et', isBarrier: false }
  }
  return joined
}

const isDigits = (token: Token | undefined) => token !== undefined && /^\d/.test(token.text)

/** The first of these phrases that stands at a token. */
export const phraseAt = (
  phrases: readonly string[][],
  tokens: readonly Token[],
  at: number,
): string[] | undefined =>
  phrases.find((words) => words.every((word, index) => tokens[at + index]?.text === word))

/** Index of the last token that hyphens join to that one: « Saint-Malo » is one name. */
export function lastGlued(tokens: readonly Token[], from: number): number {
  let last = from
  while (tokens[last + 1]?.isGlued) last++
  return last
}
