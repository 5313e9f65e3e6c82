import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  Kind,
  type OperationTypeNode,
  parse,
  validate,
  visit,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { maxErrors, maxTokens, refuseDocument } from '#gateway/graph/limits/documentLimits.ts'
import { measureDocument } from '#gateway/graph/limits/documentMeasure.ts'
import type { DocumentMeasure } from '#gateway/graph/limits/weight.ts'
import { type CachePolicy, cachePolicyOf, nobodys } from '#gateway/graph/operations/cachePolicy.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'

/** All that the text of an operation says, whoever sends it and whatever its variables. */
export type PreparedOperation = {
  hash: string
  name: string | undefined
  /** `undefined` when the text has no such operation: Apollo says so. */
  kind: OperationTypeNode | undefined
  measure: DocumentMeasure
  /** Why it is too much for us; nothing else is done with it then. */
  refusal: Refusal | undefined
  policy: CachePolicy
  /** Once validated: run by a compiled function, past everything that only depends on the text. */
  compiled: CompiledQuery | undefined
  /** How often it was found valid; -1 when it cannot be compiled. */
  validUses: number
  isRegistered: boolean
  document: DocumentNode
}

/** Strangers' operations are compiled when they come back; compiling is dear, and there are endless texts. */
const usesBeforeCompiling = 3

/** Of strangers, some of whose texts are as long as a body may be. */
const mostTexts = 500
const mostCharacters = 4_000_000

export function preparedOperations(schema: GraphQLSchema) {
  const strangers = new LRUCache<string, PreparedOperation>({
    max: mostTexts,
    maxSize: mostCharacters,
    sizeCalculation: (_, { length }) => length,
  })
  const registered = new Map<string, PreparedOperation>()
  const byName = new Map<string, PreparedOperation>()

  return {
    /** `undefined` for a text that cannot be parsed: Apollo says what is wrong with it. Any other is measured. */
    find(text: string, operationName?: string | null): PreparedOperation | undefined {
      const key = keyOf(text, operationName)
      const known = registered.get(key) ?? strangers.get(key)
      if (known) return known
      const prepared = prepare(schema, text, operationName)
      if (prepared) strangers.set(key, prepared)
      return prepared
    },

    /** One of the site's own. */
    named: (name: string): PreparedOperation | undefined => byName.get(name),

    /** What validation says of it, for whoever does not go through Apollo. */
    faultsOf: (operation: PreparedOperation): readonly GraphQLError[] =>
      validate(schema, operation.document, undefined, { maxErrors }),

    /** Apollo has parsed and validated it: from its third use on it is compiled. */
    noteValid(operation: PreparedOperation): void {
      if (operation.validUses < 0 || operation.compiled) return
      operation.validUses += 1
      if (operation.validUses >= usesBeforeCompiling) compile(schema, operation)
    },

    /** The site's own: known before anybody asks, compiled at start, never forgotten. */
    register(texts: Iterable<string>): void {
      for (const text of texts) {
        const operation = prepare(schema, text)
        if (!operation || validate(schema, operation.document).length > 0)
          throw new Error(`a registered operation is not valid: ${text.slice(0, 80)}`)
        compile(schema, operation)
        operation.isRegistered = true
        registered.set(text, operation)
        if (!operation.name) continue
        registered.set(keyOf(text, operation.name), operation)
        byName.set(operation.name, operation)
      }
    },
  }
}

export type PreparedOperations = ReturnType<typeof preparedOperations>

/** No text that can be parsed begins with a number: a name and a text are never taken for another text, measured as these were. */
const keyOf = (text: string, name: string | null | undefined) =>
  typeof name === 'string' ? `${name.length}\n${name}\n${text}` : text

function prepare(
  schema: GraphQLSchema,
  text: string,
  operationName?: string | null,
): PreparedOperation | undefined {
  const document = parseOrNot(text)
  if (!document) return undefined
  const operation = getOperationAST(document, operationName)
  const measure = measureDocument(schema, document)
  const refusal = refuseDocument(measure)
  return {
    hash: createHash('sha256').update(text).digest('hex'),
    name: operation?.name?.value,
    kind: operation?.operation,
    measure,
    refusal,
    policy: operation && !refusal ? cachePolicyOf(schema, document, operation) : nobodys,
    compiled: undefined,
    validUses: 0,
    isRegistered: false,
    document,
  }
}

function parseOrNot(text: string): DocumentNode | undefined {
  try {
    return parse(text, { maxTokens, noLocation: true })
  } catch {
    return undefined
  }
}

function compile(schema: GraphQLSchema, operation: PreparedOperation): void {
  const ast = getOperationAST(operation.document, operation.name)
  if (ast?.operation !== 'query' || !isCompilable(operation.document)) {
    operation.validUses = -1
    return
  }
  // Its own JSON serializer does not know our scalars, and is no faster than the engine's.
  const compiled = compileQuery(schema, operation.document, operation.name, {
    disableLeafSerialization: true,
  })
  if (isCompiledQuery(compiled)) operation.compiled = compiled
  else operation.validUses = -1
}

/** The compiler answers wrongly for conditions around nested fragments, and knows no introspection. */
function isCompilable(document: DocumentNode): boolean {
  let isCompilable = true
  visit(document, {
    [Kind.DIRECTIVE]: () => {
      isCompilable = false
    },
    [Kind.FIELD]: ({ name }) => {
      if (name.value === '__schema' || name.value === '__type') isCompilable = false
    },
  })
  return isCompilable
}
