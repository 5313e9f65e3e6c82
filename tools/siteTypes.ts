import type { CodegenConfig } from '@graphql-codegen/cli'

const config = {
  // As the cache of Apollo Client asks for it and gives it, everywhere but at the root.
  nonOptionalTypename: true,
  skipTypeNameForRoot: true,
  useTypeImports: true,
  emitLegacyCommonJSImports: false,
  importExtension: '.ts',
}

/** Beside each operation its types, its document and its hooks; what they share of the schema in one file. */
export function siteTypes(folder: string, schemaTypes: string): CodegenConfig['generates'] {
  const documents = `${folder}/**/*.graphql`
  return {
    [schemaTypes]: {
      documents,
      plugins: ['typescript-operations'],
      config: { ...config, generateOperationTypes: false },
    },
    [`${folder}/`]: {
      documents,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './tools/graphHooks.ts'],
      config: {
        ...config,
        importSchemaTypesFrom: schemaTypes,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
      },
    },
  }
}
