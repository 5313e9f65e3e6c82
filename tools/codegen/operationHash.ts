import { findHash, siteOperations, written } from '#tools/codegen/siteOperations.ts'
import type { Source } from '#tools/codegen/wholeDocuments.ts'

type Config = { operation: string; constant: string }

/** Writes for a script that sends one query and imports little else: its hash under a name. */
export const plugin = (_schema: unknown, sources: Source[], { operation, constant }: Config): string =>
  `${written}\nexport const ${constant} = '${findHash(siteOperations(sources), operation)}'\n`
