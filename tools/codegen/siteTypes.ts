import type { CodegenConfig } from '@graphql-codegen/cli'

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
): CodegenConfig['generates'] {
  const documents = `${folder}/**/*.graphql`
  return {
    [schemaTypes]: {
      documents,
      plugins: ['typescript-operations'],
      config: { ...config, scalars, generateOperationTypes: false },
    },
    [`${folder}/`]: {
      documents,
      preset: 'near-operation-file',
      presetConfig: { extension: '.generated.ts' },
      plugins: ['typescript-operations', 'typed-document-node', './tools/codegen/graphHooks.ts'],
      config: {
        ...config,
        scalars,
        importSchemaTypesFrom: schemaTypes,
        documentNodeImport: '@apollo/client#TypedDocumentNode',
      },
    },
  }
}
