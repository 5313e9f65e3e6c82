import { identities, sessions, users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { refusals } from '#api/messages.ts'
import type { NewReservation } from '#api/modules/agency/phone/phone.contract.ts'
import { passwordChoiceMail } from '#api/modules/agency/phone/phone.mails.ts'
import { phoneMessages } from '#api/modules/agency/phone/phone.messages.ts'
import { accountByEmail, createAccount } from '#api/modules/auth/accounts.repository.ts'
import { issueSecret } from '#api/modules/auth/mailedSecrets.repository.ts'
import { deleteFeeds } from '#api/modules/feeds/feeds.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { readEmail } from '#schema/email.ts'
import { faultOfName, readName } from '#schema/name.ts'
import { readPhone } from '#schema/phone.ts'
import { sitePaths } from '#schema/sitePaths.ts'

export type Caller = { firstName: string; lastName: string; email: string; phone: string }
type Invited = { email: string; firstName: string; isNew: boolean }
/** `invited`: who gets a link to choose a password. */
export type Customer = { userId: string; phone: string | null; invited: Invited | null }

/** The customer of a request: an account, or a person to make one for; refused with the fields at fault. */
export function toPhoneCaller({ customer_id, customer }: NewReservation): { id: string } | Caller {
  if ((customer_id === undefined) === (customer === undefined))
    throw new Refusal('INVALID_FIELDS', { fields: { customer: phoneMessages.customerMissing } })
  if (!customer) return { id: customer_id ?? '' }
  const { first_name, last_name } = customer
  const email = readEmail(customer.email)
  const phone = readPhone(customer.phone)
  const fields = {
    ...(faultOfName(first_name) && { 'customer.first_name': refusals.INVALID_NAME[1] }),
    ...(faultOfName(last_name) && { 'customer.last_name': refusals.INVALID_NAME[1] }),
    ...(!email && { 'customer.email': refusals.INVALID_EMAIL[1] }),
    ...(!phone && { 'customer.phone': refusals.INVALID_PHONE[1] }),
  }
  if (!email || !phone || Object.keys(fields).length > 0) throw new Refusal('INVALID_FIELDS', { fields })
  return { firstName: readName(first_name) ?? '', lastName: readName(last_name) ?? '', email, phone }
}

/**
 * Finds the account, or makes one without a password. An account with an unconfirmed address may be a
 * stranger's: it has no session or password any more, and its holder chooses one by the mailed link.
 */
export async function customerFor(
  tx: Database,
  caller: { id: string } | Caller,
  now: Date,
): Promise<Customer> {
  const created = 'id' in caller ? undefined : await createdAccount(tx, caller, now)
  if (created) return created
  const known = 'id' in caller ? await accountById(tx, caller.id) : await accountByEmail(tx, caller.email)
  if (!known) throw new Refusal('CUSTOMER_NOT_FOUND')
  const customer = { userId: known.id, phone: 'id' in caller ? known.phone : caller.phone }
  if (known.isEmailConfirmed) return { ...customer, invited: null }
  await closeAccount(tx, known.id)
  return { ...customer, invited: { email: known.email, firstName: known.firstName ?? '', isNew: false } }
}

async function createdAccount(
  tx: Database,
  { phone, ...names }: Caller,
  now: Date,
): Promise<Customer | undefined> {
  const account = { ...names, newsletter: false, source: 'phone', createdAt: now }
  const userId = await createAccount(tx, account)
  if (!userId) return undefined
  await tx.update(users).set({ phone }).where(eq(users.id, userId))
  return { userId, phone, invited: { email: names.email, firstName: names.firstName, isNew: true } }
}

async function accountById(tx: Database, id: string) {
  const [known] = await tx.select().from(users).where(eq(users.id, id))
  return known
}

/** Ends all ways into an account but its mailbox. */
async function closeAccount(tx: Database, userId: string): Promise<void> {
  await tx.update(users).set({ passwordHash: null, provider: 'email' }).where(eq(users.id, userId))
  await tx.delete(sessions).where(eq(sessions.userId, userId))
  await tx.delete(identities).where(eq(identities.userId, userId))
  await deleteFeeds(tx, userId)
}

type Invitation = { invited: Invited; until: Date; now: Date; publicUrl: string; requestId: string }

/** Mails the link with which the customer of an account without a password chooses one, while the option lasts. */
export async function mailPasswordChoice(tx: Database, invitation: Invitation): Promise<void> {
  const { invited, until, now, publicUrl, requestId } = invitation
  const { email, ...facts } = invited
  const secret = await issueSecret(tx, { purpose: 'reset-password', email, expiresAt: until })
  const link = `${publicUrl}${sitePaths.password}/${secret}`
  await queueMail(tx, { recipient: email, ...passwordChoiceMail({ ...facts, link, until }), requestId }, now)
}
