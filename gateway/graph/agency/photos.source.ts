import { toConflict } from '#gateway/graph/agency/agency.model.ts'
import { agencyErrors } from '#gateway/graph/agency/agencyErrors.ts'
import {
  toAgencyPhoto,
  toPhotoBody,
  toPhotoConnection,
  toPhotoInput,
} from '#gateway/graph/agency/photos.model.ts'
import { toUserError } from '#gateway/graph/errors.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type {
  AgencyPhotoConnection,
  AgencyPhotosArgs,
  AgencySavePhotoPayload,
  MutationAgencySavePhotoArgs,
} from '#gateway/graph/schema.generated.ts'
import type { AccountCalls } from '#gateway/graph/session.ts'
import { recordOrNull } from '#gateway/upstream/read.ts'
import { restQuery } from '#gateway/upstream/restPath.ts'

type PhotoDeps = { account: AccountCalls; toImage: ToImage }

const isName = (name: string) => /^[\w-]{1,120}\.jpg$/.test(name)

/** Photographs as the agency chooses and describes them. */
export function agencyPhotosSource(
  { account, toImage }: PhotoDeps,
  read: (path: string) => Promise<unknown>,
) {
  return {
    list: async (args: AgencyPhotosArgs): Promise<AgencyPhotoConnection> =>
      toPhotoConnection(await read(`/agency/photos?${toQuery(args)}`), toImage),

    async save({ name, version, input }: MutationAgencySavePhotoArgs): Promise<AgencySavePhotoPayload> {
      if (!isName(name)) return { photo: null, conflict: null, errors: [toUserError('NOT_FOUND', 'name')] }
      const body = { version, ...toPhotoBody(input) }
      const response = await account.send({ method: 'PATCH', path: `/agency/photos/${name}`, body })
      const errors = agencyErrors(response)
      if (errors.length === 0) return { photo: toAgencyPhoto(response.body, toImage), conflict: null, errors }
      const current = recordOrNull(recordOrNull(response.body)?.current)
      const theirs = current && toPhotoInput(toAgencyPhoto(current, toImage))
      return { photo: null, conflict: theirs && toConflict(current, theirs, { ...input }), errors }
    },
  }
}

function toQuery({ names, query, first, after }: AgencyPhotosArgs): URLSearchParams {
  if (names) return new URLSearchParams({ names: names.filter(isName).join(',') })
  return restQuery({ first: String(first), q: query, after })
}
