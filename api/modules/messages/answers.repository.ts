import type { messages } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { eq } from '#api/db/drizzle.ts'
import { expeditions } from '#api/db/tables.ts'
import { queueMail } from '#api/modules/mail/outbox.ts'
import { answerMail } from '#api/modules/messages/answers.mails.ts'
import type { Row } from '#api/modules/messages/messages.repository.ts'

type Answer = { question: Row; answer: typeof messages.$inferInsert; author: string }

/** Mails the author of a question that the guide or the agency answers, unless both are the same person. */
export async function mailAnswer(
  db: Database,
  { question, answer, author }: Answer,
  { publicUrl, requestId }: { publicUrl: string; requestId: string },
): Promise<void> {
  if (answer.role === 'visitor' || question.author.id === answer.authorId) return
  const [expedition] = await db
    .select({ slug: expeditions.slug, name: expeditions.name })
    .from(expeditions)
    .where(eq(expeditions.id, answer.expeditionId))
  if (!expedition) return
  const letter = answerMail({
    expedition: expedition.name,
    question: question.message.body,
    answer: answer.body,
    author,
    link: `${publicUrl}/expeditions/${expedition.slug}#question-${question.message.id}`,
  })
  await queueMail(db, { recipient: question.author.email, ...letter, requestId }, answer.createdAt)
}
