import { insuranceCode, type OptionChoice } from '#api/modules/cart/choices.domain.ts'
import { isChild } from '#api/modules/cart/travellers.domain.ts'

/** Travellers as an order lists them: the adults first, then the children, each group in its given order. */
export type Lineup = {
  /** Indexes of the given travellers, in the order of the lineup. */
  indexes: number[]
  adults: number
  children: number
}

/** Sorts travellers by their birth dates on the first day; without one, an adult. */
export function toLineup(birthDates: (string | null)[], startOn: string): Lineup {
  const indexes = birthDates.map((_, index) => index)
  const isYoung = (index: number) => isChild(birthDates[index] ?? null, startOn)
  const children = indexes.filter(isYoung)
  const adults = indexes.filter((index) => !isYoung(index))
  return { indexes: [...adults, ...children], adults: adults.length, children: children.length }
}

/** Choices with the positions of the lineup, from 1; positions without a traveller are left out. */
export const choicesIn = ({ indexes }: Lineup, choices: OptionChoice[]): OptionChoice[] =>
  choices.map(({ code, travellers }) => ({
    code,
    travellers: travellers.flatMap((position) => {
      const place = indexes.indexOf(position - 1)
      return place < 0 ? [] : [place + 1]
    }),
  }))

type Sold = { code: string; label: string; priceCents: number }

/** The choices as a quote prices them: options of the trip, and the insured travellers. */
export const pricedChoices = (choices: OptionChoice[], sold: Sold[]) => ({
  options: sold.flatMap((option) => {
    const travellers = choices.find(({ code }) => code === option.code)?.travellers ?? []
    return travellers.length > 0 ? [{ ...option, travellers }] : []
  }),
  insured: choices.find(({ code }) => code === insuranceCode)?.travellers ?? [],
})

/** Reads the choices of an address: `location-baudrier:1.2,insurance:1`. */
export const readChoices = (written: string): OptionChoice[] =>
  written.split(',').map((choice) => {
    const [code = '', positions = ''] = choice.split(':')
    return { code, travellers: positions.split('.').map(Number) }
  })
