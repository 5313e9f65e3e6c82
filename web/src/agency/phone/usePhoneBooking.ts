import { useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { useNavigate } from 'react-router-dom'
import { messages } from '#web/agency/phone/messages.ts'
import {
  type CreateReservationMutation,
  useCreateReservationMutation,
} from '#web/agency/phone/Phone.generated.ts'
import { type Choice, readInput, toFormField, toRules } from '#web/agency/phone/phone.rules.ts'
import { useForm } from '#web/ui/useForm.ts'

export type Alternative = CreateReservationMutation['agencyCreateReservation']['alternatives'][number]

/** Takes the option once: all tries of the form have one key. Other dates where places are missing. */
export function usePhoneBooking(choice: Choice) {
  const [create] = useCreateReservationMutation()
  const [key] = useState(() => crypto.randomUUID())
  const [alternatives, setAlternatives] = useState<readonly Alternative[]>()
  const navigate = useNavigate()
  const form = useForm({
    rules: toRules(choice),
    failed: messages.failed,
    async send(read) {
      if (choice.isKnown && !choice.customer) return [{ message: messages.customerMissing }]
      const { data } = await create({ variables: { input: readInput(read, choice), key } })
      const payload = data?.agencyCreateReservation
      if (!payload) return [{ message: messages.failed }]
      const isFull = payload.errors.some(({ code }) => code === 'INSUFFICIENT_PLACES')
      setAlternatives(isFull ? payload.alternatives : undefined)
      if (payload.reservation) {
        toast.success(payload.reservation.state === 'BOOKED' ? messages.booked : messages.saved)
        void navigate(`/reservations/${payload.reservation.id}`)
      }
      return payload.errors.map((error) => toFormField(error, choice))
    },
  })
  return { ...form, alternatives, clear: () => setAlternatives(undefined) }
}
