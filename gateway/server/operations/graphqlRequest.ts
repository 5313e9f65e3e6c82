import type { FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { isRecord, parseJson } from '#schema/json.ts'

/** A GraphQL request: a document, or the hash of a registered one. */
export type GraphqlRequest = {
  text: string | undefined
  hash: string | undefined
  operationName: string | null | undefined
  variables: Record<string, unknown> | undefined
}

/** Parses a request; `undefined` when it violates the protocol: Apollo reports it. */
export function readGraphqlRequest(request: FastifyRequest): GraphqlRequest | undefined {
  const source = request.method === 'GET' ? known.memo(request.url) : request.body
  if (!isRecord(source)) return undefined
  const { query: text, operationName, variables, extensions } = source
  if (!isTextOrAbsent(text) || !isTextOrAbsent(operationName)) return undefined
  if (!isRecordOrAbsent(variables) || !isRecordOrAbsent(extensions)) return undefined
  return {
    text: text ?? undefined,
    hash: readHash(extensions?.persistedQuery),
    operationName,
    variables: variables ?? undefined,
  }
}

/** Memoises query strings: pages send the same few; the total length is bounded. */
const known = new LRUCache<string, Record<string, unknown>>({
  max: 1000,
  maxSize: 1_000_000,
  sizeCalculation: (_, { length }) => length,
  memoMethod: searched,
})

/** Parsed as Apollo parses it: a document that only Apollo could read would reach it unmeasured. */
function searched(url: string): Record<string, unknown> {
  const { searchParams } = new URL(url, 'http://gateway')
  const only = (name: string) => {
    const values = searchParams.getAll(name)
    return values.length > 1 ? values : values[0]
  }
  return {
    query: only('query'),
    operationName: only('operationName'),
    variables: parsed(only('variables')),
    extensions: parsed(only('extensions')),
  }
}

function readHash(persistedQuery: unknown): string | undefined {
  if (!isRecord(persistedQuery) || persistedQuery.version !== 1) return undefined
  return typeof persistedQuery.sha256Hash === 'string' ? persistedQuery.sha256Hash : undefined
}

function parsed(value: unknown): unknown {
  if (value === undefined) return undefined
  try {
    return parseJson(String(value))
  } catch {
    return Number.NaN
  }
}

const isRecordOrAbsent = (value: unknown): value is Record<string, unknown> | null | undefined =>
  value === undefined || value === null || isRecord(value)

const isTextOrAbsent = (value: unknown): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string'
