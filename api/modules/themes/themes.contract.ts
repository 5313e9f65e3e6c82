import { type Static, Type } from 'typebox'
import { day, flag, nullable, text, whole } from '#api/contract.ts'
import { Photo } from '#api/modules/photos/photos.contract.ts'

export const ThemeFilters = Type.Object(
  {
    activities: Type.Array(text('Activity slug', 'raquettes')),
    countries: Type.Array(text('Country code', 'FI')),
    region: nullable(text('Region slug', 'laponie')),
    expedition_type: nullable(text('Slug of the expedition type', 'en-base-camp')),
    vacation: nullable(text('School holidays', 'hiver')),
    family_friendly: nullable(flag('Whether to return only expeditions that welcome families')),
  },
  { title: 'ThemeFilters' },
)
export type ThemeFilters = Static<typeof ThemeFilters>

const theme = {
  name: text('Name', 'Neige en Laponie'),
  path: text('Path under /aventures/themes/', 'neige/laponie'),
  banner_photo_url: nullable(text('URL of the banner photo', '/images/sommets-enneiges-aube-01.jpg?w=1280')),
  banner_photo: nullable(Photo),
  intro: text('Introduction', 'Raquettes, pulka et aurores au-delà du cercle polaire.'),
  expeditions_count: whole('Number of expeditions that match the filters', 7),
  next_departure_start: nullable(day('First day of the next departure; null without one', '2026-12-05')),
}

const ThemeLink = Type.Object(
  {
    ...theme,
    filters: ThemeFilters,
  },
  { title: 'ThemeLink' },
)

const ThemeGroup = Type.Object(
  {
    id: text('ID', 'neige'),
    name: text('Name', 'Neige'),
    themes: Type.Array(ThemeLink, { description: 'Themes of the group; may be empty' }),
  },
  { title: 'ThemeGroup' },
)
export type ThemeGroup = Static<typeof ThemeGroup>

export const ThemeGroups = Type.Object({ groups: Type.Array(ThemeGroup) })

export const ThemePage = Type.Object(
  {
    theme: Type.Object(theme),
    filters: ThemeFilters,
  },
  { title: 'ThemePage' },
)
export type ThemePage = Static<typeof ThemePage>

const themePath = text('Path of the theme', 'neige/laponie', { maxLength: 200 })
export const ThemeQuery = Type.Object({ path: themePath })
export const ThemeParams = Type.Object({ '*': themePath })
