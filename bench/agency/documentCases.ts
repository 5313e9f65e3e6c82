/** A read of the agency, and the percentile that it may take. */
export type Case = { what: string; goalMs: number; path: (round: number) => string }

const letter = (round: number) => String.fromCharCode(97 + (round % 26))
const end = (round: number) => String(1_000 + ((round * 7919) % 9_000))

type Query = [what: string, query: (round: number) => string]

/** Lists of gift cards and of documents, by each filter and search. */
const giftCards: Query[] = [
  ['the newest', () => ''],
  ['active ones', () => 'state=active'],
  ['spent ones', () => 'state=spent'],
  ['blocked ones', () => 'state=blocked'],
  ['expired ones', () => 'state=expired'],
  ['with a balance', () => 'has_balance=true'],
  ['the end of a code', (round) => `q=${end(round)}`],
  ['a name without its accent, active', (round) => `q=lefevre%20${letter(round)}ert&state=active`],
  ['part of an address', (round) => `q=cadeau${1_000 + (round % 90_000)}%40`],
  ['a word of every address', () => 'q=example'],
]
const documents: Query[] = [
  ['the newest', () => ''],
  ['credit notes', () => 'kind=credit_note'],
  ['credit notes of a month', () => 'kind=credit_note&from=2026-06-01&to=2026-06-30'],
  ['the end of a number', (round) => `q=${end(round)}`],
  ['a reference with O for 0', (round) => `q=ex-bOOO${100 + (round % 900)}`],
  [
    'a name without its accent, of a month',
    (round) => `q=lefevre%20${letter(round)}ert&from=2026-06-01&to=2026-06-30`,
  ],
  ['a name that no document has', () => 'q=zzyzx'],
]

const toCases = (list: string, path: string, queries: Query[]): Case[] =>
  queries.map(([what, query]) => ({
    what: `${list}: ${what}`,
    goalMs: 150,
    path: (round) => `${path}?${query(round)}`,
  }))

export const documentCases = [
  ...toCases('gift cards', '/gift-cards', giftCards),
  ...toCases('invoices', '/invoices', documents),
]
