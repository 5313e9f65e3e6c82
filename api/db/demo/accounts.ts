import { identities, newsletterSubscriptions, users } from '#api/db/accountTables.ts'
import { staff } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import catalogue from '#api/db/demo/catalogue.json' with { type: 'json' }
import { daysBefore, demoId } from '#api/db/demo/demoId.ts'
import questions from '#api/db/demo/messages.json' with { type: 'json' }
import { hashPassword } from '#api/modules/auth/passwords.ts'
import { toSlug } from '#api/modules/search/fold.ts'

/** Password of all demo accounts that sign in by e-mail. */
export const demoPassword = 'explora-demo'

const domain = 'demo.explora.test'

/** Accounts for trying the product; the README lists them. */
export const demoAccounts = [
  {
    email: `camille.voyage@${domain}`,
    provider: 'email',
    firstName: 'Camille',
    lastName: 'Ferrand',
    phone: null,
    newsletter: false,
    signInCount: 6,
    shows: 'a traveller: a cart over 990 euros, reservations in every state, four favourites, no phone',
  },
  {
    email: `bastien.guide@${domain}`,
    provider: 'email',
    firstName: 'Bastien',
    lastName: 'Chappaz',
    phone: '+33639980002',
    newsletter: false,
    signInCount: 14,
    shows: 'a guide, with the departures he leads and their travellers',
  },
  {
    email: `lea.google@${domain}`,
    provider: 'google_oauth2',
    subject: 'demo-google-lea',
    firstName: 'Léa',
    lastName: 'Morel',
    phone: null,
    newsletter: false,
    signInCount: 1,
    shows: 'not a subscriber, so the newsletter popup opens',
  },
  {
    email: `hugo.facebook@${domain}`,
    provider: 'facebook',
    subject: 'demo-facebook-hugo',
    firstName: 'Hugo',
    lastName: 'Lambert',
    phone: '+33639980004',
    newsletter: true,
    signInCount: 5,
    shows: 'subscribed and with a phone, so no popup opens',
  },
  {
    email: `nouveau@${domain}`,
    provider: 'email',
    firstName: 'Nour',
    lastName: 'Vidal',
    phone: null,
    newsletter: false,
    signInCount: 1,
    shows: 'a new account without data',
  },
  {
    email: `agence@${domain}`,
    provider: 'email',
    firstName: 'Agnès',
    lastName: 'Morand',
    phone: null,
    newsletter: false,
    signInCount: 40,
    shows: 'the owner of the agency; second factors at `/dev/codes`',
  },
  {
    email: `claire.agence@${domain}`,
    provider: 'email',
    firstName: 'Claire',
    lastName: 'Vasseur',
    phone: null,
    newsletter: false,
    signInCount: 31,
    shows: 'staff of the agency: bookings and messages',
  },
  {
    email: `noe.agence@${domain}`,
    provider: 'email',
    firstName: 'Noé',
    lastName: 'Perrin',
    phone: null,
    newsletter: false,
    signInCount: 22,
    shows: 'staff of the agency: catalogue and departures',
  },
] as const

const demoStaff = [
  { email: `agence@${domain}`, role: 'owner', permissions: [] },
  { email: `claire.agence@${domain}`, role: 'staff', permissions: ['bookings', 'messages'] },
  { email: `noe.agence@${domain}`, role: 'staff', permissions: ['catalogue', 'departures'] },
] as const

export const demoStaffIds = demoStaff.map(({ email }) => accountId(email))

export const traveller = demoAccounts[0].email
export const guideAccount = demoAccounts[1].email
export const guideName = `${demoAccounts[1].firstName} ${demoAccounts[1].lastName}`
export const agencyId = demoId('user agency')

export function accountId(email: string): string {
  return demoId(`user ${email}`)
}

/** The account that posts a guide's replies: Bastien's own, one without a password for the others. */
export function guideUserId(fullName: string): string {
  return accountId(fullName === guideName ? guideAccount : guideEmail(fullName))
}

export async function loadAccounts(db: Database, now: Date): Promise<void> {
  const passwordHash = await hashPassword(demoPassword)
  const createdAt = daysBefore(now, 200)
  const confirmed = { isEmailConfirmed: true, createdAt }
  const accounts = demoAccounts.map(({ shows: _shows, ...account }) => ({
    ...account,
    ...confirmed,
    id: accountId(account.email),
    passwordHash: account.provider === 'email' ? passwordHash : null,
  }))
  await db.insert(users).values([...accounts, ...answering().map((member) => ({ ...member, ...confirmed }))])
  await db.insert(staff).values(
    demoStaff.map(({ email, role, permissions }) => ({
      userId: accountId(email),
      role,
      permissions: [...permissions],
      createdAt,
      changedAt: createdAt,
    })),
  )
  const social = demoAccounts.flatMap((account) => ('subject' in account ? [account] : []))
  await db.insert(identities).values(
    social.map(({ provider, subject, email }) => ({
      provider,
      subject,
      userId: accountId(email),
      createdAt,
    })),
  )
  await db
    .insert(newsletterSubscriptions)
    .values(
      demoAccounts
        .filter(({ newsletter }) => newsletter)
        .map(({ email }) => ({ email, subscribedAt: createdAt })),
    )
}

/** The guide of an expedition of the demonstration. */
export function getGuide(slug: string): string {
  return catalogue.expeditions.find((expedition) => expedition.slug === slug)?.guide_full_name ?? ''
}

/** The agency and the guides who answer questions; they cannot sign in. */
function answering() {
  const answered = questions.filter(({ replies }) => replies.some(({ by }) => by === 'guide'))
  const guides = [...new Set(answered.map(({ expedition }) => getGuide(expedition)))]
    .filter((fullName) => fullName !== guideName)
    .map((fullName) => {
      const [firstName, ...lastName] = fullName.split(' ')
      return {
        id: guideUserId(fullName),
        email: guideEmail(fullName),
        firstName,
        lastName: lastName.join(' '),
      }
    })
  const agency = { id: agencyId, email: `equipe@${domain}`, firstName: 'L’équipe Explora', lastName: null }
  return [agency, ...guides].map((member) => ({ ...member, provider: 'email' as const }))
}

function guideEmail(fullName: string): string {
  return `guide-${toSlug(fullName)}@${domain}`
}
