import { expect, test } from 'vitest'
import { computeQuote, type QuoteInput } from '#api/modules/quote/quote.domain.ts'
import { testTerms } from '#tests/support/testOrder.ts'

const today = '2027-03-10'
const departure = { id: 12, startOn: '2027-07-03', priceCents: 1190_00, childPriceCents: 890_00 }
const cart: QuoteInput = {
  today,
  departure,
  adults: 2,
  children: 0,
  options: [],
  insured: [],
  discount: null,
  giftCards: [],
  canSaveCards: true,
  terms: testTerms,
}
const kayak = { code: 'kayak', label: 'Kayak simple', priceCents: 40_00, travellers: [1, 2] }
const quote = (changes: Partial<QuoteInput> = {}) => computeQuote({ ...cart, ...changes })
const amounts = (changes: Partial<QuoteInput>) =>
  quote(changes).lines.map(({ kind, quantity, amountCents }) => [kind, quantity, amountCents / 100])

test.each<[string, Partial<QuoteInput>, unknown[]]>([
  ['adults', {}, [['adult', 2, 2380]]],
  [
    'a child at its rate',
    { adults: 1, children: 1 },
    [
      ['adult', 1, 1190],
      ['child', 1, 890],
    ],
  ],
  [
    'a child without a rate at the price of an adult',
    { adults: 1, children: 1, departure: { ...departure, childPriceCents: null } },
    [
      ['adult', 1, 1190],
      ['child', 1, 1190],
    ],
  ],
  [
    'an option by traveller',
    { options: [kayak] },
    [
      ['adult', 2, 2380],
      ['option', 2, 80],
    ],
  ],
  ['an option of nobody', { options: [{ ...kayak, travellers: [] }] }, [['adult', 2, 2380]]],
  [
    'an insurance up to the euro: 4 % of 1 190',
    { insured: [1] },
    [
      ['adult', 2, 2380],
      ['insurance', 1, 48],
    ],
  ],
  [
    'an insurance over the options of the insured',
    { insured: [2], options: [kayak] },
    [
      ['adult', 2, 2380],
      ['option', 2, 80],
      ['insurance', 1, 50],
    ],
  ],
  [
    'the insurance of a child',
    { adults: 1, children: 1, insured: [2] },
    [
      ['adult', 1, 1190],
      ['child', 1, 890],
      ['insurance', 1, 36],
    ],
  ],
  [
    'a percentage off, up to the euro',
    { adults: 1, discount: { code: 'PRINTEMPS', percent: 7 } },
    [
      ['adult', 1, 1190],
      ['discount', 1, -84],
    ],
  ],
  [
    'an amount off, never below nothing',
    { adults: 1, discount: { code: 'GRAND', amountCents: 5000_00 } },
    [
      ['adult', 1, 1190],
      ['discount', 1, -1190],
    ],
  ],
  [
    'lines in the order of the specification',
    {
      adults: 1,
      children: 1,
      options: [kayak],
      insured: [1],
      discount: { code: 'DIX', amountCents: 10_00 },
      giftCards: [{ code: 'ABCD1234', balanceCents: 100_00 }],
    },
    [
      ['adult', 1, 1190],
      ['child', 1, 890],
      ['option', 2, 80],
      ['insurance', 1, 50],
      ['discount', 1, -10],
      ['gift_card', 1, -100],
    ],
  ],
])('quotes %s', (_case, changes, lines) => {
  expect(amounts(changes)).toEqual(lines)
})

type Due = [total: number, now: number, deposit: number | null, balance: number | null, plans: string]
const gift = (euros: number) => ({ giftCards: [{ code: 'ABCD1234', balanceCents: euros * 100 }] })

test.each<[string, Partial<QuoteInput>, Due]>([
  ['30 % now, the rest later', {}, [2380, 714, 714, 1666, 'deposit full instalments']],
  [
    'a deposit up to the euro: 30 % of 1 190',
    { adults: 1 },
    [1190, 357, 357, 833, 'deposit full instalments'],
  ],
  [
    'a deposit up to the euro: 30 % of 89',
    { adults: 1, departure: { ...departure, priceCents: 89_00 } },
    [89, 27, 27, 62, 'deposit full'],
  ],
  ['no instalments where no card is saved', { canSaveCards: false }, [2380, 714, 714, 1666, 'deposit full']],
  [
    'no instalments below 300 euros',
    { adults: 1, departure: { ...departure, priceCents: 299_00 } },
    [299, 90, 90, 209, 'deposit full'],
  ],
  ['a deposit 30 days before', { today: '2027-06-03' }, [2380, 714, 714, 1666, 'deposit full']],
  [
    'instalments 14 days earlier',
    { today: '2027-05-20' },
    [2380, 714, 714, 1666, 'deposit full instalments'],
  ],
  ['no instalments a day later', { today: '2027-05-21' }, [2380, 714, 714, 1666, 'deposit full']],
  ['no instalments of a gift card’s rest', gift(1647), [2380, 714, 714, 19, 'deposit full']],
  ['all at once 29 days before', { today: '2027-06-04' }, [2380, 2380, null, null, 'full']],
  ['a gift card against the balance', gift(666), [2380, 714, 714, 1000, 'deposit full instalments']],
  ['a gift card that leaves the deposit alone', gift(1666), [2380, 714, null, null, 'full']],
  ['a gift card against the deposit too', gift(2000), [2380, 380, null, null, 'full']],
  ['a gift card that pays all', gift(5000), [2380, 0, null, null, 'full']],
  [
    'two gift cards, the second in part',
    { giftCards: [...gift(1000).giftCards, ...gift(2000).giftCards] },
    [2380, 0, null, null, 'full'],
  ],
])('is due as %s', (_case, changes, [total, now, deposit, balance, plans]) => {
  const { totalCents, dueNowCents, depositCents, balanceCents, plans: offered, ...rest } = quote(changes)
  const euros = (cents: number | null) => (cents === null ? null : cents / 100)
  expect([totalCents, dueNowCents, depositCents, balanceCents].map(euros)).toEqual([
    total,
    now,
    deposit,
    balance,
  ])
  expect(offered.join(' ')).toBe(plans)
  expect(rest.balanceDueOn).toBe(balance === null ? null : '2027-06-03')
})

test.each<[string, Partial<QuoteInput>, boolean]>([
  ['the same cart', {}, true],
  ['the day after', { today: '2027-03-11' }, true],
  ['another wording', { options: [{ ...kayak, label: 'Kayak', travellers: [] }] }, true],
  ['another price', { departure: { ...departure, priceCents: 1200_00 } }, false],
  ['another departure at the same price', { departure: { ...departure, id: 13 } }, false],
  ['other dates', { departure: { ...departure, startOn: '2027-07-10' } }, false],
  ['one more traveller', { adults: 3 }, false],
  ['fewer than 30 days', { today: '2027-06-20' }, false],
])('has a hash that recognises %s', (_case, changes, isSame) => {
  expect(quote(changes).hash === quote().hash).toBe(isSame)
})

test('has the two parts of the balance with the plan, and none without', () => {
  expect(quote().instalments).toEqual([
    { dueOn: '2027-04-21', amountCents: 833_00 },
    { dueOn: '2027-06-03', amountCents: 833_00 },
  ])
  expect(quote({ canSaveCards: false }).instalments).toEqual([])
})
