import { randomBytes } from 'node:crypto'
import { staffInvitations, totpSecrets } from '#api/db/agencyTables.ts'
import { reservations } from '#api/db/bookingTables.ts'
import { and, eq, isNull } from '#api/db/drizzle.ts'
import { files } from '#api/db/fileTables.ts'
import { parseJson } from '#schema/json.ts'
import { bookingSuccesses } from '#tests/gateway/authorization/bookingSuccesses.ts'
import { moneySuccesses } from '#tests/gateway/authorization/moneySuccesses.ts'
import { at } from '#tests/gateway/authorization/reach.ts'
import type { Stage, Success } from '#tests/gateway/authorization/stage.ts'
import { transferSuccesses } from '#tests/gateway/authorization/transferSuccesses.ts'
import { webhookSuccesses } from '#tests/gateway/authorization/webhookSuccesses.ts'
import { signedInAccount } from '#tests/support/accounts.ts'
import { resellerKey } from '#tests/support/apiKeys.ts'
import { authenticator } from '#tests/support/authenticator.ts'
import { newQuestion } from '#tests/support/questions.ts'
import { newDeparture } from '#tests/support/readyCarts.ts'
import { newReview, publishedReview } from '#tests/support/reviews.ts'
import { appCode, fromBase32, openInvitation, staffMember } from '#tests/support/staff.ts'
import { testNow } from '#tests/support/testNow.ts'

const first = (payload: unknown, ...path: string[]) => String(at(payload, path)[0])
const quoted = (value: unknown) => JSON.stringify(value)

async function findChallenge({ send, secrets }: Stage, kind: 'creation' | 'request'): Promise<string> {
  const options = parseJson(first(await send('agencyPasskeyOptions', kind), kind))
  const challenge = first(options, 'challenge')
  secrets.push(challenge)
  return challenge
}

async function newPasskey(stage: Stage) {
  const key = authenticator()
  const response = quoted(quoted(key.create({ challenge: await findChallenge(stage, 'creation') })))
  return { key, call: `agencyAddPasskey(response: ${response}, name: "Téléphone")` }
}

async function recoveryCode({ send, secrets }: Stage): Promise<string> {
  const codes = at(await send('agencyRenewRecoveryCodes', 'recoveryCodes'), ['recoveryCodes'])
    .flat()
    .map(String)
  secrets.push(...codes)
  return codes[0] ?? ''
}

function toCode({ owner, secrets }: Stage): string {
  const code = appCode(owner.secret, testNow)
  secrets.push(code)
  return code
}

async function begunApp({ send, secrets }: Stage): Promise<string> {
  const secret = first(await send('agencyBeginTotp', 'secret'), 'secret')
  const code = appCode(fromBase32(secret), testNow)
  secrets.push(secret, code)
  return code
}

/** An open invitation to an address of the test’s own. */
async function invited({ db, secrets }: Stage, email: string): Promise<{ token: string; id: string }> {
  const token = `${email.replace(/\W/g, '-')}-0123456789abcdefgh`
  secrets.push(token, email)
  await openInvitation(db, token, { email })
  const [row] = await db.select().from(staffInvitations).where(eq(staffInvitations.email, email))
  return { token, id: row?.id ?? '' }
}

