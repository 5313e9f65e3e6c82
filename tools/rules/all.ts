import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { casts } from '#tools/rules/casts.ts'
import { documentation } from '#tools/rules/documentation.ts'
import { documentLength } from '#tools/rules/documentLength.ts'
import { english } from '#tools/rules/english.ts'
import { frenchPlace } from '#tools/rules/frenchPlace.ts'
import { frenchTypography } from '#tools/rules/frenchTypography.ts'
import { importZones } from '#tools/rules/importZones.ts'
import { jsonParse } from '#tools/rules/jsonParse.ts'
import { linearPatterns } from '#tools/rules/linearPatterns.ts'
import { orphans } from '#tools/rules/orphans.ts'
import { pureRules } from '#tools/rules/pureRules.ts'
import { schemaBreaking } from '#tools/rules/schemaBreaking.ts'
import { schemaDescriptions } from '#tools/rules/schemaDescriptions.ts'
import { schemaNames } from '#tools/rules/schemaNames.ts'
import { schemaNullability } from '#tools/rules/schemaNullability.ts'
import { snapshots } from '#tools/rules/snapshots.ts'
import type { Rule, SourceFile } from '#tools/rules/sourceFile.ts'
import { wire } from '#tools/rules/wire.ts'

/** The house rules, by the name that the check prints. */
export const rules: Record<string, Rule> = {
  'import zones': importZones,
  'length of documents': documentLength,
  'French only in content': frenchPlace,
  'French typography': frenchTypography,
  documentation,
  'English of comments and names': english,
  casts,
  'parsed JSON is checked': jsonParse,
  'patterns take linear time': linearPatterns,
  'rules are pure': pureRules,
  'generated files have their document': orphans,
  snapshots,
  'schema: descriptions': schemaDescriptions,
  'schema: names': schemaNames,
  'schema: what may be null': schemaNullability,
  'schema: calls agree with the REST API': wire,
  'schema: nothing that clients rely on is gone': schemaBreaking,
}

const readable = /\.([jt]sx?|json|css|graphql|md)$/

/** Files that git tracks or would track. */
export function readRepository(): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  })
  return listed
    .split('\0')
    .filter((path) => path && existsSync(path))
    .map((path) => ({ path, text: readable.test(path) ? readFileSync(path, 'utf8') : '' }))
}
