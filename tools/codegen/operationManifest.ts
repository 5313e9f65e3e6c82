import { siteOperations } from '#tools/codegen/siteOperations.ts'
import type { Source } from '#tools/codegen/wholeDocuments.ts'

/** Writes for the gateway: text by hash. */
export function plugin(_schema: unknown, sources: Source[]): string {
  const texts = siteOperations(sources).map(({ hash, text }) => [hash, text])
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`
}
