import { typesByName } from '#gateway/graph/expeditions/expeditions.model.ts'
import type { ToImage } from '#gateway/graph/images/images.model.ts'
import type { Theme, ThemeFilter } from '#gateway/graph/schema.generated.ts'
import {
  dayOrNull,
  list,
  record,
  recordOrNull,
  text,
  textOrNull,
  texts,
  wholeOrNull,
} from '#gateway/upstream/read.ts'

/** A theme; introduction and filter are read by its path where the list lacks them. */
export type ThemeModel = Omit<Theme, 'intro' | 'filter'> & {
  about: { intro: string | null; filter: ThemeFilter } | null
}

export type ThemeGroupModel = { id: string; name: string; themes: ThemeModel[] }

export function toThemeGroup(body: unknown, toImage: ToImage): ThemeGroupModel {
  const api = record(body)
  const name = text(api.name)
  return { id: text(api.id, name), name, themes: list(api.themes, (item) => toTheme(item, toImage)) }
}

function toTheme(body: unknown, toImage: ToImage): ThemeModel {
  const api = record(body)
  const name = text(api.name)
  // Another service may send the path of the page.
  const path = text(api.path).replace(/^\/*(?:aventures\/themes\/)?/, '')
  const filters = recordOrNull(api.filters)
  return {
    id: path,
    name,
    path,
    bannerImage: toImage(api.banner_photo ?? api.banner_photo_url, name),
    expeditionCount: wholeOrNull(api.expeditions_count),
    nextDeparture: dayOrNull(api.next_departure_start),
    about: filters && { intro: textOrNull(api.intro), filter: toThemeFilter(filters) },
  }
}

export function toThemePage(body: unknown, path: string, toImage: ToImage): ThemeModel {
  const api = record(body)
  // Another service may send the filter alone.
  const theme = recordOrNull(api.theme)
  const filters = recordOrNull(api.filters) ?? api
  return toTheme({ ...theme, name: theme?.name ?? path, path, filters }, toImage)
}

function toThemeFilter(body: unknown): ThemeFilter {
  const api = record(body)
  return {
    activities: texts(api.activities),
    countries: texts(api.countries),
    region: textOrNull(api.region),
    type: typesByName[text(api.expedition_type)] ?? null,
    vacation: textOrNull(api.vacation),
    familyFriendly: typeof api.family_friendly === 'boolean' ? api.family_friendly : null,
  }
}
