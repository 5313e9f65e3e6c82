import { useState } from 'react'
import { useLast } from '#web/agency/money/useLast.ts'
import { type PhoneQuoteQuery, usePhoneQuoteQuery } from '#web/agency/phone/Phone.generated.ts'
import { type Choice, choicesOf } from '#web/agency/phone/phone.rules.ts'

export type Quote = NonNullable<
  NonNullable<NonNullable<PhoneQuoteQuery['agency']>['departure']>['phoneQuote']
>

/**
 * The price of what is chosen. A code that does not apply is sent once, as the service limits the trials, and
 * again after `retry`.
 */
export function usePhoneQuote(choice: Choice, births: Record<number, string>) {
  const { departureId: id, count, options, discountCode } = choice
  const [refused, setRefused] = useState<string>()
  const isSent = discountCode !== '' && discountCode !== refused
  const { data, error } = usePhoneQuoteQuery({
    variables: {
      id,
      birthDates: Array.from({ length: count }, (_, index) => births[index] || null),
      options: choicesOf(options, count),
      ...(isSent && { discountCode }),
    },
    // A code may begin to apply during the call.
    fetchPolicy: 'network-only',
  })
  const priced = data?.agency?.departure?.phoneQuote
  if (isSent && priced?.discountCode === null) setRefused(discountCode)
  const isCodeRefused = discountCode !== '' && discountCode === refused
  return { quote: useLast(priced), error, isCodeRefused, retry: () => setRefused(undefined) }
}
