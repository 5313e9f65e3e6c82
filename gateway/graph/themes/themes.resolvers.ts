import type { QueryResolvers, ThemeResolvers } from '#gateway/graph/resolvers.generated.ts'

export const Query: Required<Pick<QueryResolvers, 'theme' | 'themeGroups'>> = {
  themeGroups: (_, __, { themes }) => themes.groups(),
  theme: (_, { path }, { themes }) => themes.byPath(path),
}

/** Where the list of themes lacks these fields, each theme is read by its path. */
export const Theme: Required<Pick<ThemeResolvers, 'intro' | 'filter'>> = {
  intro: async (theme, _, { themes }) =>
    (theme.about ?? (await themes.byPath(theme.path))?.about)?.intro ?? null,
  filter: async (theme, _, { themes }) =>
    (theme.about ?? (await themes.byPath(theme.path))?.about)?.filter ?? null,
}
