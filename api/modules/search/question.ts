import type { Database } from '#api/db/client.ts'
import { nearestWord, splitGlued } from '#api/modules/search/corrections.domain.ts'
import { isNumber, listWords, type Word } from '#api/modules/search/fold.ts'
import { stopWords } from '#api/modules/search/stopWords.content.ts'
import {
  formReader,
  knownPieces,
  type LookedUp,
  lookAlike,
} from '#api/modules/search/vocabulary.repository.ts'
import { createSemaphore, runInside } from '#server/semaphore.ts'

/** One query word: an expedition must have one of these stems. */
export type QueryWord = { folded: string; lexemes: string[] }

export type Question = { words: QueryWord[]; corrected: string | null }

const mostWords = 12
const longestWord = 40
/** A correction costs some 9 ms of database time a word. */
const mostCorrected = 3
/**
 * On PGlite a sign-in waits behind running queries; above this number of waiting corrections, a text is
 * searched as written.
 */
const correctionsAtOnce = 2
const correctionsWaiting = 8
/** Its length tells an abbreviation inside a query, « rando vercors », from a misspelling. */
const shortestAbbreviation = 4

type Token = Word & { isOpen: boolean; length: number }
type Known = Map<string, LookedUp | undefined>
type Reading = { token: Token; words: QueryWord[]; replacement?: string }

/** Reads a query: stop words aside, each word as it is, or the known word that it misspells. */
export function questionReader(db: Database): (text: string) => Promise<Question> {
  const lookUp = formReader(db)
  const correctBounded = boundedCorrections(db)
  return async (text) => {
    const tokens = listTokens(text)
    const pairs = tokens.slice(1).map((token, index) => (tokens[index]?.folded ?? '') + token.folded)
    const forms = [...tokens.map((token) => token.folded), ...pairs]
    const known = new Map(await Promise.all(forms.map(async (form) => [form, await lookUp(form)] as const)))
    const glued = glue(tokens, known)
    const readings = glued.map((token) => readAsWritten(token, known.get(token.folded)))
    const corrected = await correctBounded(tokens, readings)
    return {
      words: corrected.flatMap((reading) => reading.words),
      corrected: rewrite(text, corrected, glued),
    }
  }
}

function boundedCorrections(db: Database) {
  const semaphore = createSemaphore(correctionsAtOnce, correctionsWaiting)
  return async (tokens: Token[], readings: Reading[]): Promise<Reading[]> => {
    const unknown = readings.flatMap(({ token, words }) => (isUnknown(words) ? [token.folded] : []))
    const isCorrectable = unknown.length > 0 && tokens.some((token) => !stopWords.has(token.folded))
    if (!isCorrectable || semaphore.isFull()) return readings
    return runInside(semaphore, () => correct(db, readings, unknown.slice(0, mostCorrected)))
  }
}

/** The significant words; stop words only where there is nothing else. The last one may be unfinished. */
function listTokens(text: string): Token[] {
  const composed = text.normalize('NFC')
  const words = listWords(composed).slice(0, mostWords)
  const isFinished = /[^\p{L}\p{N}\p{M}]$/u.test(composed)
  const tokens = words.map((word, index) => ({
    ...word,
    folded: word.folded.slice(0, longestWord),
    length: word.written.length,
    isOpen: index === words.length - 1 && !isFinished,
  }))
  const significantScore = tokens.filter(({ folded }) => !stopWords.has(folded))
  return significantScore.length > 0 ? significantScore : tokens
}

/** « gr 20 », « ra quettes »: joins two tokens that form one word and are not two. Drops other numbers. */
function glue(tokens: Token[], known: Known): Token[] {
  const isWord = (folded: string) => known.get(folded)?.isKnown === true
  const glued: Token[] = []
  for (let index = 0; index < tokens.length; index++) {
    const [token, next] = [tokens[index], tokens[index + 1]]
    if (!token) continue
    const both = token.folded + (next?.folded ?? '')
    if (next && isWord(both) && !(isWord(token.folded) && isWord(next.folded))) {
      const length = next.at + next.length - token.at
      glued.push({
        ...token,
        folded: both,
        written: token.written + next.written,
        length,
        isOpen: next.isOpen,
      })
      index++
    } else glued.push(token)
  }
  const significantScore = glued.filter(({ folded }) => !isNumber(folded))
  return significantScore.length > 0 ? significantScore : glued
}

function readAsWritten(token: Token, found: LookedUp | undefined): Reading {
  const { folded, isOpen } = token
  const isAbbreviation = found?.isKnown === false && folded.length >= shortestAbbreviation
  const stems = [
    ...(found?.isKnown ? [found.lexeme] : []),
    ...(isOpen || isAbbreviation ? (found?.longer ?? []) : []),
  ]
  return { token, words: [{ folded, lexemes: [...new Set(stems)] }] }
}

function isUnknown(words: QueryWord[]): boolean {
  return words.every(({ lexemes }) => lexemes.length === 0)
}

async function correct(db: Database, readings: Reading[], unknown: string[]): Promise<Reading[]> {
  const [alike, pieces] = [await lookAlike(db, unknown), await knownPieces(db, unknown)]
  return readings.map((reading) => {
    if (!unknown.includes(reading.token.folded)) return reading
    const { folded } = reading.token
    const parts = splitGlued(folded, (piece) => pieces.has(piece))
    if (parts) {
      const replacement = parts.map((part) => pieces.get(part)?.spelling ?? part).join(' ')
      const significantScore = parts.filter((part) => !stopWords.has(part) && pieces.has(part))
      return {
        ...reading,
        replacement,
        words: significantScore.map((part) => toQueryWord(part, pieces.get(part)?.lexeme)),
      }
    }
    const meant = nearestWord(folded, alike.get(folded) ?? [])
    return meant
      ? { ...reading, replacement: meant.spelling, words: [toQueryWord(meant.word, meant.lexeme)] }
      : reading
  })
}

function toQueryWord(folded: string, lexeme: string | undefined): QueryWord {
  return { folded, lexemes: [lexeme ?? folded] }
}

/** The query with its corrections; null without any. */
function rewrite(text: string, readings: Reading[], glued: Token[]): string | null {
  const changes = readings.flatMap(({ token, replacement }) => {
    const isGlued = glued.includes(token) && token.length > token.written.length
    return replacement !== undefined || isGlued ? [{ token, by: replacement ?? token.written }] : []
  })
  if (changes.length === 0) return null
  const composed = text.normalize('NFC')
  return changes.reduceRight(
    (rest, { token, by }) => rest.slice(0, token.at) + by + rest.slice(token.at + token.length),
    composed,
  )
}
