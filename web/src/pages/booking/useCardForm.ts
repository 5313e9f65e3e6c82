import type { Stripe, StripeElements } from '@stripe/stripe-js'
import { useEffect, useRef, useState } from 'react'
import { stripeLook } from '#web/pages/booking/cardForm.look.ts'
import { messages } from '#web/pages/booking/payment.messages.ts'
import { toCardRefusal } from '#web/pages/booking/payment.rules.ts'
import { useForm } from '#web/ui/useForm.ts'

type CardFormOptions = {
  stripeKey: string | undefined
  clientSecret: string
  /** Path of the page that shows the result. */
  result: string
}

type Opened = { stripe: Stripe; elements: StripeElements }

/** Mounts Stripe's Payment Element, and confirms the payment with it. */
export function useCardForm({ stripeKey, clientSecret, result }: CardFormOptions) {
  const frame = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'LOADING' | 'READY' | 'FAILED'>('LOADING')
  const [opened, setOpened] = useState<Opened>()

  useEffect(() => {
    let close = () => {}
    let isClosed = false
    const fail = () => {
      if (!isClosed) setState('FAILED')
    }
    async function openForm(): Promise<void> {
      const { loadStripe } = await import('@stripe/stripe-js/pure/index.js')
      const stripe = stripeKey ? await loadStripe(stripeKey, { locale: 'fr' }) : null
      if (isClosed) return
      if (!stripe || !frame.current) return fail()
      const elements = stripe.elements({ clientSecret, appearance: stripeLook })
      const element = elements.create('payment', { layout: 'tabs' })
      close = () => element.destroy()
      element.on('ready', () => setState('READY'))
      element.on('loaderror', fail)
      element.mount(frame.current)
      setOpened({ stripe, elements })
    }
    openForm().catch(fail)
    return () => {
      isClosed = true
      close()
    }
  }, [stripeKey, clientSecret])

  const form = useForm({
    rules: {},
    failed: messages.card.refusals.UNKNOWN,
    async send() {
      if (!opened) return []
      const confirmParams = { return_url: window.location.origin + result }
      const { error } = await opened.stripe.confirmPayment({
        elements: opened.elements,
        confirmParams,
        redirect: 'if_required',
      })
      const refusal = error && toCardRefusal(error)
      if (refusal && refusal !== 'PAID') return [{ field: null, message: messages.card.refusals[refusal] }]
      window.location.assign(result)
      return []
    },
  })
  return { frame, state, ...form }
}
