import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { MoneyHeaders } from '#api/modules/agency/money/money.contract.ts'
import { addNote } from '#api/modules/agency/reservations/addedNotes.ts'
import {
  AddedNote,
  MailParams,
  MailPreview,
  MailToSend,
  NewNote,
  SentMail,
  SentMailParams,
} from '#api/modules/agency/reservations/mails.contract.ts'
import { renderedMail } from '#api/modules/agency/reservations/renderedMail.ts'
import { ReservationParams } from '#api/modules/agency/reservations/reservations.contract.ts'
import { sendMail, withdrawMail } from '#api/modules/agency/reservations/sentMails.ts'
import { rateLimits } from '#api/plugins/rateLimit.ts'

const common = { tags: ['agency'], security }
const read = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 409: ErrorBody, 429: ErrorBody }
const refused = { ...read, 422: ErrorBody }

const preview = {
  ...common,
  summary: 'Writes a mail of a reservation from its current data, without sending it',
  params: MailParams,
  response: { 200: MailPreview, ...read },
}

const send = {
  ...common,
  summary: 'Sends a mail of a reservation, or a message that can be withdrawn for ten seconds',
  params: ReservationParams,
  headers: MoneyHeaders,
  body: MailToSend,
  response: { 201: SentMail, ...refused },
}

const withdraw = {
  ...common,
  summary: 'Withdraws an own message that has not left; repeated, it changes nothing',
  params: SentMailParams,
  response: { 200: SentMail, ...read },
}

const note = {
  ...common,
  summary: 'Adds a note to a reservation, for the staff or for its guide too',
  params: ReservationParams,
  body: NewNote,
  response: { 201: AddedNote, ...refused },
}

/** Mails to customers and notes of the staff. */
export function agencyMailRoutes(agency: Api, deps: ApiDeps): void {
  const bookings = agencyRoute('bookings')
  const sending = { ...deps, rates: rateLimits(deps) }

  agency.get('/reservations/:id/mails/:kind', { schema: preview, config: bookings }, async ({ params }) => {
    const { subject, text } = (await renderedMail(deps.db, deps, params.id, params.kind)).mail
    return { subject, text }
  })

  agency.post('/reservations/:id/mails', { schema: send, config: bookings }, async (request, reply) => {
    const { params, body, headers } = request
    const input = { id: params.id, input: body, key: headers['idempotency-key'] }
    return reply.status(201).send(await sendMail(sending, readCaller(request), input))
  })

  agency.post('/mails/:id/withdraw', { schema: withdraw, config: bookings }, (request) =>
    withdrawMail(deps, readCaller(request), request.params.id),
  )

  agency.post('/reservations/:id/notes', { schema: note, config: bookings }, async (request, reply) => {
    const { body, is_for_guide: isForGuide = false } = request.body
    const input = { id: request.params.id, body, isForGuide }
    return reply.status(201).send(await addNote(deps, readCaller(request), input))
  })
}
