import type { FastifyRequest } from 'fastify'
import { ErrorBody, security } from '#api/contract.ts'
import type { Api, ApiDeps } from '#api/deps.ts'
import {
  BegunTotp,
  EnrolledFactor,
  FactorParams,
  FirstTotpCode,
  Me,
  RecoveryCode,
  RecoveryCodes,
  TotpCode,
} from '#api/modules/agency/access/access.contract.ts'
import {
  beginTotp,
  confirmTotp,
  removeFactor,
  renewRecoveryCodes,
} from '#api/modules/agency/access/factors.ts'
import { agencyRoute, readCaller } from '#api/modules/agency/access/guard.ts'
import { readMe } from '#api/modules/agency/access/me.ts'
import {
  PasskeyAttempt,
  PasskeyEnrolment,
  PasskeyOptions,
} from '#api/modules/agency/access/passkey.contract.ts'
import { addPasskey, passkeyOptions, verifyPasskey } from '#api/modules/agency/access/passkeys.ts'
import { qrCode } from '#api/modules/agency/access/qrCode.ts'
import { useRecoveryCode, verifyTotp } from '#api/modules/agency/access/secondFactor.ts'
import { toBase32, totpUri } from '#api/modules/agency/access/totp.domain.ts'
import type { PasswordHasher } from '#api/modules/auth/passwords.ts'
import { readSettings } from '#api/modules/settings/settings.repository.ts'
import { authentication } from '#api/plugins/auth.ts'

const tags = ['agency']
const refused = { 400: ErrorBody, 403: ErrorBody, 404: ErrorBody, 422: ErrorBody, 429: ErrorBody }

const me = {
  tags,
  security,
  summary: 'Returns the rights of the account at the agency, and what its session still needs to open it',
  response: { 200: Me, 404: ErrorBody },
}

const totp = {
  tags,
  security,
  summary: 'Opens the agency to the session, or confirms the second factor again, by a code of the app',
  body: TotpCode,
  response: { 200: Me, ...refused },
}

const passkeyBegin = {
  tags,
  security,
  summary:
    'Returns the options of the browser for a new passkey and to use one, by one challenge of five minutes',
  response: { 200: PasskeyOptions, ...refused },
}

const passkey = {
  tags,
  security,
  summary: 'Opens the agency to the session, or confirms the second factor again, by a passkey',
  body: PasskeyAttempt,
  response: { 200: Me, ...refused },
}

const passkeyAdd = {
  tags,
  security,
  summary: 'Adds a passkey by a response to the challenge, and opens the agency to the session',
  body: PasskeyEnrolment,
  response: { 200: EnrolledFactor, ...refused, 503: ErrorBody },
}

const recovery = {
  tags,
  security,
  summary: 'Opens the agency to the session by a recovery code, which is used up',
  body: RecoveryCode,
  response: { 200: Me, ...refused, 503: ErrorBody },
}

const begin = {
  tags,
  security,
  summary: 'Prepares an authenticator app; one that is confirmed remains valid until the new one is',
  response: { 200: BegunTotp, ...refused },
}

const confirm = {
  tags,
  security,
  summary: 'Confirms the prepared app by its first code, and opens the agency to the session',
  body: FirstTotpCode,
  response: { 200: EnrolledFactor, ...refused, 503: ErrorBody },
}

const remove = {
  tags,
  security,
  summary: 'Removes a second factor of the account; refused for the last one',
  params: FactorParams,
  response: { 200: Me, ...refused, 409: ErrorBody },
}

const renew = {
  tags,
  security,
  summary: 'Replaces the recovery codes of the account',
  response: { 200: RecoveryCodes, ...refused, 503: ErrorBody },
}

export function accessRoutes(agency: Api, deps: ApiDeps, hasher: PasswordHasher): void {
  const { db, clock } = deps
  const current = currentMe(deps)
  const signingIn = agencyRoute('signing-in')

  agency.get('/me', { schema: me, config: agencyRoute('known') }, (request) =>
    readMe(db, readCaller(request), clock()),
  )

  agency.post('/second-factor/totp', { schema: totp, config: signingIn }, async (request) => {
    const { code, step_up: isSteppingUp = false } = request.body
    await verifyTotp(deps, readCaller(request), code, isSteppingUp)
    return current(request)
  })

  agency.post('/second-factor/options', { schema: passkeyBegin, config: signingIn }, (request) =>
    passkeyOptions({ ...deps, hasher }, readCaller(request)),
  )

  agency.post('/second-factor/passkey', { schema: passkey, config: signingIn }, async (request) => {
    const { response, step_up: isSteppingUp = false } = request.body
    await verifyPasskey({ ...deps, hasher, log: request.log }, readCaller(request), response, isSteppingUp)
    return current(request)
  })

  agency.post('/second-factor/recovery', { schema: recovery, config: signingIn }, async (request) => {
    await useRecoveryCode({ ...deps, hasher }, readCaller(request), request.body.code)
    return current(request)
  })

  factorRoutes(agency, deps, hasher)
}

function factorRoutes(agency: Api, deps: ApiDeps, hasher: PasswordHasher): void {
  const context = { ...deps, hasher }
  const current = currentMe(deps)
  const signingIn = agencyRoute('signing-in')
  const steppedUp = agencyRoute('staff', { stepUp: true })

  agency.post('/factors/totp', { schema: begin, config: signingIn }, async (request) => {
    const caller = readCaller(request)
    const secret = await beginTotp(context, caller)
    const uri = totpUri(secret, (await readSettings(deps.db, 'agency')).name, caller.user.email)
    return { secret: toBase32(secret), uri, qr_svg: qrCode(uri) }
  })

  agency.post('/factors/totp/confirm', { schema: confirm, config: signingIn }, async (request) => {
    const recoveryCodes = await confirmTotp(context, readCaller(request), request.body.code)
    return { me: await current(request), recovery_codes: recoveryCodes }
  })

  agency.post('/factors/passkey', { schema: passkeyAdd, config: signingIn }, async (request) => {
    const { response, name } = request.body
    const ceremony = { ...context, log: request.log }
    const recoveryCodes = await addPasskey(ceremony, readCaller(request), response, name)
    return { me: await current(request), recovery_codes: recoveryCodes }
  })

  agency.post('/factors/recovery-codes', { schema: renew, config: steppedUp }, async (request) => ({
    recovery_codes: await renewRecoveryCodes(context, readCaller(request)),
  }))

  agency.delete('/factors/:id', { schema: remove, config: steppedUp }, async (request) => {
    await removeFactor(context, readCaller(request), request.params.id)
    return current(request)
  })
}

/** Reads the caller again after a change of its session or factors. */
function currentMe(deps: ApiDeps) {
  const auth = authentication(deps)
  return async (request: FastifyRequest): Promise<Me> => {
    const caller = readCaller(request)
    const sender = await auth.loadSender(request)
    return readMe(
      deps.db,
      { ...caller, ...(sender?.staff && { ...sender, staff: sender.staff }) },
      deps.clock(),
    )
  }
}
