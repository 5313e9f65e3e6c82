import { useDestinationsQuery } from '#web/features/destinations/Destinations.generated.ts'

/** Countries and themes with expeditions; both are empty until they are known, or if they cannot be read. */
export function useDestinations({ skip = false } = {}) {
  const query = useDestinationsQuery({ skip })
  const data = query.dataState === 'complete' ? query.data : undefined
  return {
    isLoading: !data && !query.error,
    total: data?.catalogue?.totalCount,
    countries: data?.catalogue?.facets.find(({ name }) => name === 'countries')?.values ?? [],
    groups: data?.themeGroups?.filter(({ themes }) => themes.length > 0) ?? [],
  }
}

export type Destinations = ReturnType<typeof useDestinations>
