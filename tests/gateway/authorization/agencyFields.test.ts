import { expect, test } from 'vitest'
import { schema } from '#gateway/graph/schema.ts'
import { agencyCast, type Caller, callers, mayCall } from '#tests/gateway/authorization/agencyCast.ts'
import { at, describeReach, type Reach, reaches } from '#tests/gateway/authorization/reach.ts'
import { rules } from '#tests/gateway/authorization/rules.ts'
import { product } from '#tests/support/product.ts'

const current = product({}, true)
const cast = agencyCast(current)

const ruled = [...rules].filter(([, rule]) => rule.startsWith('agency'))
const toFields = (type: string) =>
  ruled.flatMap(([coordinate, rule]) => {
    const [name, field = ''] = coordinate.split('.')
    return name === type ? [[field, rule] as const] : []
  })
/** Types of which some of the staff read less than others: agency.test.ts reads the rest. */
const types = reaches(schema).filter(
  ({ type, names }) => names[0] === 'agency' && toFields(type.name).some(([, rule]) => rule !== 'agency'),
)
/** Ids that the ways to the types name. */
const idNames: [RegExp, string][] = [
  [/(?<=customer\(id: ")[^"]*/, 'CUSTOMER'],
  [/(?<=job\(id: ")[^"]*/, 'JOB'],
  [/(?<=import\(id: ")[^"]*/, 'IMPORT'],
  [/(?<=export\(id: ")[^"]*/, 'EXPORT'],
]
const toQuery = (reach: Reach, fields: string[]) =>
  idNames.reduce((query, [id, name]) => query.replace(id, name), describeReach(reach, fields))

/** Staff without a right read an empty text where the graph has no null. */
const isGiven = (value: unknown) => value !== null && value !== undefined && value !== ''

test.each(types.map((reach) => [reach.type.name, reach] as const))(
  'reads the fields of %s',
  async (type, reach) => {
    const fields = toFields(type)
    const read = async (caller: Caller) => {
      const query = toQuery(
        reach,
        fields.map(([field]) => field),
      )
      const { data, errors = [] } = await current().gateway.ask<object>(
        cast.withIds(caller, query),
        {},
        cast.as(caller),
      )
      const values = fields.filter(([field]) => at(data, [...reach.names, field]).some(isGiven))
      const refused = errors.flatMap(({ path = [], extensions }) =>
        extensions?.code === 'FORBIDDEN' ? [String(path.at(-1))] : [],
      )
      expect({ caller, given: values.filter(([, rule]) => !mayCall(caller, rule)) }).toEqual({
        caller,
        given: [],
      })
      // A query that the gateway refuses as a whole would prove nothing.
      expect({ caller, whole: errors.filter(({ path }) => !path) }).toEqual({ caller, whole: [] })
      const own = fields.flatMap(([field, rule]) => (mayCall(caller, rule) ? [field] : []))
      expect({ caller, refused: own.filter((field) => refused.includes(field)) }).toEqual({
        caller,
        refused: [],
      })
    }
    for (const caller of callers) await read(caller)
  },
)
