import { useState } from 'react'
import { messages } from '#web/agency/phone/messages.ts'
import { type PhoneQuoteQuery, usePhoneQuoteQuery } from '#web/agency/phone/Phone.generated.ts'
import { type Choice, listChoices } from '#web/agency/phone/phone.rules.ts'
import { useLast } from '#web/lib/graph/useLast.ts'

export type Quote = NonNullable<
  NonNullable<NonNullable<PhoneQuoteQuery['agency']>['departure']>['phoneQuote']
>

/** The price of what is chosen, with the reasons for codes that do not apply. */
export function usePhoneQuote(choice: Choice, births: Record<number, string>) {
  const { departureId: id, count, options } = choice
  const discount = useTriedCode(choice.discountCode)
  const giftCard = useTriedCode(choice.giftCardCode)
  const { data, error } = usePhoneQuoteQuery({
    variables: {
      id,
      birthDates: Array.from({ length: count }, (_, index) => births[index] || null),
      options: listChoices(options, count),
      ...(discount.sent && { discountCode: discount.sent }),
      ...(giftCard.sent && { giftCardCode: giftCard.sent }),
    },
    // A code may begin to apply during the call.
    fetchPolicy: 'network-only',
  })
  const priced = data?.agency?.departure?.phoneQuote
  if (discount.sent && priced?.discountCode === null) discount.refuse(messages.codeInvalid)
  if (giftCard.sent && priced && priced.giftCard?.state !== 'ACTIVE')
    giftCard.refuse(messages.giftCardRefused[priced.giftCard?.state ?? 'UNKNOWN'])
  return { quote: useLast(priced), error, discount, giftCard }
}

/** A code that does not apply is sent once, as the service limits the trials, and again after `retry`. */
function useTriedCode(code: string) {
  const [refused, setRefused] = useState<{ code: string; reason: string }>()
  const isRefused = code !== '' && code === refused?.code
  return {
    sent: isRefused ? '' : code,
    refusal: isRefused ? refused.reason : undefined,
    refuse: (reason: string) => setRefused({ code, reason }),
    retry: () => setRefused(undefined),
  }
}
