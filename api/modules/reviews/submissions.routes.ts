import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import {
  OwnReview,
  ReviewCreation,
  ReviewedReservationParams,
} from '#api/modules/reviews/submissions.contract.ts'
import { submitReview } from '#api/modules/reviews/submissions.ts'
import { authentication } from '#api/plugins/auth.ts'
import { limits, rateLimits } from '#api/plugins/rateLimit.ts'

const submit = {
  tags: ['reviews'],
  security,
  summary: 'Writes the review of a past reservation, once per account and departure; staff then publish it',
  params: ReviewedReservationParams,
  body: ReviewCreation,
  response: {
    201: OwnReview,
    400: ErrorBody,
    401: ErrorBody,
    404: ErrorBody,
    409: ErrorBody,
    422: ErrorBody,
    429: ErrorBody,
  },
}

export function submissionRoutes(app: Api, deps: ApiDeps): void {
  const auth = authentication(deps)
  const rates = rateLimits(deps)

  app.post(
    '/reservations/:id/reviews',
    { schema: submit, config: { extension: true } },
    async (request, reply) => {
      const { user } = await auth.signedIn(request)
      await rates.enforce(limits.messagesByUser, user.id)
      const { id: reservationId } = request.params
      return reply.status(201).send(await submitReview(deps, { user, reservationId, input: request.body }))
    },
  )
}
