import { messages } from '#web/agency/apiKeys/messages.ts'

/** Rules of the fields of a key. */
export const keyRules = {
  name: (value: string) => (value.trim().length < 2 ? messages.nameMissing : undefined),
  netPercent: (value: string) => (isPercent(value.trim()) ? undefined : messages.netWrong),
}

export const revocationRules = {
  reason: (value: string) => (value.trim().length < 3 ? messages.reasonMissing : undefined),
}

/** Empty is valid: the percentage is optional. */
const isPercent = (value: string) => value === '' || (/^\d{1,3}$/.test(value) && +value >= 1 && +value <= 100)
