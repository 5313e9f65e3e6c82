import type { DocumentNode, OperationDefinitionNode, OperationTypeNode } from 'graphql'

const hooks: Record<`${OperationTypeNode}`, string[]> = {
  query: ['Query', 'SuspenseQuery'],
  mutation: ['Mutation'],
  subscription: ['Subscription'],
}

/** Writes beside each operation of the site the hooks of Apollo Client that run it, with its types in place. */
export function plugin(_schema: unknown, documents: { document?: DocumentNode }[]) {
  const operations = documents
    .flatMap(({ document }) => document?.definitions ?? [])
    .filter((definition) => definition.kind === 'OperationDefinition')
  if (operations.length === 0) return ''
  return {
    prepend: ["import * as apollo from '@apollo/client/react'"],
    content: operations.flatMap(hooksOf).join('\n'),
  }
}

function hooksOf({ name, operation, variableDefinitions = [] }: OperationDefinitionNode): string[] {
  if (!name) throw new Error(`A ${operation} of the site has no name, so its hook would have none.`)
  const { value } = name
  const type = `${value}${operation.replace(/^./, (letter) => letter.toUpperCase())}`
  const canBeEmpty =
    operation === 'mutation' ||
    variableDefinitions.every(({ type: { kind }, defaultValue }) => kind !== 'NonNullType' || defaultValue)
  return hooks[operation].map((kind) => {
    const hook = `apollo.use${kind}`
    const typed = `${hook}.Options<${kind === 'SuspenseQuery' ? '' : `${type}, `}${type}Variables>`
    // Had the hook some of the variables, Apollo's types would let the call forget the others.
    const options = operation === 'mutation' ? `Omit<${typed}, 'variables'>` : typed
    return `export const use${value}${kind} = (options: ${options}${canBeEmpty ? ' = {}' : ''}) => ${hook}(${value}Document, options)`
  })
}
