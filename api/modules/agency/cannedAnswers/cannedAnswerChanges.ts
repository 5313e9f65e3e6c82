import { cannedAnswers } from '#api/db/agencyTables.ts'
import type { Database } from '#api/db/client.ts'
import { and, asc, eq, ne, sql } from '#api/db/drizzle.ts'
import type { ApiDeps } from '#api/deps.ts'
import type { AgencyCaller } from '#api/modules/agency/access/guard.ts'
import type { AuditAction } from '#api/modules/agency/audit/audit.messages.ts'
import { writeAudit } from '#api/modules/agency/audit/audit.repository.ts'
import { requireVersion } from '#api/modules/agency/audit/requireVersion.ts'
import type {
  CannedAnswer,
  CannedAnswerChange,
  NewCannedAnswer,
} from '#api/modules/agency/cannedAnswers/cannedAnswers.contract.ts'
import { cannedAnswerMessages } from '#api/modules/agency/cannedAnswers/cannedAnswers.messages.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { unknownPlaceholders } from '#schema/cannedAnswers.content.ts'
import { cleanText } from '#schema/text.ts'

type Context = Pick<ApiDeps, 'db' | 'clock'>
type Row = typeof cannedAnswers.$inferSelect
type Texts = Pick<Row, 'title' | 'body'>

/** Canned answers that are offered, by title. */
export async function listCannedAnswers(db: Database): Promise<CannedAnswer[]> {
  const rows = await db
    .select()
    .from(cannedAnswers)
    .where(eq(cannedAnswers.isArchived, false))
    .orderBy(asc(sql`lower(${cannedAnswers.title})`))
  return rows.map(toCannedAnswer)
}

export function addCannedAnswer({ db, clock }: Context, caller: AgencyCaller, input: NewCannedAnswer) {
  const now = clock()
  const texts = readTexts(input)
  return db.transaction(async (tx) => {
    await lockTitles(tx)
    await refuseTitle(tx, texts.title)
    const [row] = await tx
      .insert(cannedAnswers)
      .values({ ...texts, changedAt: now })
      .returning()
    if (!row) throw new Error('The insert of the canned answer returned no row.')
    await log(tx, caller, { row, before: {}, action: 'canned_answer.created' })
    return toCannedAnswer(row)
  })
}

/** Saves the title, the text or the archiving of a canned answer. */
export function saveCannedAnswer(
  { db, clock }: Context,
  caller: AgencyCaller,
  id: number,
  { version, is_archived, ...input }: CannedAnswerChange,
): Promise<CannedAnswer> {
  const now = clock()
  return db.transaction(async (tx) => {
    await lockTitles(tx)
    const [before] = await tx.select().from(cannedAnswers).where(eq(cannedAnswers.id, id))
    if (!before) throw new Refusal('CANNED_ANSWER_NOT_FOUND')
    await requireVersion(tx, version, { entity: 'canned_answer', ...before }, () => toCannedAnswer(before))
    const { isArchived = before.isArchived } = { isArchived: is_archived }
    const texts = readTexts({ ...before, ...input })
    if (!isArchived) await refuseTitle(tx, texts.title, id)
    const row = { ...before, ...texts, isArchived, version: version + 1, changedAt: now }
    await tx.update(cannedAnswers).set(row).where(eq(cannedAnswers.id, id))
    await log(tx, caller, { row, before: toValues(before), action: 'canned_answer.changed' })
    return toCannedAnswer(row)
  })
}

function readTexts(input: Texts): Texts {
  const [title, body] = [cleanText(input.title), cleanText(input.body)]
  if (title === undefined || body === undefined) throw new Refusal('INVALID_TEXT')
  const unknown = unknownPlaceholders(body)
  const fields = {
    ...(title === '' && { title: cannedAnswerMessages.title }),
    ...(body === '' && { body: cannedAnswerMessages.body }),
    ...(unknown.length > 0 && { body: cannedAnswerMessages.unknown(unknown) }),
  }
  if (Object.keys(fields).length > 0) throw new Refusal('INVALID_FIELDS', { fields })
  return { title, body }
}

/** No title is taken between its check and the insert. */
const lockTitles = (tx: Database) => tx.execute(sql`lock table ${cannedAnswers} in share row exclusive mode`)

async function refuseTitle(tx: Database, title: string, id = 0): Promise<void> {
  const isSame = eq(sql`lower(${cannedAnswers.title})`, sql`lower(${title})`)
  const taken = and(isSame, eq(cannedAnswers.isArchived, false), ne(cannedAnswers.id, id))
  const [other] = await tx.select({ id: cannedAnswers.id }).from(cannedAnswers).where(taken)
  if (other) throw new Refusal('INVALID_FIELDS', { fields: { title: cannedAnswerMessages.titleTaken } })
}

const toValues = ({ title, body, isArchived }: Row) => ({ title, body, is_archived: isArchived })

type Entry = { row: Row; before: Partial<ReturnType<typeof toValues>>; action: AuditAction }

async function log(tx: Database, caller: AgencyCaller, { row, before, action }: Entry): Promise<void> {
  const entry = { at: row.changedAt, entity: 'canned_answer' as const, entityId: String(row.id) }
  await writeAudit(tx, caller.actor, { ...entry, action, label: row.title, before, after: toValues(row) })
}

const toCannedAnswer = ({ id, version, title, body, isArchived }: Row): CannedAnswer => ({
  id: String(id),
  version,
  title,
  body,
  is_archived: isArchived,
})
