import { print, visit } from 'graphql'
import { findingOn, objectFields, schemaDocument } from '#tools/rules/schemaDocument.ts'
import type { Finding, SourceFile } from '#tools/rules/sourceFile.ts'

const pascal = { pattern: /^[A-Z][a-zA-Z0-9]*$/, problem: 'is a type: write it PascalCase' }
const camel = { pattern: /^[a-z][a-zA-Z0-9]*$/, problem: 'is a field or an argument: write it camelCase' }
const upper = { pattern: /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/, problem: 'is a value: write it in capitals' }

const styles: Record<string, { pattern: RegExp; problem: string }> = {
  ObjectTypeDefinition: pascal,
  InterfaceTypeDefinition: pascal,
  UnionTypeDefinition: pascal,
  EnumTypeDefinition: pascal,
  InputObjectTypeDefinition: pascal,
  ScalarTypeDefinition: pascal,
  FieldDefinition: camel,
  InputValueDefinition: camel,
  EnumValueDefinition: upper,
}

/** Requires consistent names, and the same form of errors in all mutations. */
export function schemaNames(files: SourceFile[]): Finding[] {
  return [...misspelt(files), ...withoutPayload(files), ...withoutErrors(files)]
}

function misspelt(files: SourceFile[]): Finding[] {
  const findings: Finding[] = []
  visit(schemaDocument(files), {
    enter(node) {
      const style = styles[node.kind]
      if (!style || !('name' in node) || !node.name || style.pattern.test(node.name.value)) return
      findings.push(findingOn(node.name, style.problem))
    },
  })
  return findings
}

function withoutPayload(files: SourceFile[]): Finding[] {
  return objectFields(files)
    .filter(({ type, field }) => type === 'Mutation' && !print(field.type).endsWith('Payload!'))
    .map(({ field }) => findingOn(field.name, 'is a mutation: let it answer a `…Payload!`'))
}

function withoutErrors(files: SourceFile[]): Finding[] {
  return schemaDocument(files).definitions.flatMap((definition) => {
    if (definition.kind !== 'ObjectTypeDefinition' || !definition.name.value.endsWith('Payload')) return []
    const errors = definition.fields?.find(({ name }) => name.value === 'errors')
    if (errors && print(errors.type) === '[UserError!]!') return []
    return [findingOn(definition.name, 'is a payload: give it `errors: [UserError!]!`')]
  })
}
