import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'

/** Prints the schema as one document: some generators treat `extend type` as client schema. */
export function sdlOf(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
