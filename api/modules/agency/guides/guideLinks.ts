import type { Database } from '#api/db/client.ts'
import type { GuideInput } from '#api/modules/agency/guides/guides.contract.ts'
import type { ReadGuide } from '#api/modules/agency/guides/guides.domain.ts'
import { guideMessages } from '#api/modules/agency/guides/guides.messages.ts'
import { existingPhotos, guideNames } from '#api/modules/agency/guides/guides.repository.ts'
import type { Outcome } from '#api/modules/agency/outcomes.ts'
import { accountIds } from '#api/modules/auth/accounts.repository.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { readEmail } from '#schema/email.ts'

/** Rows that a guide names; undefined: not changed. */
export type Links = { photoName?: string | null; userId?: string | null }

/** Slug and account, which no two guides share, and the name for a refusal. */
type Holder = { slug: string; fullName: string; userId: string | null }

type LinksOf = (input: GuideInput, read: ReadGuide, id: number | undefined) => Outcome<Links>

/**
 * Reads the rows that inputs of guides name, once for all. The returned function checks them one after the other:
 * each meets what the ones before take or leave. The caller has locked the guides.
 */
export async function readLinks(tx: Database, inputs: readonly GuideInput[]): Promise<LinksOf> {
  const photos = await existingPhotos(tx, distinct(inputs.map(({ photo }) => photo ?? '')))
  const accounts = await accountIds(tx, distinct(inputs.map(toAddress)))
  const holders = new Map<number, Holder>()
  for (const { id, ...names } of await guideNames(tx)) holders.set(id, names)
  const ofSlug = new Map([...holders.values()].map((holder) => [holder.slug, holder]))
  const ofUser = new Map([...holders.values()].map((holder) => [holder.userId, holder]))

  return (input, { profile, faults }, id) => {
    const holder: Holder = holders.get(id ?? 0) ?? { slug: '', fullName: '', userId: null }
    const found = { ...faults }
    const { photo, account_email: email } = input
    if (photo && !photos.has(photo)) found.photo = guideMessages.photo
    const userId = accounts.get(toAddress(input))
    if (email?.trim() && !userId) found.account_email = guideMessages.noAccount
    const taken = userId && ofUser.get(userId)
    if (taken && taken !== holder) found.account_email = guideMessages.accountTaken(taken.fullName)
    if (Object.keys(found).length > 0) return new Refusal('INVALID_FIELDS', { fields: found })
    if ((ofSlug.get(profile.slug) ?? holder) !== holder)
      return new Refusal('SLUG_TAKEN', { fields: { slug: guideMessages.slugTaken } })
    ofSlug.delete(holder.slug)
    ofUser.delete(holder.userId)
    holder.slug = profile.slug
    holder.fullName = profile.fullName
    if (email !== undefined) holder.userId = userId ?? null
    ofSlug.set(holder.slug, holder)
    ofUser.set(holder.userId, holder)
    return {
      ...(photo !== undefined && { photoName: photo || null }),
      ...(email !== undefined && { userId: userId ?? null }),
    }
  }
}

const toAddress = ({ account_email: email }: GuideInput): string => readEmail(email ?? '') ?? ''

const distinct = (names: string[]) => [...new Set(names.filter((name) => name !== ''))]
