import { useRef, useState } from 'react'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { useSetCartOptionsMutation } from '#web/pages/booking/CartPage.generated.ts'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import { type Choice, listOptions, toChoice, toggled } from '#web/pages/booking/options.rules.ts'
import type { OwnCart } from '#web/pages/booking/useCart.ts'

/** Saves each change at once, one request at a time: the last choice wins, a refusal returns to the saved one. */
export function useOptions({ id, options }: OwnCart) {
  const [save] = useSetCartOptionsMutation()
  const [pending, setPending] = useState<Choice>()
  const [refusal, setRefusal] = useState<string>()
  const latest = useRef<Choice>(undefined)
  const isSending = useRef(false)
  const choice = pending ?? toChoice(options ?? [])

  async function send(input: Choice): Promise<string | undefined> {
    try {
      const { data } = await save({ variables: { cartId: id, options: listOptions(input) } })
      return data ? data.setCartOptions.errors[0]?.message : messages.failed
    } catch (error) {
      return explainFailure(error, messages.failed)
    }
  }

  async function sendAll(): Promise<void> {
    isSending.current = true
    let refused: string | undefined
    while (latest.current && !refused) {
      const input = latest.current
      refused = await send(input)
      if (latest.current === input) latest.current = undefined
    }
    latest.current = undefined
    isSending.current = false
    setPending(undefined)
    setRefusal(refused)
  }

  return {
    choice,
    refusal,
    isBusy: pending !== undefined,
    toggle(code: string, position: number): void {
      const next = toggled(latest.current ?? choice, code, position)
      latest.current = next
      setPending(next)
      setRefusal(undefined)
      if (!isSending.current) void sendAll()
    },
  }
}
