import { createHash } from 'node:crypto'
import {
  type DocumentNode,
  type GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  Kind,
  type OperationTypeNode,
  parse,
  validate,
  visit,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { LRUCache } from 'lru-cache'
import { longestMessage } from '#gateway/graph/errors.ts'
import { maxErrors, maxTokens, refuseDocument } from '#gateway/graph/limits/documentLimits.ts'
import { measureDocument } from '#gateway/graph/limits/documentMeasure.ts'
import { refuseVariables } from '#gateway/graph/limits/variableLimits.ts'
import type { DocumentMeasure } from '#gateway/graph/limits/weight.ts'
import { type CachePolicy, toCachePolicy, uncacheable } from '#gateway/graph/operations/cachePolicy.ts'
import type { Refusal } from '#gateway/graph/refusal.ts'

/** Everything that depends on the text of an operation alone. */
export type PreparedOperation = {
  hash: string
  name: string | undefined
  /** `undefined` when the document has no such operation: Apollo reports it. */
  kind: OperationTypeNode | undefined
  measure: DocumentMeasure
  /** Refusal of an excessive document, which is not processed further. */
  refusal: Refusal | undefined
  policy: CachePolicy
  /** Set once validated: executes past all steps that depend on the text alone. */
  compiled: CompiledQuery | undefined
  /** Number of valid executions; -1 when it cannot be compiled. */
  validUses: number
  isRegistered: boolean
  document: DocumentNode
}

/** Compiles an unregistered operation on its third use: compiling is expensive, and texts are endless. */
const usesBeforeCompiling = 3

/** Bounds unregistered operations, some as long as a body may be. */
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
    /** Parses and measures a document; `undefined` when it cannot be parsed: Apollo reports it. */
    find(text: string, operationName?: string | null): PreparedOperation | undefined {
      const key = toKey(text, operationName)
      const known = registered.get(key) ?? strangers.get(key)
      if (known) return known
      const prepared = prepare(schema, text, operationName)
      if (prepared) strangers.set(key, prepared)
      return prepared
    },

    /** Finds an operation of the site. */
    named: (name: string): PreparedOperation | undefined => byName.get(name),

    /** Validates an operation that does not go through Apollo. */
    validate: (operation: PreparedOperation) => validateOperation(schema, operation),

    /** Refuses the variables of an operation, before any other use of them. */
    refuseVariables: (operation: PreparedOperation | undefined, variables: object | null | undefined) =>
      refuseVariables(variables, operation?.isRegistered) ?? refuseValues(schema, operation, variables),

    /** Called once Apollo has validated the operation: its third use compiles it. */
    noteValid(operation: PreparedOperation): void {
      if (operation.validUses < 0 || operation.compiled) return
      operation.validUses += 1
      if (operation.validUses >= usesBeforeCompiling) compile(schema, operation)
    },

    /** Compiles the operations of the site at start; they are never evicted. */
    register(texts: Iterable<string>): void {
      for (const text of texts) {
        const operation = prepare(schema, text)
        if (!operation || validate(schema, operation.document).length > 0)
          throw new Error(`invalid registered operation: ${text.slice(0, 80)}`)
        compile(schema, operation)
        operation.isRegistered = true
        registered.set(text, operation)
        if (!operation.name) continue
        registered.set(toKey(text, operation.name), operation)
        byName.set(operation.name, operation)
      }
    },
  }
}

export type PreparedOperations = ReturnType<typeof preparedOperations>

const validateOperation = (schema: GraphQLSchema, { document }: PreparedOperation): readonly GraphQLError[] =>
  validate(schema, document, undefined, { maxErrors })

/**
 * Refuses variables that do not fit their types, at the first fault: graphql-js prints the whole value in each.
 * Faults of the document are reported first, by Apollo.
 */
function refuseValues(
  schema: GraphQLSchema,
  operation: PreparedOperation | undefined,
  variables: object | null | undefined,
): Refusal | undefined {
  if (!operation) return undefined
  const definitions = getOperationAST(operation.document, operation.name)?.variableDefinitions ?? []
  const { errors } = getVariableValues(schema, definitions, { ...variables }, { maxErrors: 1 })
  const [fault] = errors ?? []
  if (!fault || validateOperation(schema, operation).length > 0) return undefined
  return { status: 400, code: 'BAD_USER_INPUT', message: fault.message.slice(0, longestMessage) }
}

/** No parsable text begins with a number, so that name and text cannot form another key. */
const toKey = (text: string, name: string | null | undefined) =>
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
    policy: operation && !refusal ? toCachePolicy(schema, document, operation) : uncacheable,
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
  // The compiler's JSON serialiser does not know our scalars, and is no faster than the engine's.
  const compiled = compileQuery(schema, operation.document, operation.name, {
    disableLeafSerialization: true,
  })
  if (isCompiledQuery(compiled)) operation.compiled = compiled
  else operation.validUses = -1
}

/** The compiler is wrong for conditions around nested fragments, and does not support introspection. */
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
