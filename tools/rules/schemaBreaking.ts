import { DangerousChangeType, findBreakingChanges, findDangerousChanges } from 'graphql'
import { currentSchema, releasedPath, releasedSchema } from '#tools/rules/schemaDocument.ts'
import type { Finding, SourceFile } from '#tools/rules/sourceFile.ts'

const instead =
  'clients rely on it. Keep it, add the new one beside it, and mark it @deprecated(reason: "what to use instead")'

/**
 * Refuses breaking changes of the released schema. Additions are free; `npm run schema:release` releases
 * them.
 */
export function schemaBreaking(files: SourceFile[]): Finding[] {
  if (!files.some(({ path }) => path.startsWith('schema/') && path.endsWith('.graphql'))) return []
  const released = releasedSchema(files)
  if (!released) return [{ path: releasedPath, line: 1, message: 'is missing: run `npm run schema:release`' }]
  const current = currentSchema(files)
  const changed = [
    ...findBreakingChanges(released, current),
    // Clients that omit the argument would receive another result.
    ...findDangerousChanges(released, current).filter(
      ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
    ),
  ]
  return changed.map(({ description }) => ({
    path: releasedPath,
    line: 1,
    message: `${description.replace(/\.$/, '')}: ${instead}`,
  }))
}
