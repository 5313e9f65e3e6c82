import { useRef, useState } from 'react'
import { toast } from 'react-hot-toast/headless'
import { explainFailure } from '#web/lib/graph/graphErrors.ts'
import { useSetCartCodesMutation } from '#web/pages/booking/CartPage.generated.ts'
import { messages } from '#web/pages/booking/funnel.messages.ts'
import type { OwnCart } from '#web/pages/booking/useCart.ts'
import { useFormDraft } from '#web/pages/booking/useFormDraft.ts'
import { Button } from '#web/ui/Button.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { useForm } from '#web/ui/useForm.ts'

/** Gift cards and the discount code: entered one by one, removed by their buttons. */
export function CodeForm({ cart }: { cart: OwnCart }) {
  const form = useRef<HTMLFormElement>(null)
  const draft = useFormDraft(`code-${cart.id}`)
  const { save, remove, isRemoving, refusal } = useCodes(cart)
  const { errors, isBusy, formProps } = useForm({
    rules: { code: (typed) => (typed.trim() ? undefined : messages.codeMissing) },
    failed: messages.failed,
    async send(read) {
      const message = await save([...listCodes(cart), read('code').trim()])
      if (message) return [{ field: 'code', message }]
      draft.clear()
      form.current?.reset()
      toast.success(messages.codeAdded)
      return []
    },
  })
  return (
    <section aria-labelledby="codes" className="mt-10">
      <h2 id="codes" className="text-h3">
        {messages.codes}
      </h2>
      <Entered cart={cart} isBusy={isRemoving} onRemove={(code) => void remove(code)} />
      <p role="alert" className="mt-2 text-meta font-semibold text-rouge-700 empty:hidden">
        {refusal ?? errors.form}
      </p>
      <form
        ref={form}
        {...formProps}
        onInput={(event) => {
          formProps.onInput(event)
          draft.onInput(event)
        }}
        className="mt-3 flex max-w-lg flex-wrap items-start gap-x-3 gap-y-2"
      >
        <TextField
          name="code"
          label={messages.code}
          hint={messages.codeHint}
          defaultValue={draft.initial('code')}
          error={errors.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          className="min-w-48 grow"
        />
        <Button type="submit" className="mt-8.5" isBusy={isBusy}>
          {messages.addCode}
        </Button>
      </form>
    </section>
  )
}

const listCodes = ({ codes }: OwnCart): string[] => codes?.map(({ code }) => code) ?? []

/** Replaces the codes of the cart; resolves to the message of a refusal. */
function useCodes(cart: OwnCart) {
  const [setCodes] = useSetCartCodesMutation()
  const [isRemoving, setRemoving] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  async function save(codes: string[]): Promise<string | undefined> {
    try {
      const { data } = await setCodes({ variables: { cartId: cart.id, codes } })
      return data ? data.setCartCodes.errors[0]?.message : messages.failed
    } catch (error) {
      return explainFailure(error, messages.failed)
    }
  }

  async function remove(code: string): Promise<void> {
    setRemoving(true)
    setRefusal(await save(listCodes(cart).filter((each) => each !== code)))
    setRemoving(false)
  }

  return { save, remove, isRemoving, refusal }
}

type EnteredProps = { cart: OwnCart; isBusy: boolean; onRemove: (code: string) => void }

function Entered({ cart: { codes }, isBusy, onRemove }: EnteredProps) {
  if (!codes || codes.length === 0) return null
  return (
    <ul className="mt-3 grid max-w-lg gap-2">
      {codes.map(({ code, kind }) => (
        <li
          key={code}
          className="flex items-center justify-between gap-4 rounded-md bg-pine-50 py-1 pr-1 pl-4"
        >
          <span>
            <b className="font-semibold break-all tabular-nums">{code}</b>{' '}
            <span className="text-meta text-ink-2">{messages.codeKinds[kind]}</span>
          </span>
          <Button
            variant="ghost"
            size="sm"
            isBusy={isBusy}
            aria-label={messages.removeCode(code)}
            onClick={() => onRemove(code)}
          >
            {messages.remove}
          </Button>
        </li>
      ))}
    </ul>
  )
}
