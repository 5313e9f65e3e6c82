import { createHash } from 'node:crypto'
import { addTypenameToDocument, print } from '@apollo/client/utilities'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  visit,
} from 'graphql'

/**
 * The site's operations as its client sends them: with fragments and `__typename`, under the hash of the
 * text.
 */
export const operationsOf = (sources: string[]): { name: string; hash: string; text: string }[] =>
  wholeDocuments(sources.map((source) => parse(source)))
    .map(({ operation, document }) => {
      const text = print(addTypenameToDocument(document))
      const hash = createHash('sha256').update(text).digest('hex')
      return { name: operation.name?.value ?? '', hash, text }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))

/** Each operation as a document of its own, with the fragments that it spreads. */
export function wholeDocuments(
  documents: DocumentNode[],
): { operation: OperationDefinitionNode; document: DocumentNode }[] {
  const definitions = documents.flatMap((document) => document.definitions)
  const fragments = new Map(
    definitions
      .filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
      .map((fragment) => [fragment.name.value, fragment]),
  )
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((operation) => {
      const alone = { kind: Kind.DOCUMENT, definitions: [operation] } satisfies DocumentNode
      return { operation, document: { ...alone, definitions: [operation, ...fragmentsOf(alone, fragments)] } }
    })
}

function fragmentsOf(document: DocumentNode, known: Map<string, FragmentDefinitionNode>) {
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

type Operation = ReturnType<typeof operationsOf>[number]

/** For the gateway: text by hash. */
export const manifestOf = (operations: Operation[]): string =>
  `${JSON.stringify(Object.fromEntries(operations.map(({ hash, text }) => [hash, text])), null, 2)}\n`

/** For the site: hash by name. */
export const hashesOf = (operations: Operation[]): string =>
  [
    '// Written by tools/codegen.ts from the operations of the site.',
    'export const hashOfOperation: Record<string, string | undefined> = {',
    ...operations.map(({ name, hash }) => `  ${name}: '${hash}',`),
    '}',
    '',
  ].join('\n')

/** For a script that sends one query, and imports little else: its hash under a name. */
export function hashOf(operations: Operation[], operationName: string, exported: string): string {
  const query = operations.find(({ name }) => name === operationName)
  if (!query) throw new Error(`No operation is named ${operationName}.`)
  return [
    '// Written by tools/codegen.ts from the operations of the site.',
    `export const ${exported} = '${query.hash}'`,
    '',
  ].join('\n')
}
