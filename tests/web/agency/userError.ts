/** A refusal of a mutation, as the gateway answers it. */
export const userError = (code: string, message: string, field: string | null = null) => ({
  __typename: 'UserError',
  code,
  message,
  field,
})
