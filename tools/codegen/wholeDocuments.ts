import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  visit,
} from 'graphql'

/** A file of operations as plugins get it; an external one only lends its fragments. */
export type Source = { document?: DocumentNode; type?: 'standard' | 'external' }

/** Each operation as a document of its own, with the fragments that it spreads. */
export function wholeDocuments(
  sources: Source[],
): { operation: OperationDefinitionNode; document: DocumentNode }[] {
  const fragments = new Map(
    listDefinitions(sources)
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
  return listDefinitions(sources.filter(({ type }) => type !== 'external'))
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const alone = { kind: Kind.DOCUMENT, definitions: [operation] } satisfies DocumentNode
      return {
        operation,
        document: { ...alone, definitions: [operation, ...findFragments(alone, fragments)] },
      }
    })
}

const listDefinitions = (sources: Source[]) => sources.flatMap(({ document }) => document?.definitions ?? [])

function findFragments(document: DocumentNode, known: Map<string, FragmentDefinitionNode>) {
  const found = new Set<FragmentDefinitionNode>()
  const look = (node: DocumentNode | FragmentDefinitionNode) =>
    visit(node, {
      FragmentSpread: ({ name: { value } }) => {
        const fragment = known.get(value)
        if (!fragment) throw new Error(`No fragment is named ${value}.`)
        if (found.has(fragment)) return
        found.add(fragment)
        look(fragment)
      },
    })
  look(document)
  return [...found]
}
