import { Type } from 'typebox'
import { uuid, whole } from '#api/contract.ts'

export const GpxUse = Type.Object(
  {
    version: whole('Version that the change is based on', 1, { minimum: 1 }),
    file_id: uuid('ID of the uploaded file', '5d7c9a52-4e0b-4c0a-9d57-0f3a0a0c5f11'),
  },
  { title: 'AgencyGpxUse', additionalProperties: false },
)
