import { useState } from 'react'
import { euros } from '#web/lib/format/euros.ts'
import { useGraph } from '#web/lib/graph/graphHooks.ts'
import { GiftCardBalanceDocument } from '#web/pages/content/GiftCardsPage.generated.ts'
import { giftCards } from '#web/pages/content/giftCards.content.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { ScriptForm } from '#web/ui/ScriptForm.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** The balance of a card, by its code. */
export function GiftBalance() {
  const graph = useGraph()
  const [left, setLeft] = useState<number>()
  const { balance } = giftCards
  const { errors, isBusy, formProps } = useForm({
    rules: { code: (code) => (code.trim() ? undefined : balance.missing) },
    failed: balance.failed,
    async send(read) {
      setLeft(undefined)
      const client = await graph.apollo()
      const variables = { code: read('code') }
      const { data } = await client.query({
        query: GiftCardBalanceDocument,
        variables,
        fetchPolicy: 'network-only',
      })
      if (!data?.giftCard) return [{ field: 'code', message: balance.unknown }]
      setLeft(data.giftCard.balance)
      return []
    },
  })
  return (
    <section aria-labelledby="solde" className="mb-16 rounded-xl bg-sand p-6 lg:p-10">
      <h2 id="solde" className="text-h2">
        {balance.title}
      </h2>
      <ScriptForm {...formProps} className="mt-5 flex max-w-xl flex-wrap items-start gap-x-3 gap-y-2">
        <TextField
          name="code"
          label={balance.code}
          hint={balance.hint}
          error={errors.code ?? errors.form}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="min-w-56 grow"
        />
        <Button type="submit" className="mt-7.5" isBusy={isBusy}>
          {balance.check}
        </Button>
      </ScriptForm>
      <p role="status" className="mt-4 text-lede font-semibold empty:hidden">
        {left !== undefined && balance.left(euros(left))}
      </p>
    </section>
  )
}
