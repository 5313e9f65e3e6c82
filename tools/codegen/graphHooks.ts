import type { DocumentNode, OperationDefinitionNode, OperationTypeNode } from 'graphql'

const hooks: Record<`${OperationTypeNode}`, string[]> = {
  query: ['Query'],
  mutation: ['Mutation'],
  subscription: ['Subscription'],
}

/** Writes typed hooks beside each operation of the site. */
export function plugin(_schema: unknown, documents: { document?: DocumentNode }[]) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition')
  const content = operations.flatMap(renderHooks).join('\n')
  return content && { prepend: ["import * as graph from '#web/lib/graph/graphHooks.ts'"], content }
}

function renderHooks({ name, operation, variableDefinitions = [] }: OperationDefinitionNode): string[] {
  if (!name) throw new Error(`A ${operation} of the site has no name, so its hook would have none.`)
  const { value } = name
  const type = `${value}${operation.replace(/^./, (letter) => letter.toUpperCase())}`
  const canBeEmpty =
    operation === 'mutation' ||
    variableDefinitions.every(({ type: { kind }, defaultValue }) => kind !== 'NonNullType' || defaultValue)
  return hooks[operation].map((kind) => {
    const options =
      kind === 'Mutation'
        ? `graph.MutationOptions<${type}>`
        : `graph.${kind}Options<${kind === 'Subscription' ? `${type}, ` : ''}${type}Variables>${canBeEmpty ? '' : ` & { variables: ${type}Variables }`}`
    return `export const use${value}${kind} = (options: ${options}${canBeEmpty ? ' = {}' : ''}) => graph.use${kind}(${value}Document, options)`
  })
}
