import { Type } from 'typebox'
import { flag, text, uuid } from '#api/contract.ts'

export const MessageParams = Type.Object({
  id: uuid('Message ID', '8c7a5b1e-5a43-4f1f-9d8e-0f0d8b1c2a3b'),
})

export const DeletableMessages = Type.Object(
  { ids: Type.Array(text('ID', '8c7a5b1e-5a43-4f1f-9d8e-0f0d8b1c2a3b')) },
  { title: 'DeletableMessages' },
)

export const MessageDone = Type.Object({ ok: flag('Whether the request succeeded') })
