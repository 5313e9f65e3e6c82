import { Type } from 'typebox'
import { uuid } from '#api/contract.ts'

export const ReceivedFile = Type.Object(
  { file_id: uuid('ID of the file, for its next step within a day', '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11') },
  { title: 'AgencyFile' },
)
