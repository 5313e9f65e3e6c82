import type { BrowserContext } from 'playwright-core'
import type { startStripeServer, TestCard } from '#tests/support/stripeServer.ts'

type StripeServer = Awaited<ReturnType<typeof startStripeServer>>

const cards: Record<string, TestCard> = {
  '4242 4242 4242 4242': 'pm_card_visa',
  '4000 0000 0000 0002': 'pm_card_chargeDeclined',
  '4000 0000 0000 3220': 'pm_card_authenticationRequired',
}

/**
 * Stripe.js as a page sees it: its fields are a frame of its own origin, and it confirms at its api. The
 * version of its address is its own, as the wrapper expects.
 */
const script = `window.Stripe = (key) => {
  let number = ''
  let secret
  addEventListener('message', ({ origin, data }) => {
    if (origin !== 'https://js.stripe.com') return
    number = data
    document.querySelector('iframe').dataset.number = data
  })
  return {
    elements(options) {
      secret = options.clientSecret
      const listeners = {}
      const frame = document.createElement('iframe')
      frame.title = 'Cadre de saisie sécurisé'
      frame.src = 'https://js.stripe.com/v3/fields.html'
      frame.style.width = '100%'
      frame.onload = () => listeners.ready?.()
      return { create: () => ({ mount: (node) => node.append(frame), destroy: () => frame.remove(), on: (event, listener) => { listeners[event] = listener } }) }
    },
    async confirmPayment() {
      if (!number) return { error: { type: 'validation_error', code: 'incomplete_number' } }
      const body = new URLSearchParams({ key, secret, number })
      return (await fetch('https://api.stripe.com/v1/payment_intents/confirm', { method: 'POST', body })).json()
    },
  }
}
window.Stripe.version = document.currentScript.src.split('/')[3]`

const fields = `<!doctype html><html lang="fr"><title>Carte</title><label>Numéro de carte <input></label>
<script>document.querySelector('input').addEventListener('input', ({ target }) => parent.postMessage(target.value, '*'))</script></html>`

/** Plays Stripe's two origins in a browser, before the server that speaks its api; returns the keys it was given. */
export async function playStripe(context: BrowserContext, server: StripeServer): Promise<string[]> {
  const keys: string[] = []
  await context.route('https://js.stripe.com/**', (route) =>
    route.request().url().endsWith('.html')
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: fields })
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await context.route('https://api.stripe.com/**', (route) => {
    const input = new URLSearchParams(route.request().postData() ?? '')
    keys.push(input.get('key') ?? '')
    const error = confirm(server, input.get('secret') ?? '', input.get('number') ?? '')
    const headers = { 'access-control-allow-origin': '*' }
    return route.fulfill({ headers, json: error ? { error } : { paymentIntent: {} } })
  })
  return keys
}

function confirm(server: StripeServer, secret: string, number: string): object | undefined {
  const id = secret.replace('_secret', '')
  const card = cards[number] ?? 'pm_card_chargeDeclined'
  server.confirm(id, secret, card)
  if (card === 'pm_card_chargeDeclined') return { type: 'card_error', code: 'card_declined' }
  if (card === 'pm_card_visa') return undefined
  server.answerChallenge(id, false)
  return { type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }
}
