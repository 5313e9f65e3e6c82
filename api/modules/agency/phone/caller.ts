import { users } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { refusals } from '#api/messages.ts'
import type { NewReservation } from '#api/modules/agency/phone/phone.contract.ts'
import { passwordChoiceMail } from '#api/modules/agency/phone/phone.mails.ts'
import { phoneMessages } from '#api/modules/agency/phone/phone.messages.ts'
import { accountByEmail, createAccount } from '#api/modules/auth/accounts.repository.ts'
import { issueSecret } from '#api/modules/auth/mailedSecrets.repository.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { readEmail } from '#schema/email.ts'
import { faultOfName, readName } from '#schema/name.ts'
import { readPhone } from '#schema/phone.ts'
import { sitePaths } from '#schema/sitePaths.ts'

export type Caller = { firstName: string; lastName: string; email: string; phone: string }
export type Customer = { userId: string; phone: string | null; isNew: boolean }

/** The customer of a request: an account, or a person to make one for; refused with the fields at fault. */
export function readCaller({ customer_id, customer }: NewReservation): { id: string } | Caller {
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

/** Finds the account, or makes one without a password. An account that has the address is used as it is. */
export async function customerFor(
  tx: Database,
  caller: { id: string } | Caller,
  now: Date,
): Promise<Customer> {
  if ('id' in caller) {
    const [known] = await tx.select().from(users).where(eq(users.id, caller.id))
    if (!known) throw new Refusal('CUSTOMER_NOT_FOUND')
    return { userId: known.id, phone: known.phone, isNew: false }
  }
  const { phone, ...names } = caller
  const account = { ...names, newsletter: false, source: 'phone', createdAt: now }
  const created = await createAccount(tx, account)
  if (created) {
    await tx.update(users).set({ phone }).where(eq(users.id, created))
    return { userId: created, phone, isNew: true }
  }
  const known = await accountByEmail(tx, caller.email)
  if (!known) throw new Error('an account was deleted while it was booked for')
  return { userId: known.id, phone, isNew: false }
}

type Invited = { caller: Caller; until: Date; now: Date; publicUrl: string; requestId: string }

/** Mails the link with which the customer of a new account chooses a password, while the option lasts. */
export async function mailPasswordChoice(tx: Database, invited: Invited): Promise<void> {
  const { caller, until, now, publicUrl, requestId } = invited
  const { email, firstName } = caller
  const secret = await issueSecret(tx, { purpose: 'reset-password', email, expiresAt: until })
  const link = `${publicUrl}${sitePaths.password}/${secret}`
  await queueMail(tx, { recipient: email, ...passwordChoiceMail({ firstName, link, until }), requestId }, now)
}
