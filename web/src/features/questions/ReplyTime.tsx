import { messages } from '#web/features/questions/messages.ts'
import { useReplyTimeQuery } from '#web/features/questions/ReplyTime.generated.ts'

/** Fewer replies say nothing about the next one. */
const fewestReplies = 3

/** Usual time until a reply, once the section is looked at. Shows nothing without enough figures. */
export function ReplyTime() {
  const { data, dataState } = useReplyTimeQuery()
  const stats = dataState === 'complete' ? data.replyStats : null
  if (!stats || stats.medianHours === null || stats.repliedCount < fewestReplies) return null
  return <p className="mt-3 text-meta text-ink-2">{messages.replyTime(stats.medianHours)}</p>
}
