import { type Static, Type } from 'typebox'
import { decimal, instant, nullable, oneOf, orNumber, PageNumber, text, uuid, whole } from '#api/contract.ts'
import { maxMessageLength, minMessageLength } from '#schema/constants.ts'

const authorRoles = ['visitor', 'guide', 'agency'] as const

const messageId = text('ID', '8c7a5b1e-5a43-4f1f-9d8e-0f0d8b1c2a3b')

const messageFields = {
  id: messageId,
  body: text('Plain text', 'Faut-il déjà avoir dormi en refuge ?'),
  created_at: instant('Time at which the message was posted', '2027-02-01T18:20:00.000Z'),
  parent_id: nullable(
    text('ID of the question it replies to; null for a question', '8c7a5b1e-5a43-4f1f-9d8e-0f0d8b1c2a3b'),
  ),
  author: Type.Object({
    first_name: text('First name', 'Élodie'),
    avatar_url: nullable(text('URL of the avatar', '/avatars/elodie.svg')),
    role: oneOf(authorRoles, { description: 'Role of the author' }),
  }),
}

const Reply = Type.Object(
  { ...messageFields, replies: Type.Array(Type.Unknown(), { maxItems: 0 }) },
  { title: 'Reply' },
)

export const Message = Type.Object(
  {
    ...messageFields,
    replies: Type.Array(Reply, { description: 'Replies, oldest first; a reply has no replies' }),
  },
  { title: 'Message' },
)
export type Message = Static<typeof Message>

export const MessageList = Type.Object({
  messages: Type.Array(Message, { description: 'Questions, newest first' }),
  total_count: Type.Integer({
    'x-extension': true,
    description: 'Number of questions on all pages',
    examples: [60],
  }),
})
export type MessageList = Static<typeof MessageList>

export const ReplyStat = Type.Object(
  {
    question_count: whole('Number of questions about all expeditions', 60),
    replied_count: whole('Number of questions that a guide or the agency replied to', 57),
    median_reply_hours: nullable(
      decimal('Median time to the first such reply, in hours; null without replies', 6.5),
    ),
  },
  { title: 'ReplyStat' },
)
export type ReplyStat = Static<typeof ReplyStat>

export const MessagesQuery = Type.Object({
  page: Type.Optional(PageNumber),
  q: Type.Optional(
    text('Extension: only questions that contain every word, in the question or in one reply', 'crampons', {
      maxLength: 200,
    }),
  ),
})

export const MessageCreation = Type.Object(
  {
    body: text(
      `Plain text, ${minMessageLength} to ${maxMessageLength} characters`,
      'Faut-il déjà avoir dormi en refuge ?',
      {
        minLength: minMessageLength,
        maxLength: maxMessageLength,
      },
    ),
    parent_id: Type.Optional(
      orNumber(
        nullable(
          uuid(
            'ID of the question to reply to; null for a new question',
            '8c7a5b1e-5a43-4f1f-9d8e-0f0d8b1c2a3b',
          ),
        ),
      ),
    ),
  },
  { additionalProperties: false },
)
