import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { relations, tripPath } from '#bench/gateway/pages.ts'

/** JSON Schema keywords that GraphQL Mesh turns into separate types or misreads. */
const dropped = ['pattern', 'format', 'enum', 'required']

/**
 * Reduces the REST description to what GraphQL Mesh reads: successful responses of the two pages, since any other turns
 * each response into a union. Nothing is required, since `["null", "string"]` is read as a non-null string.
 */
export function meshDescription(): string {
  const { components, openapi, info, paths } = JSON.parse(
    readFileSync('schema/rest/openapi.json', 'utf8'),
    (_key, value) => {
      if (Array.isArray(value?.type)) value.type = value.type.find((type: string) => type !== 'null')
      for (const word of dropped)
        if (typeof value?.[word] === 'string' || Array.isArray(value?.[word])) delete value[word]
      return value
    },
  )
  const usedPaths = [...relations.map((relation) => tripPath('{id}', relation)), '/api/v1/expeditions/search']
  const calls = usedPaths.map((path) => {
    const { parameters, responses } = paths[path].get
    return [path, { get: { parameters, responses: { 200: responses[200] } } }]
  })
  const file = join(mkdtempSync(join(tmpdir(), 'explora-bench-')), 'openapi.json')
  writeFileSync(file, JSON.stringify({ openapi, info, components, paths: Object.fromEntries(calls) }))
  return file
}

const card = `
  id slug name expedition_type price min_price duration_days level_number is_new has_new_departures
  all_time_interests_count next_departures_count
  countries { code name }
  next_departure_starts { next_departure_start available_count }
`

/** Requests the same fields under the names of Mesh. */
export const meshTripQuery = `query Trip($slug: String!) {
  detail: api_v1_expeditions_by_id(id: $slug) {
    ${card}
    short_description description currency age_min_child family_friendly region accommodations_name eco_rating
    averageRating reviewCount group_min group_max distance_km elevation_gain_m arrival_station included not_included
    activities_name
    guide { id full_name diploma based_in languages bio }
    programme { day text }
    meeting_point { name lat lon }
  }
  departures: api_v1_expeditions_by_id_departures(id: $slug) {
    id start end available_count capacity is_confirmed missing_to_confirm price guide { id full_name }
  }
  reviews: api_v1_expeditions_by_id_reviews(id: $slug) {
    id rateOnFive firstName reviewText date experience_month verified
  }
  messages: api_v1_expeditions_by_id_messages(id: $slug) {
    messages { id body author { first_name } created_at replies { id body author { first_name } created_at parent_id } }
  }
  similar: api_v1_expeditions_by_id_similar_expeditions(id: $slug) { ${card} short_description }
}`

export const meshCatalogueQuery = `query Catalogue($price: String!) {
  catalogue: api_v1_expeditions_search(price: $price, per_page: "24") { nbHits hits { ${card} } }
}`
