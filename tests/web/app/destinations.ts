/** The answer of the destinations of the header: two countries and a theme. */
export const destinations = {
  catalogue: {
    __typename: 'ExpeditionConnection',
    totalCount: 48,
    facets: [
      {
        __typename: 'Facet',
        name: 'countries',
        values: [
          { __typename: 'FacetValue', value: 'FR', label: 'France', count: 28 },
          { __typename: 'FacetValue', value: 'NO', label: 'Norvège', count: 2 },
        ],
      },
    ],
  },
  themeGroups: [
    {
      __typename: 'ThemeGroup',
      id: 'sur-l-eau',
      name: 'Sur l’eau',
      themes: [{ __typename: 'Theme', id: '1', name: 'Kayak de mer', path: 'sur-l-eau/kayak-de-mer' }],
    },
    { __typename: 'ThemeGroup', id: 'duree', name: 'Par durée', themes: [] },
  ],
}
