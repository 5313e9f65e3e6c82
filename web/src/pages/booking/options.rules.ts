/** Travellers of each option, by code; positions from 1. */
export type Choice = Readonly<Record<string, readonly number[]>>

type Offered = { code: string; travellers: readonly number[] }

export const toChoice = (options: readonly Offered[]): Choice =>
  Object.fromEntries(options.map(({ code, travellers }) => [code, travellers]))

/** Adds a traveller to an option, or takes him out of it. */
export function toggled(choice: Choice, code: string, position: number): Choice {
  const chosen = choice[code] ?? []
  const next = chosen.includes(position)
    ? chosen.filter((each) => each !== position)
    : [...chosen, position].toSorted((one, other) => one - other)
  return { ...choice, [code]: next }
}

/** The whole choice, as the gateway reads it: an option without travellers is left out. */
export const listOptions = (choice: Choice): { code: string; travellers: number[] }[] =>
  Object.entries(choice)
    .filter(([, travellers]) => travellers.length > 0)
    .map(([code, travellers]) => ({ code, travellers: [...travellers] }))

/** Code of the cancellation insurance, whose price is the most that a traveller adds. */
export const insuranceCode = 'insurance'
