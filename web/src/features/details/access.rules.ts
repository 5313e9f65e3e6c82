type Access = { city: string; kgCo2e: number; planeKgCo2e: number | null; carKgCo2e: number | null }

export type Saving = { city: string; times: number; other: 'plane' | 'car' }

/**
 * The first city from which the train emits at most half of the usual means: the plane, otherwise the car.
 */
export function computeSaving(accesses: readonly Access[]): Saving | undefined {
  for (const { city, kgCo2e, planeKgCo2e, carKgCo2e } of accesses) {
    const other = planeKgCo2e === null ? 'car' : 'plane'
    const times = Math.floor((planeKgCo2e ?? carKgCo2e ?? 0) / kgCo2e)
    if (kgCo2e > 0 && times >= 2) return { city, times, other }
  }
  return undefined
}

/** Whether a journey takes a ferry, by day or by night. */
export const hasFerry = (ways: readonly { modes: readonly string[] }[]): boolean =>
  ways.some(({ modes }) => modes.some((mode) => mode.startsWith('ferry')))
