import { messages } from '#web/features/questions/messages.ts'
import { useReplyTimeQuery } from '#web/features/questions/ReplyTime.generated.ts'

/** Fewer replies predict nothing. */
const fewestReplies = 3

/** Usual time until a reply, requested when the section is visible. Shows nothing without enough replies. */
export function ReplyTime() {
  const { data, dataState } = useReplyTimeQuery()
  const stats = dataState === 'complete' ? data.replyStats : null
  if (!stats || stats.medianHours === null || stats.repliedCount < fewestReplies) return null
  return <p className="text-meta text-ink-2">{messages.replyTime(stats.medianHours)}</p>
}
