import { type Static, Type } from 'typebox'
import { day, oneOf, text, whole } from '#api/contract.ts'
import { Level } from '#api/modules/expeditions/expeditions.contract.ts'

const Choice = Type.Object(
  { value: text('Value that the filter accepts', 'ete'), label: text('French label', 'Vacances d’été') },
  { title: 'Choice' },
)

/** All values of all filters, with their French labels. */
export const Filters = Type.Object(
  {
    expedition_types: Type.Array(Choice),
    countries: Type.Array(
      Type.Object({
        code: text('Value that the filter accepts', 'FR'),
        label: text('French name', 'France'),
        flag_url: text('URL of the flag', '/flags/FR.svg'),
        regions: Type.Array(Choice, { description: 'Regions of the country' }),
      }),
    ),
    activity_categories: Type.Array(
      Type.Object({
        value: text('Value that `activity_types` accepts', 'a-pied'),
        label: text('French name', 'À pied'),
        icon: text('Name of the icon', 'boots'),
        activities: Type.Array(Choice, { description: 'Values that `activities` accepts' }),
      }),
    ),
    vacations: Type.Array(
      Type.Object({
        value: text('Value that the filter accepts', 'ete'),
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
    departure_cities: Type.Array(Choice, { description: 'Values that `from` accepts' }),
    sorts: Type.Array(Choice),
    limits: Type.Object({
      countries: whole('Maximum number of countries', 3),
      activities: whole('Maximum number of activities and categories together', 10),
    }),
  },
  { title: 'Filters' },
)
export type Filters = Static<typeof Filters>
