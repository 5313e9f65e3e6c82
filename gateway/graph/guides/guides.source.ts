import type { Guide } from '#gateway/graph/schema.generated.ts'
import type { ApiGuideProfile } from '#gateway/upstream/api.generated.ts'
import { id, listOf, numberOrNull, record, textOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

type Profile = Pick<Guide, 'quote' | 'departuresLed'>

const unknown: Profile = { quote: null, departuresLed: null }

/** Fields that only the list of guides carries: one read serves all guides of a request. */
export function guidesSource({ rest }: { rest: Rest }, scope: RestScope) {
  let profiles: Promise<Map<string, Profile>> | undefined
  async function readProfiles() {
    return new Map(listOf(await rest.read('/guides', scope), 'guides').map(toProfile))
  }
  return {
    async profileOf(guideId: string): Promise<Profile> {
      profiles ??= readProfiles()
      return (await profiles).get(guideId) ?? unknown
    },
  }
}

function toProfile(body: unknown): [id: string, profile: Profile] {
  const api = record<ApiGuideProfile>(body)
  return [id(api.id), { quote: textOrNull(api.quote), departuresLed: numberOrNull(api.departures_led) }]
}
