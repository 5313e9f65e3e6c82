/** Whether everything runs: `npm run test:all`. */
export const isWholeLane = process.env.TEST_LANE === 'whole'

/** Viewport widths of a walk: one in the quick lane, the desktop and the phone in the whole one. */
export const widths = (quick: 1280 | 390 = 1280): number[] => (isWholeLane ? [1280, 390] : [quick])

/** Rounds of a random or concurrent test: a few show that it holds, many look for the rare case. */
export const rounds = (quick: number, whole: number): number => (isWholeLane ? whole : quick)
