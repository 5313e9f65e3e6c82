export type Behaviour = 'succeeds' | 'declines' | 'challenges' | 'delays'

/** The part of a card that may be stored and logged. */
export type Card = { brand: string; last4: string; behaviour: Behaviour }

export type CardField = 'number' | 'expiry' | 'cvc'

export type CardRefusal = {
  field: CardField
  reason: 'numberWrong' | 'numberUnknown' | 'expiryWrong' | 'expiryPast' | 'cvcWrong'
}

const behaviours: Record<string, Behaviour> = {
  '4242424242424242': 'succeeds',
  '4000000000000002': 'declines',
  '4000000000003220': 'challenges',
  '4000000000000341': 'delays',
}

/** The code that the bank of the third card sends. */
export const challengeCode = '123456'

/** Reads the form of a card, or says which field cannot be right. */
export function readCard(form: URLSearchParams, now: Date): Card | CardRefusal {
  const number = (form.get('number') ?? '').replace(/[\s.-]/g, '')
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return { field: 'number', reason: 'numberWrong' }
  const behaviour = behaviours[number]
  if (!behaviour) return { field: 'number', reason: 'numberUnknown' }
  const [, month, year] =
    /^(0?[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec((form.get('expiry') ?? '').trim()) ?? []
  if (!month || !year) return { field: 'expiry', reason: 'expiryWrong' }
  // A card is valid to the end of its month.
  const firstDayAfter = new Date(2000 + Number(year), Number(month), 1)
  if (firstDayAfter <= now) return { field: 'expiry', reason: 'expiryPast' }
  if (!/^\d{3}$/.test((form.get('cvc') ?? '').trim())) return { field: 'cvc', reason: 'cvcWrong' }
  return { brand: 'visa', last4: number.slice(-4), behaviour }
}

function passesLuhn(number: string): boolean {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}
