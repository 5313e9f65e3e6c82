import { messages } from '#api/db/accountTables.ts'
import type { Database } from '#api/db/client.ts'
import { agencyId, getGuide, guideUserId } from '#api/db/demo/accounts.ts'
import { daysBefore, demoId } from '#api/db/demo/demoId.ts'
import { fans } from '#api/db/demo/fans.ts'
import questions from '#api/db/demo/messages.json' with { type: 'json' }

type Question = (typeof questions)[number]

/** Loads questions and replies, dated back from now; the newest two questions have no reply yet. */
export async function loadMessages(db: Database, ids: Map<string, number>, now: Date): Promise<void> {
  await db.insert(messages).values(
    questions.flatMap((question) => {
      const query = daysBefore(now, question.daysAgo)
      const id = demoId(`question ${question.expedition} ${question.author}`)
      const common = { expeditionId: ids.get(question.expedition) ?? 0 }
      return [
        {
          ...common,
          id,
          parentId: null,
          ...toAuthor('asker', question),
          body: question.body,
          createdAt: query,
        },
        ...question.replies.map((reply, index) => ({
          ...common,
          id: demoId(`reply ${index} to ${id}`),
          parentId: id,
          ...toAuthor(reply.by, question),
          body: reply.body,
          createdAt: new Date(query.getTime() + reply.afterHours * 3_600_000),
        })),
      ]
    }),
  )
}

function toAuthor(by: string, question: Question) {
  if (by === 'agency') return { authorId: agencyId, role: 'agency' as const }
  if (by === 'guide') return { authorId: guideUserId(getGuide(question.expedition)), role: 'guide' as const }
  const author = fans.find(({ firstName }) => firstName === question.author)
  return { authorId: author?.id ?? agencyId, role: 'visitor' as const }
}
