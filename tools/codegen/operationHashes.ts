import { findHash, siteOperations, written } from '#tools/codegen/siteOperations.ts'
import type { Source } from '#tools/codegen/wholeDocuments.ts'

/** Writes for the site: hash by name, of all its operations or of the named ones. */
export function plugin(_schema: unknown, sources: Source[], { only }: { only?: string[] }): string {
  const operations = siteOperations(sources)
  const hashes = only?.map((name) => ({ name, hash: findHash(operations, name) })) ?? operations
  return [
    written,
    'export const hashOfOperation: Record<string, string | undefined> = {',
    ...hashes.map(({ name, hash }) => `  ${name}: '${hash}',`),
    '}',
    '',
  ].join('\n')
}
