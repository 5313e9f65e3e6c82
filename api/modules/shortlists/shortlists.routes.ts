import type { FastifyReply, FastifyRequest } from 'fastify'
import { parisDay } from '#api/clock.ts'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { refusals } from '#api/messages.ts'
import { Done } from '#api/modules/auth/auth.contract.ts'
import type { CardReader } from '#api/modules/expeditions/cards.ts'
import {
  changeAsPerson,
  closeList,
  createList,
  deleteList,
  joinList,
  type KeyedChange,
  leave,
  setItem,
  setWeeks,
  voteFor,
} from '#api/modules/shortlists/shortlists.changes.ts'
import {
  Closing,
  CreatedShortlist,
  ItemChange,
  JoinedShortlist,
  NewPerson,
  NewShortlist,
  Shortlist,
  ShortlistParams,
  VoteChange,
  WeeksChange,
} from '#api/modules/shortlists/shortlists.contract.ts'
import { type List, shortlistReader, usedList } from '#api/modules/shortlists/shortlists.repository.ts'
import { authentication, readBearer } from '#api/plugins/auth.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { jsonAround, sendJson } from '#api/plugins/json.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'
import { readListTitle, readPersonName } from '#schema/shortlist.ts'

const config = { extension: true }
const common = { tags: ['shortlists'], security: [{}, ...security] }
const refused = { 400: ErrorBody, 404: ErrorBody, 409: ErrorBody, 422: ErrorBody, 429: ErrorBody }
const ofList = { ...common, params: ShortlistParams }
const asPerson = { ...ofList, description: 'The bearer is the key of the person.' }
const asOwner = { ...ofList, description: 'The bearer is the key of the owner.' }

const create = {
  ...common,
  summary: 'Creates a list that friends share by its token; a bearer names the account of the owner',
  body: NewShortlist,
  response: { 201: CreatedShortlist, ...refused },
}
const read = {
  ...asPerson,
  summary: 'Returns a list with its votes, and the departures that suit most travellers',
  response: { 200: Shortlist, 400: ErrorBody, 404: ErrorBody },
}
const close = {
  ...asOwner,
  summary: 'Closes a list, which stays readable; idempotent',
  body: Closing,
  response: { 200: Shortlist, ...refused },
}
const erase = {
  ...asOwner,
  summary: 'Deletes a list with its persons and their votes',
  response: { 200: Done, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}
const join = {
  ...ofList,
  summary: 'Adds a person to a list, who gets a key',
  body: NewPerson,
  response: { 201: JoinedShortlist, ...refused },
}
const quit = {
  ...asPerson,
  summary: 'Removes the person from the list, with votes and weeks',
  response: { 200: Shortlist, 400: ErrorBody, 404: ErrorBody, 429: ErrorBody },
}
const vote = {
  ...asPerson,
  summary: 'Votes for a trip of the list',
  body: VoteChange,
  response: { 200: Shortlist, ...refused },
}
const weeks = {
  ...asPerson,
  summary: 'Replaces the weeks that suit the person',
  body: WeeksChange,
  response: { 200: Shortlist, ...refused },
}
const item = {
  ...asPerson,
  summary: 'Adds a trip to the list, or removes it',
  body: ItemChange,
  response: { 200: Shortlist, ...refused },
}

type Sending = (reply: FastifyReply, list: List, key?: string) => Promise<FastifyReply>
/** Counts a change; the bearer names its caller. */
type ChangeReader = (request: FastifyRequest<{ Params: { token: string } }>) => Promise<KeyedChange>

export function shortlistRoutes(app: Api, deps: ApiDeps, readCard: CardReader): void {
  const { db, clock } = deps
  const rates = rateLimits(deps)
  const write = shortlistReader(db, readCard)
  const send: Sending = async (reply, list, key) =>
    sendJson(reply.header('cache-control', 'no-store'), await write(list, key, clock()))
  const findChange: ChangeReader = async (request) => {
    await rates.enforceFrom(limits.shortlistWrites, request.ip)
    return { token: request.params.token, key: readBearer(request), now: clock() }
  }

  creationRoute(app, deps, write)
  personRoutes(app, deps, { send, findChange })

  app.get('/shortlists/:token', { schema: read, config }, async (request, reply) =>
    send(reply, await usedList(db, request.params.token, clock()), readBearer(request)),
  )

  app.patch('/shortlists/:token', { schema: close, config }, async (request, reply) =>
    send(reply, await closeList(db, await findChange(request))),
  )

  app.delete('/shortlists/:token', { schema: erase, config }, async (request) => {
    await deleteList(db, await findChange(request))
    return { ok: true as const }
  })

  app.post('/shortlists/:token/people', { schema: join, config }, async (request, reply) => {
    const { token, now } = await findChange(request)
    const name = readPersonName(request.body.name)
    if (!name) throw new Refusal('SHORTLIST_NAME', { fields: { name: refusals.SHORTLIST_NAME[1] } })
    const { list, personKey } = await joinList(db, token, { name, party: request.body.party }, now)
    const json = await write(list, personKey, now)
    return sendJson(reply.status(201), withKeys(json, { person_key: personKey }))
  })
}

/** Changes by a person of the list. */
function personRoutes(
  app: Api,
  { db }: ApiDeps,
  { send, findChange }: { send: Sending; findChange: ChangeReader },
): void {
  app.delete('/shortlists/:token/people/me', { schema: quit, config }, async (request, reply) => {
    const list = await changeAsPerson(db, await findChange(request), leave, { mayBeClosed: true })
    return send(reply, list)
  })

  app.put('/shortlists/:token/votes', { schema: vote, config }, async (request, reply) => {
    const change = await findChange(request)
    const { expedition_id, vote: value } = request.body
    return send(reply, await changeAsPerson(db, change, voteFor(Number(expedition_id), value)), change.key)
  })

  app.put('/shortlists/:token/weeks', { schema: weeks, config }, async (request, reply) => {
    const change = await findChange(request)
    const set = setWeeks(request.body.weeks, parisDay(change.now))
    return send(reply, await changeAsPerson(db, change, set), change.key)
  })

  app.put('/shortlists/:token/items', { schema: item, config }, async (request, reply) => {
    const change = await findChange(request)
    const { expedition_id, is_listed } = request.body
    return send(
      reply,
      await changeAsPerson(db, change, setItem(Number(expedition_id), is_listed)),
      change.key,
    )
  })
}

function creationRoute(app: Api, deps: ApiDeps, write: ReturnType<typeof shortlistReader>): void {
  const { db, clock } = deps
  const rates = rateLimits(deps)
  const auth = authentication(deps)

  app.post('/shortlists', { schema: create, config }, async (request, reply) => {
    await rates.enforceFrom(limits.shortlists, request.ip)
    const title = readListTitle(request.body.title)
    if (!title) throw new Refusal('SHORTLIST_TITLE', { fields: { title: refusals.SHORTLIST_TITLE[1] } })
    const owner = await auth.findSender(request)
    const expeditionIds = request.body.expedition_ids.map(Number)
    const input = { title, expeditionIds, ownerUser: owner?.user.id ?? null }
    const { list, token, ownerKey } = await createList(db, input, clock())
    const json = await write(list, undefined, clock())
    return sendJson(reply.status(201), withKeys(json, { token, owner_key: ownerKey }))
  })
}

/** A list beside the secrets that its caller gets once. */
const withKeys = (list: Buffer, keys: Record<string, string>): Buffer => jsonAround('shortlist', [list], keys)
