import { type Static, Type } from 'typebox'
import { day, oneOf, text, whole } from '#api/contract.ts'
import { Level } from '#api/modules/expeditions/expeditions.contract.ts'

const Choice = Type.Object(
  { value: text('As the filter takes it', 'ete'), label: text('As one reads it', 'Vacances d’été') },
  { title: 'Choice' },
)

/** All values of all filters, with their French labels. */
export const Filters = Type.Object(
  {
    expedition_types: Type.Array(Choice),
    countries: Type.Array(
      Type.Object({
        code: text('As the filter takes it', 'FR'),
        label: text('French name', 'France'),
        flag_url: text('Flag', '/flags/FR.svg'),
        regions: Type.Array(Choice, { description: 'Regions of that country' }),
      }),
    ),
    activity_categories: Type.Array(
      Type.Object({
        value: text('As `activity_types` takes it', 'a-pied'),
        label: text('French name', 'À pied'),
        icon: text('Name of its icon', 'boots'),
        activities: Type.Array(Choice, { description: 'As `activities` takes them' }),
      }),
    ),
    vacations: Type.Array(
      Type.Object({
        value: text('As the filter takes it', 'ete'),
        label: text('French name', 'Vacances d’été'),
        dates: Type.Array(
          Type.Object({
            zone: oneOf(['A', 'B', 'C'], { description: 'Academic zone' }),
            start: day('First day', '2027-07-03'),
            end: day('Last day', '2027-08-31'),
          }),
        ),
      }),
    ),
    levels: Type.Array(Level),
    durations: Type.Array(Choice, { description: 'Ranges of days' }),
    departure_cities: Type.Array(Choice, { description: 'As `from` takes them' }),
    sorts: Type.Array(Choice),
    limits: Type.Object({
      countries: whole('At most so many countries', 3),
      activities: whole('At most so many activities and categories', 10),
    }),
  },
  { title: 'Filters' },
)
export type Filters = Static<typeof Filters>
