import { refusals } from '#api/messages.ts'
import type { CallbackRequest } from '#api/modules/callbacks/callbacks.contract.ts'
import { Refusal } from '#api/plugins/errors.ts'
import { nextCall } from '#schema/callbacks.ts'
import { readName } from '#schema/name.ts'
import { readPhone } from '#schema/phone.ts'
import type { SupportHours } from '#schema/supportDays.ts'

export type RequestedCallback = { name: string; phone: string; callFrom: Date; callUntil: Date }

/** Normalises a request as it is stored: cleaned name, phone in E.164, instants of the next such slot. */
export function readCallback(typed: CallbackRequest, now: Date, hours: SupportHours): RequestedCallback {
  const name = readName(typed.name)
  if (!name) throw new Refusal('INVALID_NAME', { fields: { name: refusals.INVALID_NAME[1] } })
  const phone = readPhone(typed.phone)
  if (!phone) throw new Refusal('INVALID_PHONE', { fields: { phone: refusals.INVALID_PHONE[1] } })
  const { from, until } = nextCall(typed.slot, now, hours)
  return { name, phone, callFrom: from, callUntil: until }
}
