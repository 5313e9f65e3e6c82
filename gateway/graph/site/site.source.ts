import type { Site } from '#gateway/graph/schema.generated.ts'
import { toSite } from '#gateway/graph/site/site.model.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

export function siteSource({ rest }: { rest: Rest }, scope: RestScope) {
  return { read: async (): Promise<Site> => toSite(await rest.read('/site', scope)) }
}
