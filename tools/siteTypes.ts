import * as typedDocuments from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import type { Output } from '#tools/generateTypes.ts'
import * as hooks from '#tools/graphHooks.ts'

const config = {
  strictScalars: true,
  // The cache of Apollo Client requires it everywhere but at the root.
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  useTypeImports: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
}

/** Beside each operation its types, its document and its hooks; what they share of the schema in one file. */
export function siteTypes(
  folder: string,
  schemaTypes: string,
  scalars: Record<string, string>,
): Record<string, Output> {
  const documents = `${folder}/**/*.graphql`
  return {
    [schemaTypes]: {
      documents,
      plugins: { operations },
      config: { ...config, scalars, generateOperationTypes: false },
    },
    [`${folder}/`]: {
      documents,
      besideAs: '.generated.ts',
      plugins: { operations, typedDocuments, hooks },
      config: {
        ...config,
        scalars,
        importSchemaTypesFrom: schemaTypes,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
      },
    },
  }
}
