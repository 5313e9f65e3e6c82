import type { ExpeditionType } from '#web/lib/graph/graph.generated.ts'

const labels: Record<ExpeditionType, string> = {
  EXPEDITION: 'Expédition',
  SANS_LES_PARENTS: 'Sans les parents',
  EN_BASE_CAMP: 'En Base Camp',
  EN_ITINERANCE: 'En itinérance',
}

const isType = (value: string): value is ExpeditionType => Object.hasOwn(labels, value)

export const readType = (value: string): ExpeditionType => (isType(value) ? value : 'EXPEDITION')

export const expeditionTypes = Object.entries(labels)
