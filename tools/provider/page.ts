import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#api/modules/mail/html.ts'
import { sendPage } from '#api/modules/mail/page.ts'
import type { BookedPayment } from '#tools/provider/books.ts'
import type { CardField, CardRefusal } from '#tools/provider/cards.ts'
import { pageMessages as copy } from '#tools/provider/page.messages.ts'
import { css } from '#tools/provider/page.styles.ts'

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' })
const toAmount = ({ amount_cents }: BookedPayment) => euros.format(amount_cents / 100)

/** The form of a refused try: its answers and the field to correct. */
export type Retry = { form: URLSearchParams; refusal: CardRefusal }

/** The page of a payment in its present state, which works without scripts. */
export function sendPaymentPage(reply: FastifyReply, payment: BookedPayment, retry?: Retry): FastifyReply {
  const { title, body } = toContent(payment, retry)
  const formOrigin = new URL(payment.return_url).origin
  return sendPage(reply, { title, css, body: frame(body), formOrigin })
}

export function sendUnknownPage(reply: FastifyReply): FastifyReply {
  const { title, text } = copy.ends.unknown
  return sendPage(reply.status(404), { title, css, body: frame(`<h1>${title}</h1><p>${text}</p>`) })
}

const frame = (body: string) => `<main><span class="sign">${copy.sign}</span>${body}</main>`

function toContent(payment: BookedPayment, retry?: Retry): { title: string; body: string } {
  const { status, settles_at } = payment
  if (status === 'action_required') return challenge(payment)
  if (status === 'pending' && settles_at === null) return cardForm(payment, retry)
  const { title, text } = copy.ends[status === 'pending' ? 'waiting' : status]
  const back = `<a class="button" href="${escapeHtml(payment.return_url)}">${copy.back}</a>`
  return { title, body: `<h1>${title}</h1>${bill(payment)}<p>${text}</p>${back}` }
}

const bill = (payment: BookedPayment) =>
  `<dl><dt>${escapeHtml(payment.description)}</dt><dd>${toAmount(payment)}</dd></dl>`

const leave = ({ return_url }: BookedPayment) =>
  `<a class="leave" href="${escapeHtml(return_url)}">${copy.leave}</a>`

const alert = (text: string) => `<p class="alert" role="alert">${text}</p>`

function toFailure({ failure }: BookedPayment, retry?: Retry): string {
  return failure && !retry ? alert(copy.failures[failure]) : ''
}

function cardForm(payment: BookedPayment, retry?: Retry): { title: string; body: string } {
  const body = `<h1>${copy.title}</h1>
<p>${copy.explanation}</p>
${payment.save_card ? `<p>${copy.saved}</p>` : ''}
${bill(payment)}
${toFailure(payment, retry)}
<form method="post" action="/pay/${payment.id}" autocomplete="off" novalidate>
${field('number', 'inputmode="numeric" maxlength="23" placeholder="0000 0000 0000 0000"', retry)}
<div class="pair">
${field('expiry', 'maxlength="7" placeholder="12/29"', retry)}
${field('cvc', 'inputmode="numeric" maxlength="4" placeholder="123"', retry)}
</div>
<button class="button">${copy.pay(toAmount(payment))}</button>
</form>
${leave(payment)}
<section><h2>${copy.cardsTitle}</h2>
<ul>${copy.cards.map(({ number, outcome }) => `<li><code>${number}</code><span>${outcome}</span></li>`).join('')}</ul>
<p>${copy.cardsHint}</p></section>`
  return { title: copy.title, body }
}

function field(name: CardField, attributes: string, retry?: Retry): string {
  const refusal = retry?.refusal.field === name ? copy.refusals[retry.refusal.reason] : undefined
  const value = escapeHtml(retry?.form.get(name) ?? '')
  const invalid = refusal ? ` aria-invalid="true" aria-describedby="${name}-error" autofocus` : ''
  const error = refusal ? `<span class="error" id="${name}-error">${refusal}</span>` : ''
  return `<p class="field"><label for="${name}">${copy[name]}</label><input id="${name}" name="${name}" value="${value}" required ${attributes}${invalid}>${error}</p>`
}

function challenge(payment: BookedPayment): { title: string; body: string } {
  const title = copy.challengeTitle
  const body = `<h1>${title}</h1>
${bill(payment)}
<p>${copy.challenge(payment.card?.last4 ?? '')}</p>
<form method="post" action="/pay/${payment.id}/code" autocomplete="off">
<p class="field"><label for="code">${copy.code}</label><input id="code" name="code" required inputmode="numeric" maxlength="6" autofocus></p>
<button class="button">${copy.confirm}</button>
</form>
${leave(payment)}`
  return { title, body }
}
