import { globSync, readFileSync } from 'node:fs'
import {
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionNode,
} from 'graphql'

const isField = (selection: SelectionNode): selection is FieldNode => selection.kind === Kind.FIELD

const listOperations = ({ definitions }: DocumentNode): OperationDefinitionNode[] =>
  definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)

/** Root fields of an operation. */
export const rootFields = (document: DocumentNode): FieldNode[] =>
  listOperations(document).flatMap(({ selectionSet }) => selectionSet.selections.filter(isField))

export const fieldNames = ({ selectionSet }: FieldNode): string[] =>
  (selectionSet?.selections ?? []).filter(isField).map(({ name }) => name.value)

/** Names of the mutations, subscriptions and account queries of the site. */
export function operationsOfAccounts(): string[] {
  const documents = globSync('web/src/**/*.graphql', { exclude: ['web/src/agency/**'] }).map((path) =>
    parse(readFileSync(path, 'utf8')),
  )
  return documents.flatMap(listOperations).flatMap(({ name, operation, selectionSet }) => {
    const isAboutMe = selectionSet.selections.some((each) => isField(each) && each.name.value === 'me')
    return name && (operation !== 'query' || isAboutMe) ? [name.value] : []
  })
}
