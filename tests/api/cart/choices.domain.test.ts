import { expect, test } from 'vitest'
import {
  type EnteredCode,
  faultsOfOptions,
  type OptionChoice,
  positionsIn,
  pricedCodes,
} from '#api/modules/cart/choices.domain.ts'
import { computeInsuranceCents, computeSoldCents } from '#api/modules/quote/quote.domain.ts'

test.each<[string, OptionChoice[], number[]]>([
  ['no option', [], []],
  [
    'an option that is sold, and the insurance',
    [
      { code: 'chambre', travellers: [1, 2] },
      { code: 'insurance', travellers: [2] },
    ],
    [],
  ],
  ['an option for no traveller', [{ code: 'chambre', travellers: [] }], []],
  ['an option that is not sold', [{ code: 'piolet', travellers: [1] }], [0]],
  ['an option for a third traveller', [{ code: 'chambre', travellers: [1, 3] }], [0]],
  [
    'an option twice',
    [
      { code: 'chambre', travellers: [1] },
      { code: 'chambre', travellers: [2] },
    ],
    [1],
  ],
])('finds the faults of %s', (_case, choices, faults) => {
  expect(faultsOfOptions(choices, ['chambre', 'baudrier'], 2)).toEqual(faults)
})

test.each([
  [null, []],
  [
    [1, 2, 3],
    [1, 2],
  ],
])('leaves out travellers beyond the second of %j', (positions, expected) => {
  expect(positionsIn(positions, 2)).toEqual(expected)
})

const anyDiscount = {
  percent: 5,
  amountCents: null,
  startsOn: null,
  endsOn: null,
  maxUses: null,
  usesCount: 0,
  minimumCents: 0,
  expeditionIds: null,
}
const discount = (code: string, endsOn: string | null = null): EnteredCode => ({
  code,
  discount: { ...anyDiscount, code, endsOn },
  giftCard: null,
})
const card = (
  code: string,
  balanceCents: number,
  isUsable = true,
  validUntil: string | null = null,
): EnteredCode => ({
  code,
  discount: null,
  giftCard: { isUsable, validUntil, balanceCents },
})
const over = '2027-03-09'

test.each<[string, EnteredCode[], string | undefined, string[], string[]]>([
  ['none', [], undefined, [], []],
  ['a discount and two cards', [card('A', 1), discount('B'), card('C', 2)], 'B', ['A', 'C'], []],
  ['two discounts', [discount('A'), discount('B')], 'A', [], ['B']],
  ['a discount that is over before another', [discount('A', over), discount('B')], 'B', [], ['A']],
  ['a used card', [card('A', 0)], undefined, [], ['A']],
  ['a card on its last day', [card('A', 5, true, '2027-03-10')], undefined, ['A'], []],
  ['a card that is over', [card('A', 5, true, over)], undefined, [], ['A']],
  ['a blocked card', [card('A', 5, false)], undefined, [], ['A']],
  ['a deleted code', [{ code: 'A', discount: null, giftCard: null }], undefined, [], ['A']],
])('prices codes: %s', (_case, codes, discounted, cards, invalid) => {
  const priced = pricedCodes(codes, { today: '2027-03-10', expeditionId: 1, soldCents: 100_00 })
  expect(priced.discount?.code).toBe(discounted)
  expect(priced.giftCards.map(({ code }) => code)).toEqual(cards)
  expect(priced.invalid).toEqual(invalid)
})

const party = {
  departure: { id: 1, startOn: '2027-06-05', priceCents: 500_00, childPriceCents: 400_00 },
  adults: 1,
  children: 1,
}
const gear = (travellers: number[]) => ({ code: 'a', label: 'A', priceCents: 130_00, travellers })

test.each([
  ['no option', [], 20_00, 900_00],
  ['an option of the adult', [gear([1])], 26_00, 1030_00],
  ['an option that makes the child the most expensive', [gear([2])], 22_00, 1030_00],
])('insures a traveller, with %s', (_case, options, insuranceCents, soldCents) => {
  expect(computeInsuranceCents({ ...party, options })).toBe(insuranceCents)
  expect(computeSoldCents({ ...party, options })).toBe(soldCents)
})
