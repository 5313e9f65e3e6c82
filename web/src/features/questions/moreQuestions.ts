import { MoreQuestionsDocument } from '#web/features/questions/MoreQuestions.generated.ts'
import type { Graph } from '#web/lib/graph/graph.ts'

/** Reads the next page into the cache, which appends it to the questions that the page shows. */
export async function readMoreQuestions(graph: Graph, slug: string, after: string): Promise<void> {
  const client = await graph.apollo()
  const variables = { slug, after }
  await client.query({ query: MoreQuestionsDocument, variables, fetchPolicy: 'network-only' })
}
