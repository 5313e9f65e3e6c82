import type { vacationNames, zones } from '#schema/searchParameters.ts'

export type Zone = (typeof zones)[number]
export type VacationName = (typeof vacationNames)[number]

type Days = readonly [since: string, until: string]
type ByZone = Record<Zone, Days>
const everywhere = (since: string, until: string): ByZone => ({
  A: [since, until],
  B: [since, until],
  C: [since, until],
})

/**
 * School holidays of metropolitan France by academic zone, from the first Saturday to the last Sunday, and
 * the long week-ends of May. Official until summer 2027, extrapolated by the rotation of zones from then on.
 * After a change, rewrite the expeditions (`projectExpeditions`).
 */
export const holidays: { vacation: VacationName; year: number; days: ByZone }[] = [
  {
    vacation: 'hiver',
    year: 2026,
    days: {
      A: ['2026-02-07', '2026-02-22'],
      B: ['2026-02-14', '2026-03-01'],
      C: ['2026-02-21', '2026-03-08'],
    },
  },
  {
    vacation: 'printemps',
    year: 2026,
    days: {
      A: ['2026-04-04', '2026-04-19'],
      B: ['2026-04-11', '2026-04-26'],
      C: ['2026-04-18', '2026-05-03'],
    },
  },
  { vacation: 'pont-de-mai', year: 2026, days: everywhere('2026-05-01', '2026-05-03') },
  { vacation: 'pont-de-mai', year: 2026, days: everywhere('2026-05-08', '2026-05-10') },
  { vacation: 'pont-de-mai', year: 2026, days: everywhere('2026-05-14', '2026-05-17') },
  { vacation: 'ete', year: 2026, days: everywhere('2026-07-04', '2026-08-31') },
  { vacation: 'toussaint', year: 2026, days: everywhere('2026-10-17', '2026-11-01') },
  { vacation: 'noel', year: 2026, days: everywhere('2026-12-19', '2027-01-03') },
  {
    vacation: 'hiver',
    year: 2027,
    days: {
      A: ['2027-02-13', '2027-02-28'],
      B: ['2027-02-20', '2027-03-07'],
      C: ['2027-02-06', '2027-02-21'],
    },
  },
  {
    vacation: 'printemps',
    year: 2027,
    days: {
      A: ['2027-04-10', '2027-04-25'],
      B: ['2027-04-17', '2027-05-02'],
      C: ['2027-04-03', '2027-04-18'],
    },
  },
  { vacation: 'pont-de-mai', year: 2027, days: everywhere('2027-05-06', '2027-05-09') },
  { vacation: 'ete', year: 2027, days: everywhere('2027-07-03', '2027-08-31') },
  { vacation: 'toussaint', year: 2027, days: everywhere('2027-10-23', '2027-11-07') },
  { vacation: 'noel', year: 2027, days: everywhere('2027-12-18', '2028-01-02') },
  {
    vacation: 'hiver',
    year: 2028,
    days: {
      A: ['2028-02-19', '2028-03-05'],
      B: ['2028-02-05', '2028-02-20'],
      C: ['2028-02-12', '2028-02-27'],
    },
  },
  {
    vacation: 'printemps',
    year: 2028,
    days: {
      A: ['2028-04-15', '2028-05-01'],
      B: ['2028-04-01', '2028-04-17'],
      C: ['2028-04-08', '2028-04-23'],
    },
  },
  { vacation: 'pont-de-mai', year: 2028, days: everywhere('2028-04-29', '2028-05-01') },
  { vacation: 'pont-de-mai', year: 2028, days: everywhere('2028-05-06', '2028-05-08') },
  { vacation: 'pont-de-mai', year: 2028, days: everywhere('2028-05-25', '2028-05-28') },
  { vacation: 'ete', year: 2028, days: everywhere('2028-07-08', '2028-08-31') },
  { vacation: 'toussaint', year: 2028, days: everywhere('2028-10-21', '2028-11-05') },
  { vacation: 'noel', year: 2028, days: everywhere('2028-12-23', '2029-01-07') },
]
