import type { ExpeditionPreviewQuery } from '#web/agency/preview/Preview.generated.ts'
import { toKey } from '#web/lib/graph/answers.ts'
import { Graph } from '#web/lib/graph/graph.ts'
import { ExpeditionPageDocument, type ExpeditionPageQuery } from '#web/pages/ExpeditionPage.generated.ts'

type Expedition = NonNullable<ExpeditionPageQuery['expedition']>
type Preview = NonNullable<
  NonNullable<NonNullable<ExpeditionPreviewQuery['agency']>['expedition']>['preview']
>

const page = { __typename: 'PageInfo', endCursor: null, hasNextPage: false } as const

/** A draft as the public page reads an expedition: without departures, reviews and questions. */
export const toPublicExpedition = (preview: Preview): Expedition => ({
  ...preview,
  departures: [],
  reviewCount: 0,
  reviewStats: null,
  reviews: { __typename: 'ReviewConnection', nodes: [], pageInfo: page },
  questions: { __typename: 'MessageConnection', nodes: [], pageInfo: page },
  similarExpeditions: [],
})

/** Holds the one response that the public page asks for; its route has no slug here. It requests nothing. */
export function previewGraph(expedition: Expedition): Graph {
  const variables = { slug: '' }
  return new Graph({
    answers: new Map([
      [toKey({ query: ExpeditionPageDocument, variables }), { data: { expedition }, hasErrors: false }],
    ]),
  })
}
