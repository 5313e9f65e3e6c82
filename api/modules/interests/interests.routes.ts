import { Type } from 'typebox'
import { ErrorBody, security } from '#api/contract.ts'
import { expeditionDocuments } from '#api/db/answerTables.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import { cartReader } from '#api/modules/cart/cart.repository.ts'
import { byKey } from '#api/modules/expeditions/byKey.ts'
import {
  Interest,
  InterestAnswer,
  InterestToggle,
  PopupAnswer,
} from '#api/modules/interests/interests.contract.ts'
import { popupVisible } from '#api/modules/interests/interests.domain.ts'
import {
  findInterests,
  highestFavouriteCents,
  setInterest,
} from '#api/modules/interests/interests.repository.ts'
import { authentication } from '#api/plugins/auth.ts'
import { orNotFound } from '#api/plugins/errors.ts'

const tags = ['interests']

const list = {
  tags,
  security,
  summary: 'Lists the favourites of the account, newest first',
  response: { 200: Type.Array(Interest), 401: ErrorBody },
}

const toggle = {
  tags,
  security,
  summary: 'Adds an expedition to the favourites or removes it',
  body: InterestToggle,
  response: { 200: InterestAnswer, 400: ErrorBody, 401: ErrorBody, 404: ErrorBody },
}

const popup = {
  tags,
  security,
  summary: 'Reports whether to request the phone number of the account',
  response: { 200: PopupAnswer, 401: ErrorBody },
}

export function interestRoutes(app: Api, deps: ApiDeps): void {
  const { db, clock } = deps
  const auth = authentication(deps)
  const findCart = cartReader(deps)
  const expedition = byKey(db, 'interests', { id: expeditionDocuments.expeditionId })

  app.get('/interests/', { schema: list }, async (request) => {
    const { user } = await auth.signedIn(request)
    return findInterests(db, user.id)
  })

  app.post('/interests/', { schema: toggle }, async (request) => {
    const { user } = await auth.signedIn(request)
    const { expedition_id, interested } = request.body
    const { id: expeditionId } = orNotFound(await expedition(String(expedition_id)))
    const set = orNotFound(await setInterest(db, { userId: user.id, expeditionId, interested }, clock()))
    return {
      ok: true,
      interested: set.interested,
      expedition_id: String(expeditionId),
      all_time_interests_count: set.count,
    }
  })

  app.get('/interests/popup', { schema: popup }, async (request) => {
    const { user } = await auth.signedIn(request)
    const cart = await findCart(user.id, clock())
    const cartTotalCents = (cart?.total ?? 0) * 100
    return {
      popup_visible: popupVisible({
        phone: user.phone,
        cartTotalCents,
        highestFavouriteCents: await highestFavouriteCents(db, user.id),
      }),
    }
  })
}
