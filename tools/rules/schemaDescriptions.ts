import { visit } from 'graphql'
import { findingOn, schemaDocument } from '#tools/rules/schemaDocument.ts'
import type { Finding, SourceFile } from '#tools/rules/sourceFile.ts'

/** Requires a description of everything in the schema, and a replacement for everything deprecated. */
export function schemaDescriptions(files: SourceFile[]): Finding[] {
  const findings: Finding[] = []
  visit(schemaDocument(files), {
    enter(node) {
      if ('description' in node && 'name' in node && node.name && !node.description?.value.trim())
        findings.push(findingOn(node.name, 'has no description'))
      if (node.kind === 'Directive' && node.name.value === 'deprecated' && !node.arguments?.length)
        findings.push(findingOn(node.name, 'has no reason: say what to use instead'))
    },
  })
  return findings
}