/** How each mutation of the agency succeeds. One without a row fails the test. */
export const successes: Record<string, (stage: Stage) => Promise<Success>> = {
  ...moneySuccesses,
  ...bookingSuccesses,
  ...transferSuccesses,
  ...webhookSuccesses,
  agencyVerifyTotp: async (stage) => ({ call: `agencyVerifyTotp(code: "${toCode(stage)}")` }),
  agencyPasskeyOptions: async () => ({ call: 'agencyPasskeyOptions' }),
  agencyAddPasskey: async (stage) => ({ call: (await newPasskey(stage)).call }),
  agencyVerifyPasskey: async (stage) => {
    const { key, call } = await newPasskey(stage)
    await stage.send(call, 'access')
    const response = key.use({ challenge: await findChallenge(stage, 'request') })
    return { call: `agencyVerifyPasskey(response: ${quoted(quoted(response))}, stepUp: true)` }
  },
  agencyUseRecoveryCode: async (stage) => ({
    call: `agencyUseRecoveryCode(code: "${await recoveryCode(stage)}")`,
  }),
  agencyBeginTotp: async () => ({ call: 'agencyBeginTotp' }),
  agencyConfirmTotp: async (stage) => ({ call: `agencyConfirmTotp(code: "${await begunApp(stage)}")` }),
  agencyRemoveFactor: async (stage) => {
    await stage.send((await newPasskey(stage)).call, 'access')
    const isOwn = eq(totpSecrets.userId, stage.owner.userId)
    const [app] = await stage.db.select().from(totpSecrets).where(isOwn)
    return { call: `agencyRemoveFactor(id: "${app?.id}")` }
  },
  agencyRenewRecoveryCodes: async () => ({ call: 'agencyRenewRecoveryCodes' }),
  agencyAcceptInvitation: async (stage) => {
    const { token } = await invited(stage, 'lou.accepte@example.test')
    stage.secrets.push('treize-lettres-et-plus')
    const input = '{ password: "treize-lettres-et-plus", firstName: "Lou", lastName: "Neuve" }'
    return { call: `agencyAcceptInvitation(token: "${token}", input: ${input})`, as: {} }
  },
  agencyInvite: async ({ secrets }) => {
    secrets.push('zoe.invitee@example.test')
    return { call: 'agencyInvite(input: { email: "zoe.invitee@example.test", role: OWNER })' }
  },
  agencyRevokeInvitation: async (stage) => {
    const { id } = await invited(stage, 'ana.revoquee@example.test')
    return { call: `agencyRevokeInvitation(id: "${id}")` }
  },
  agencySaveStaff: async ({ db }) => {
    const { userId } = await staffMember(db)
    return { call: `agencySaveStaff(id: "${userId}", version: 1, input: { permissions: [BOOKINGS] })` }
  },
  agencyResetFactors: async ({ db }) => {
    const { userId } = await staffMember(db)
    return { call: `agencyResetFactors(id: "${userId}")` }
  },
  agencySaveDeparture: async ({ db }) => ({
    call: `agencySaveDeparture(id: "${await newDeparture(db)}", version: 1, input: { capacity: 12 })`,
  }),
  agencySetSales: async ({ db }) => ({
    call: `agencySetSales(ids: ["${await newDeparture(db)}"], open: false)`,
  }),
  agencyChangeDepartures: async ({ db }) => ({
    call: `agencyChangeDepartures(ids: ["${await newDeparture(db)}"], input: { priceCents: 51000 })`,
  }),
  agencyCreateDepartures: async () => {
    const row = '{ startDate: "2027-07-06", capacity: 8, groupMin: 4, priceCents: 50000 }'
    const key = '0b0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'
    return { call: `agencyCreateDepartures(expeditionId: "1", rows: [${row}], key: "${key}")` }
  },
  agencyConfirmDeparture: async ({ db }) => ({
    call: `agencyConfirmDeparture(id: "${await newDeparture(db)}", version: 1)`,
  }),
  agencyCreateExpedition: async () => {
    const key = '1c0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'
    return { call: `agencyCreateExpedition(input: { name: "Les lacs perdus" }, key: "${key}")` }
  },
  agencyPublishExpedition: async () => ({
    call: 'agencyPublishExpedition(id: "16", version: 1, note: "Été")',
  }),
  agencyDiscardDraft: async () => ({ call: 'agencyDiscardDraft(id: "17", version: 1)' }),
  agencyCopyExpedition: async () => {
    const key = '2c0a6b1e-3c8e-4f4e-9f0e-6d3c2b1a0f9e'
    return { call: `agencyCopyExpedition(id: "8", key: "${key}")` }
  },
  agencyRestoreRevision: async ({ send }) => {
    await send('agencyPublishExpedition(id: "19", version: 1)', 'expedition { id }')
    return { call: 'agencyRestoreRevision(id: "19", version: 2, number: 1)' }
  },
  agencyChangeExpeditions: async () => ({
    call: 'agencyChangeExpeditions(ids: ["10"], change: { kind: RANK, rank: 3 })',
  }),
  agencySaveExpedition: async () => ({
    call: 'agencySaveExpedition(id: "5", version: 1, input: { searchTitle: "Grimper" })',
  }),
  agencySavePhoto: async () => ({
    call: 'agencySavePhoto(name: "foret-brume-01.jpg", version: 1, input: { alt: "Une forêt dans la brume du matin" })',
  }),
  agencyUseGpx: async ({ db, owner }) => {
    const route = { tracks: [[[6.1, 45.1, 900]]], distanceKm: 12, elevationGainM: 640 }
    const times = { createdAt: testNow, expiresAt: new Date(testNow.getTime() + 60_000) }
    const bytes = Buffer.from(JSON.stringify(route))
    const [file] = await db
      .insert(files)
      .values({ ownerId: owner.userId, kind: 'gpx', hash: randomBytes(32), size: 1, bytes, ...times })
      .returning({ id: files.id })
    return { call: `agencyUseGpx(id: "6", version: 1, fileId: "${file?.id}")` }
  },
  agencySaveGuide: async ({ db, secrets }) => {
    const { userId } = await signedInAccount(db, { email: 'lou.guide@example.test' })
    secrets.push('lou.guide@example.test', userId)
    return { call: 'agencySaveGuide(id: "3", version: 1, input: { accountEmail: "lou.guide@example.test" })' }
  },
  agencyCreateKey: async () => ({ call: 'agencyCreateKey(input: { name: "Klook", scopes: [OCTO] })' }),
  agencyRevokeKey: async ({ db, secrets }) => {
    const { id, key } = await resellerKey(db)
    secrets.push(key)
    return { call: `agencyRevokeKey(id: "${id}", reason: "Contrat terminé")` }
  },
  agencyTryMail: async () => ({ call: 'agencyTryMail(id: "confirmation")' }),
  agencySaveSettings: async () => ({
    call: 'agencySaveSettings(section: AGENCY, version: 2, value: { agency: { city: "Chambéry" } })',
  }),
  agencySaveCannedAnswer: async () => ({
    call: 'agencySaveCannedAnswer(input: { title: "Douches", body: "Oui, {prénom}." })',
  }),
  agencyAnswer: async ({ db }) => ({ call: `agencyAnswer(id: "${await newQuestion(db)}", body: "Oui.")` }),
  agencyAssign: async ({ db }) => {
    const { userId } = await staffMember(db, { permissions: ['messages'] })
    return { call: `agencyAssign(ids: ["${await newQuestion(db)}"], staffId: "${userId}")` }
  },
  agencySetHidden: async ({ db }) => ({
    call: `agencySetHidden(kind: MESSAGE, id: "${await newQuestion(db)}", hidden: true, reason: "Publicité")`,
  }),
  agencyDecideReview: async ({ db, secrets }) => {
    secrets.push('Un nom de famille y figure.')
    const input = '{ decision: REFUSE, reason: PERSONAL_DATA, sentence: "Un nom de famille y figure." }'
    return { call: `agencyDecideReview(id: "${await newReview(db)}", version: 1, input: ${input})` }
  },
  agencyReplyToReview: async ({ db }) => ({
    call: `agencyReplyToReview(id: "${await newReview(db, publishedReview)}", body: "Merci.")`,
  }),
  agencyMarkTraveller: async ({ db }) => {
    const isParty = and(eq(reservations.isGuide, false), isNull(reservations.canceledAt))
    const [party] = await db.select().from(reservations).where(isParty).limit(1)
    return { call: `agencyMarkTraveller(id: "${party?.id}", position: 1, mark: ARRIVED)` }
  },
}
