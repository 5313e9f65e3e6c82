import { ApolloServer } from '@apollo/server'
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled'
import type { FastifyBaseLogger } from 'fastify'
import { GraphQLError } from 'graphql'
import type { Context } from '#gateway/graph/context.ts'
import { formatError } from '#gateway/graph/errors.ts'
import { maxErrors, maxTokens } from '#gateway/graph/limits/documentLimits.ts'
import type { PreparedOperation, PreparedOperations } from '#gateway/graph/operations/preparedOperations.ts'
import { schema } from '#gateway/graph/schema.ts'

export type ApolloContext = Context & { operation: PreparedOperation | undefined }

/**
 * Runs operations that are not compiled yet: full parsing and validation, GraphQL over HTTP to the letter.
 */
export function createApollo(operations: PreparedOperations, log: FastifyBaseLogger, texts: Texts) {
  return new ApolloServer<ApolloContext>({
    schema,
    introspection: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    // Our credentials guard refuses cross-site mutations; reading by GET needs no special header.
    csrfPrevention: false,
    hideSchemaDetailsFromClientErrors: true,
    parseOptions: { maxTokens },
    validationOptions: { maxErrors },
    persistedQueries: {
      cache: keyValueCache(texts),
    },
    logger: {
      debug: () => undefined,
      info: () => undefined,
      warn: (text) => log.warn(text),
      error: (text) => log.error(text),
    },
    formatError: (formatted, error) => formatError(error instanceof GraphQLError ? error : formatted, log),
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      {
        requestDidStart: async () => ({
          didResolveOperation: async ({ contextValue: { operation } }) => {
            if (operation) operations.noteValid(operation)
          },
        }),
      },
    ],
  })
}

type Texts = { get(hash: string): string | undefined; set(hash: string, text: string): unknown }

const prefix = /^apq:/

const keyValueCache = (texts: Texts) => ({
  get: async (key: string) => texts.get(key.replace(prefix, '')),
  set: async (key: string, text: string) => void texts.set(key.replace(prefix, ''), text),
  delete: async () => false,
})
