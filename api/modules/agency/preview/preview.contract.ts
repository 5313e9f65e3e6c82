import { type Static, Type } from 'typebox'
import { ExpeditionDetail } from '#api/modules/expeditions/expeditions.contract.ts'
import { RouteGeojson } from '#api/modules/expeditions/route.contract.ts'

export const ExpeditionPreview = Type.Object(
  { ...ExpeditionDetail.properties, geojson: RouteGeojson },
  { title: 'AgencyExpeditionPreview' },
)
export type ExpeditionPreview = Static<typeof ExpeditionPreview>
