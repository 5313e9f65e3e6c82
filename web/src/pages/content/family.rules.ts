type Trip = { durationDays: number; ageMinChild: number | null }

/** The youngest age and the shortest and longest stays; undefined without a trip that tells them. */
export function familyFigures(trips: readonly Trip[]) {
  const ages = trips.flatMap(({ ageMinChild }) => ageMinChild ?? [])
  const stays = trips.map(({ durationDays }) => durationDays).filter((days) => days > 0)
  return {
    youngest: ages.length > 0 ? Math.min(...ages) : undefined,
    stays: stays.length > 0 ? { shortest: Math.min(...stays), longest: Math.max(...stays) } : undefined,
  }
}
