import { isNumber } from '#api/modules/search/fold.ts'
import { sound } from '#api/modules/search/sound.ts'
import { elisions, stopWords } from '#api/modules/search/stopWords.content.ts'

export type KnownWord = { word: string; lexeme: string; spelling: string; sound: string; weight: number }

/** Shorter words have too many neighbours to be corrected. */
const shortestCorrected = 3
const mostPieces = 4

/** Edit distance allowed for a word of that length. */
function forgiven(length: number): number {
  return length <= 5 ? 1 : length <= 8 ? 2 : 3
}

/** The nearest known word, if one is near enough: by edit distance, then by sound, then by weight. */
export function nearestWord(token: string, candidates: KnownWord[]): KnownWord | undefined {
  if (token.length < shortestCorrected || isNumber(token)) return undefined
  const said = sound(token)
  const scored = candidates
    .map((candidate) => ({
      candidate,
      faults: faultsBetween(token, candidate.word),
      soundsAlike: candidate.sound === said,
    }))
    .filter(({ faults, soundsAlike }) => faults <= forgiven(token.length) + (soundsAlike ? 1 : 0))
    .map((each) => ({ ...each, score: computeScore(token, each) }))
  return scored.sort((a, b) => a.score - b.score || (a.candidate.word < b.candidate.word ? -1 : 1))[0]
    ?.candidate
}

type Scored = { candidate: KnownWord; faults: number; soundsAlike: boolean }

function computeScore(token: string, { candidate, faults, soundsAlike }: Scored): number {
  const startsAlike = candidate.word[0] === token[0]
  return faults - (soundsAlike ? 1.5 : 0) - (startsAlike ? 0.5 : 0) - candidate.weight * 0.2
}

/** Damerau-Levenshtein distance: letters to insert, delete, substitute or transpose. */
function faultsBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1]
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const steps = [at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1)]
      row.push(Math.min(...steps, ...(isSwap ? [at(beforeLast, j - 2) + 1] : [])))
    }
    ;[beforeLast, last] = [last, row]
  }
  return at(last, b.length)
}

function at(row: number[], index: number): number {
  return row[index] ?? Number.POSITIVE_INFINITY
}

/** All substrings of a word, to look up which are words. */
export function listPieces(token: string): string[] {
  const pieces: string[] = []
  for (let from = 0; from < token.length; from++)
    for (let to = from + 1; to <= token.length; to++) pieces.push(token.slice(from, to))
  return pieces
}

/**
 * Splits words typed without a space, into as few as possible; at least one must be more than a stop word.
 */
export function splitGlued(token: string, isKnown: (piece: string) => boolean): string[] | undefined {
  const best: (string[] | undefined)[] = [[]]
  for (let to = 1; to <= token.length; to++)
    for (let from = 0; from < to; from++) {
      const before = best[from]
      const piece = token.slice(from, to)
      if (!before || before.length >= mostPieces || !isPiece(piece, from === 0, isKnown)) continue
      const found = best[to]
      if (!found || before.length + 1 < found.length) best[to] = [...before, piece]
    }
  const words = best[token.length]
  return words && words.length > 1 && words.some((word) => word.length >= 3 && !stopWords.has(word))
    ? words
    : undefined
}

function isPiece(piece: string, isFirst: boolean, isKnown: (piece: string) => boolean): boolean {
  if (piece.length === 1 || elisions.has(piece)) return isFirst && elisions.has(piece)
  return stopWords.has(piece) || (piece.length >= 3 && isKnown(piece))
}
