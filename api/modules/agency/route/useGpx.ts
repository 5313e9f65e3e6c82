import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import { saveDraft } from '#api/modules/agency/expeditions/draft.ts'
import type { AgencyExpedition } from '#api/modules/agency/expeditions/expeditions.contract.ts'
import { storedExpedition } from '#api/modules/agency/expeditions/expeditions.repository.ts'
import { readFile } from '#api/modules/agency/files/files.repository.ts'
import { gpxMessages } from '#api/modules/agency/route/gpx.messages.ts'
import { isGpxRoute, listTracks } from '#api/modules/agency/route/gpx.ts'
import { orNotFound, Refusal } from '#api/plugins/errors.ts'
import { parse } from '#schema/json.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>
type Use = { version: number; file_id: string }

/** Takes the line of an uploaded GPX file into a draft, with the figures that it suggests. */
export async function useGpx(
  deps: Context,
  caller: AgencyCaller,
  id: number,
  { version, file_id }: Use,
): Promise<AgencyExpedition> {
  const { draft } = orNotFound(await storedExpedition(deps.db, id))
  const { tracks, distanceKm, elevationGainM } = await findRoute(deps, caller, file_id)
  const days = draft.duration_days ?? draft.programme.length
  return saveDraft(deps, caller, id, {
    version,
    route: { points: draft.route?.points ?? [], tracks: listTracks(tracks, days) },
    distance_km: distanceKm,
    ...(elevationGainM !== null && { elevation_gain_m: elevationGainM }),
  })
}

async function findRoute({ db, clock }: Context, { user }: AgencyCaller, id: string) {
  const bytes = await readFile(db, { id, kind: 'gpx', ownerId: user.id, now: clock() })
  const route = bytes && parse(isGpxRoute, bytes.toString('utf8'))
  if (!route) throw new Refusal('FILE_REFUSED', { message: gpxMessages.gone })
  return route
}
