import { createHash } from 'node:crypto'
import { addTypenameToDocument, print } from '@apollo/client/utilities'
import { type Source, wholeDocuments } from '#tools/codegen/wholeDocuments.ts'

type Operation = { name: string; hash: string; text: string }

export const written = '// Written by `npm run codegen` from the operations of the site.'

/**
 * The site's operations as its client sends them: with fragments and `__typename`, under the hash of the
 * text.
 */
export const siteOperations = (sources: Source[]): Operation[] =>
  wholeDocuments(sources)
    .map(({ operation, document }) => {
      const text = print(addTypenameToDocument(document))
      const hash = createHash('sha256').update(text).digest('hex')
      return { name: operation.name?.value ?? '', hash, text }
    })
    .toSorted((one, other) => one.name.localeCompare(other.name))

export function findHash(operations: Operation[], name: string): string {
  const found = operations.find((operation) => operation.name === name)
  if (!found) throw new Error(`No operation is named ${name}.`)
  return found.hash
}
