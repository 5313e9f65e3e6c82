import { type DocumentNode, type InputValueDefinitionNode, print } from 'graphql'

/**
 * Statements of a schema, one line for each field, argument or value: `Expedition.reviews(first: Int! = 10)`.
 */
export function statements({ definitions }: DocumentNode): string[] {
  return definitions.flatMap((definition) => {
    if (!('name' in definition) || !definition.name) return []
    const { value: type } = definition.name
    if ('values' in definition) return (definition.values ?? []).map(({ name }) => `${type}.${name.value}`)
    if (!('fields' in definition)) return []
    return (definition.fields ?? []).flatMap((field) => {
      if (field.kind === 'InputValueDefinition') return [`input ${type}.${typed(field)}`]
      const args = (field.arguments ?? []).map((arg) => `${type}.${field.name.value}(${typed(arg)})`)
      return [`${type}.${field.name.value}: ${print(field.type)}`, ...args]
    })
  })
}

function typed({ name, type, defaultValue }: InputValueDefinitionNode): string {
  return `${name.value}: ${print(type)}${defaultValue ? ` = ${print(defaultValue)}` : ''}`
}
