import type { FastifyBaseLogger } from 'fastify'
import { type ExecutionResult, execute, type GraphQLFormattedError, type GraphQLSchema } from 'graphql'
import type { Context } from '#gateway/graph/context.ts'
import { formatError } from '#gateway/graph/errors.ts'
import type { PreparedOperations } from '#gateway/graph/operations/preparedOperations.ts'

export type Execute = (
  operationName: string,
  variables: Record<string, unknown>,
) => Promise<{ data?: unknown; errors?: GraphQLFormattedError[] }>

/**
 * Executes operations of the site in this process, on behalf of the context: rendering makes no HTTP request.
 */
export const inProcess =
  (operations: PreparedOperations, schema: GraphQLSchema) =>
  (context: Context, log: FastifyBaseLogger): Execute =>
  async (operationName, variables) => {
    const operation = operations.named(operationName)
    if (!operation)
      throw new Error(
        `unknown operation ${operationName}: the build does not match the sources, build the site again`,
      )
    const { compiled, document } = operation
    const result: ExecutionResult = compiled
      ? await compiled.query(undefined, context, variables)
      : await execute({ schema, document, contextValue: context, variableValues: variables })
    const errors = result.errors?.map((error) => formatError(error, log))
    return { data: result.data, ...(errors && { errors }) }
  }
