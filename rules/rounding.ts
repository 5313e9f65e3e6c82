// Sums and products of decimals fall just beside the half that they stand for.
const slack = 1e-9

/** Rounds half up to a tenth. */
export const toTenth = (value: number): number => Math.round(value * 10 + slack) / 10

/** Whole thousandths: equal for two sums of the same value. */
export const thousandths = (value: number): number => Math.round(value * 1_000 + slack)
