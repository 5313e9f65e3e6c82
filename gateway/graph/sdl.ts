import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'

/** Prints the schema as one document: some generators treat `extend type` as client schema. */
export function printSdl(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
