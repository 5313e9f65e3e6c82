import {
  buildASTSchema,
  concatAST,
  type DocumentNode,
  type FieldDefinitionNode,
  type GraphQLSchema,
  type NameNode,
  parse,
  Source,
} from 'graphql'
import type { Finding, SourceFile } from '#tools/rules/sourceFile.ts'

export const releasedPath = 'schema/released.graphql'

/** The schema of the gateway, from all its files. */
export function schemaDocument(files: SourceFile[]): DocumentNode {
  return concatAST(
    files
      .filter(({ path }) => /^schema\/.+\.graphql$/.test(path) && path !== releasedPath)
      .map(({ path, text }) => parse(new Source(text, path))),
  )
}

/** Fields of all object types, whichever file adds them. */
export function objectFields(files: SourceFile[]): { type: string; field: FieldDefinitionNode }[] {
  return schemaDocument(files).definitions.flatMap((definition) =>
    definition.kind === 'ObjectTypeDefinition' || definition.kind === 'ObjectTypeExtension'
      ? (definition.fields ?? []).map((field) => ({ type: definition.name.value, field }))
      : [],
  )
}

export const currentSchema = (files: SourceFile[]) => buildASTSchema(schemaDocument(files))

/** The released schema; undefined before the first release. */
export function releasedSchema(files: SourceFile[]): GraphQLSchema | undefined {
  const file = files.find(({ path }) => path === releasedPath)
  return file && buildASTSchema(parse(file.text))
}

export function findingOn({ loc, value }: NameNode, problem: string): Finding {
  return {
    path: loc?.source.name ?? '',
    line: loc?.startToken.line ?? 1,
    message: `${value} ${problem}`,
  }
}
