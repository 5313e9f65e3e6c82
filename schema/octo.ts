/** Error codes of OCTO with their statuses: the standard has 400 for most, and clients read the code. */
export const octoStatuses = {
  INVALID_PRODUCT_ID: 400,
  INVALID_OPTION_ID: 400,
  INVALID_AVAILABILITY_ID: 400,
  INVALID_UNIT_ID: 400,
  INVALID_BOOKING_UUID: 400,
  BAD_REQUEST: 400,
  UNPROCESSABLE_ENTITY: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  INTERNAL_SERVER_ERROR: 500,
} as const

export type OctoCode = keyof typeof octoStatuses

/** Where resellers find the service, at the address of the site. */
export const octoPath = '/octo'

/** Headers of the standard and its habits, as requests and responses write them. */
export const octoHeaders = {
  capabilities: 'octo-capabilities',
  env: 'octo-env',
  language: 'content-language',
  languages: 'available-languages',
} as const
