import { parisDay } from '#api/clock.ts'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { mayCall } from '#api/modules/agency/access/access.domain.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { addGuide, saveGuide } from '#api/modules/agency/guides/guideChanges.ts'
import {
  AgencyGuide,
  AgencyGuides,
  GuideChange,
  GuideConflict,
  GuideParams,
  NewGuide,
} from '#api/modules/agency/guides/guides.contract.ts'
import { storedGuides, toAgencyGuide } from '#api/modules/agency/guides/guides.repository.ts'

const tags = ['agency']
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody }

const list = {
  tags,
  security,
  summary: 'Lists the guides, hidden ones included, by name',
  response: { 200: AgencyGuides, 403: ErrorBody, 404: ErrorBody },
}

const add = {
  tags,
  security,
  summary: 'Adds a guide',
  body: NewGuide,
  response: { 201: AgencyGuide, ...refused, 409: ErrorBody },
}

const change = {
  tags,
  security,
  summary: 'Changes the profile, the account, the absences or the visibility of a guide',
  params: GuideParams,
  body: GuideChange,
  response: { 200: AgencyGuide, ...refused, 409: GuideConflict },
}

export function guideRoutes(agency: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const departures = agencyRoute('departures')

  agency.get('/guides', { schema: list, config: agencyRoute('staff') }, async (request) => {
    const seesAccount = mayCall('departures', readCaller(request).staff)
    const guides = await storedGuides(db, parisDay(clock()))
    return { guides: guides.map((guide) => toAgencyGuide(guide, seesAccount)) }
  })

  agency.post('/guides', { schema: add, config: departures }, async (request, reply) =>
    reply.status(201).send(await addGuide(deps, readCaller(request), request.body)),
  )

  agency.patch('/guides/:id', { schema: change, config: departures }, (request) =>
    saveGuide(deps, readCaller(request), Number(request.params.id), request.body),
  )
}
