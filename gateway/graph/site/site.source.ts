import type { Site } from '#gateway/graph/schema.generated.ts'
import { toSite } from '#gateway/graph/site/site.model.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

type Deps = { rest: Rest; publicUrl: string }

export function siteSource({ rest, publicUrl }: Deps, scope: RestScope) {
  return {
    read: async (): Promise<Site> => toSite(await rest.read('/site', scope), publicUrl),
    /** For pages while the service fails. */
    unknown: (): Site => toSite(null, publicUrl),
  }
}
