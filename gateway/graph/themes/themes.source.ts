import type { ToImage } from '#gateway/graph/images/images.model.ts'
import { type ThemeModel, toThemeGroup, toThemePage } from '#gateway/graph/themes/themes.model.ts'
import { listOf } from '#gateway/upstream/read.ts'
import type { Rest, RestScope } from '#gateway/upstream/rest.ts'

/** A path of themes: words with hyphens between slashes. */
const themePath = /^[a-z0-9-]{1,80}(\/[a-z0-9-]{1,80}){0,3}$/

export function themesSource({ rest, toImage }: { rest: Rest; toImage: ToImage }, scope: RestScope) {
  return {
    groups: async () =>
      listOf(await rest.read('/themes', scope), 'groups').map((group) => toThemeGroup(group, toImage)),

    /** A trailing slash names the same theme: its path is without it. */
    async byPath(value: string): Promise<ThemeModel | null> {
      const path = value.replace(/\/$/, '')
      if (!themePath.test(path)) return null
      const body = await rest.read(`/themes/aventures?path=${path}`, scope)
      return body === undefined ? null : toThemePage(body, path, toImage)
    },
  }
}
