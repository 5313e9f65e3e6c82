import { type GraphQLSchema, lexicographicSortSchema, printSchema } from 'graphql'

/** The schema in one piece, for other programs: some take the `extend type` of our files for something else. */
export function sdlOf(schema: GraphQLSchema): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`
}
