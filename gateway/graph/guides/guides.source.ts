import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type { Guide } from '#gateway/graph/schema.generated.ts'
import { id, listOf, numberOrNull, record, text, textOrNull } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

type Profile = Pick<Guide, 'photo' | 'quote' | 'departuresLed'>

const unknown: Profile = { photo: null, quote: null, departuresLed: null }

/** Fields that only the list of guides carries: one read serves all guides of a request. */
export function guidesSource({ rest, toImage }: { rest: Rest; toImage: ToImage }, scope: RestScope) {
  let profiles: Promise<Map<string, Profile>> | undefined
  async function readProfiles() {
    return new Map(
      listOf(await rest.read('/guides', scope), 'guides').map((guide) => toProfile(guide, toImage)),
    )
  }
  return {
    async findProfile(guideId: string): Promise<Profile> {
      profiles ??= readProfiles()
      return (await profiles).get(guideId) ?? unknown
    },
  }
}

function toProfile(body: unknown, toImage: ToImage): [id: string, profile: Profile] {
  const api = record(body)
  const photo = api.photo ? toImage(api.photo, text(api.full_name)) : null
  return [
    id(api.id),
    { photo, quote: textOrNull(api.quote), departuresLed: numberOrNull(api.departures_led) },
  ]
}
