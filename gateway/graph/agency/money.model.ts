/** Fields of the inputs that move money, where they are not the REST names in camel case. */
const fields: Record<string, string> = { paidOn: 'on' }

export const toMoneyField = (field: string | null | undefined): string | null =>
  field ? (fields[field] ?? field) : null
