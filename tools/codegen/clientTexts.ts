import { type GraphQLSchema, isEnumType, print, stripIgnoredCharacters } from 'graphql'
import { type Source, wholeDocuments } from '#tools/codegen/wholeDocuments.ts'

/** Writes the texts of the client package's operations, in a file that imports no other package. */
export const plugin = (schema: GraphQLSchema, documents: Source[]) => ({
  prepend: ["import type { Operation } from './operation.ts'"],
  content: [...wholeDocuments(documents).map(writeOperation), errorCodes(schema)].join('\n\n'),
})

function writeOperation({ operation, document }: ReturnType<typeof wholeDocuments>[number]): string {
  const name = operation.name?.value
  if (!name) throw new Error(`A ${operation.operation} of the client package has no name.`)
  const type = `${name}${operation.operation.replace(/^./, (letter) => letter.toUpperCase())}`
  const text = stripIgnoredCharacters(print(document))
  return `export const ${name}: Operation<${type}, ${type}Variables> = {\n  kind: '${operation.operation}',\n  text: ${JSON.stringify(text)},\n}`
}

/** Stands in no operation: it is the type of `extensions.code`. */
function errorCodes(schema: GraphQLSchema): string {
  const type = schema.getType('ErrorCode')
  if (!isEnumType(type)) throw new Error('The schema has no enum ErrorCode.')
  const codes = type.getValues().map(({ name, description }) => `  /** ${description} */\n  | '${name}'`)
  return ['export type ErrorCode =', ...codes].join('\n')
}
