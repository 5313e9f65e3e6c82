import { useRef } from 'react'
import { useAccount } from '#web/lib/account/account.tsx'
import { useDraft } from '#web/lib/account/useDraft.ts'
import { today } from '#web/lib/format/days.ts'
import { euros } from '#web/lib/format/euros.ts'
import { useAgency } from '#web/lib/site/agency.ts'
import { paths } from '#web/lib/site/paths.ts'
import { GiftCard } from '#web/pages/content/GiftCard.tsx'
import { useBuyGiftCardMutation } from '#web/pages/content/GiftCardsPage.generated.ts'
import { GiftFields } from '#web/pages/content/GiftFields.tsx'
import { giftCards } from '#web/pages/content/giftCards.content.ts'
import {
  computeAmount,
  type GiftFault,
  type GiftOrder,
  listFaults,
  toOrder,
} from '#web/pages/content/giftCards.rules.ts'
import { Button } from '#web/ui/Button.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** The draft of the tab: it survives a reload, a sign-in and a declined card. */
export const giftDraft = 'gift-card'

/** A card written on the card itself, and the way to its payment. */
export function GiftForm() {
  const draft = useDraft(giftDraft)
  const order = toOrder(draft.text)
  const { errors, isBusy, formProps } = usePurchase(order)
  const amount = computeAmount(order)
  const { form, withoutScripts, order: byMail } = giftCards
  const agency = useAgency()
  return (
    <ScriptForm {...formProps} className={layout}>
      <div className="lg:col-start-2 lg:row-start-1">
        <GiftCard
          amount={amount ? euros(amount) : '… €'}
          name={order.name.trim()}
          message={order.message.trim()}
          isDrawing
        />
      </div>
      <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1">
        <GiftFields
          order={order}
          errors={errors}
          onChange={(change) => draft.write(JSON.stringify({ ...order, ...change }))}
        />
      </div>
      <div className="lg:col-start-2 lg:row-start-2">
        <p role="alert" className="mb-4 font-semibold text-rouge-700 empty:hidden">
          {errors.form}
        </p>
        <Button type="submit" variant="primary" isBusy={isBusy} className="max-sm:w-full">
          {amount ? form.buy(euros(amount)) : form.buyAny}
        </Button>
        <p className="mt-3 max-w-prose text-meta text-ink-2">{form.secure}</p>
        {agency.email && (
          <p className="mt-3 hidden text-meta noscript:block">
            {withoutScripts}{' '}
            <a href={byMail(agency)} className="link">
              {giftCards.write}
            </a>
          </p>
        )}
      </div>
    </ScriptForm>
  )
}

/** Small screens: card, fields, button; wide ones: the button below the card, in the first screen. */
const layout =
  'grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-7 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.05fr)] lg:grid-rows-[auto_1fr]'

/** Leaves for the payment; a visitor signs in first, and finds his card as he left it. */
function usePurchase(order: GiftOrder) {
  const { me, openSignIn } = useAccount()
  const [buy] = useBuyGiftCardMutation()
  const keys = useRef(new Map<string, string>())
  const { faults, form } = giftCards
  const toRule = (field: GiftFault) => () =>
    listFaults(order, today()).includes(field) ? faults[field] : undefined
  return useForm({
    rules: {
      amount: toRule('amount'),
      name: toRule('name'),
      email: toRule('email'),
      message: toRule('message'),
      sendOn: toRule('sendOn'),
    },
    failed: form.failed,
    async send() {
      if (!me) {
        openSignIn({ kind: 'page', path: paths.giftCards })
        return []
      }
      const name = JSON.stringify(order)
      const idempotencyKey = keys.current.get(name) ?? crypto.randomUUID()
      keys.current.set(name, idempotencyKey)
      const { data } = await buy({ variables: { ...toInput(order), idempotencyKey } })
      const url = data?.buyGiftCard.payment?.redirectUrl
      if (!url) return data?.buyGiftCard.errors ?? [{ field: null, message: form.failed }]
      window.location.assign(url)
      return []
    },
  })
}

const toInput = (order: GiftOrder) => ({
  amount: computeAmount(order) ?? 0,
  recipient: {
    name: order.name.trim(),
    email: order.email.trim(),
    ...(order.message.trim() && { message: order.message.trim() }),
    ...(order.sendOn && { sendOn: order.sendOn }),
  },
})
