import * as typedDocuments from '@graphql-codegen/typed-document-node'
import * as operations from '@graphql-codegen/typescript-operations'
import type { Output } from '#tools/generateTypes.ts'
import * as hooks from '#tools/graphHooks.ts'

const config = {
  strictScalars: true,
  // Apollo Client's cache requires it everywhere but at the root.
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  useTypeImports: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
}

/** Types, document and hooks beside each operation; shared schema types in one file. */
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
