import { useAccount } from '#web/lib/account/account.tsx'
import { useLate } from '#web/ui/useLate.ts'

/** Loads the prompts of a signed-in account; a visitor never loads them. */
export function LatePrompts() {
  const { me } = useAccount()
  const Prompts = useLate(me !== null, () =>
    import('#web/features/prompts/Prompts.tsx').then((module) => module.Prompts),
  )
  return me && Prompts && <Prompts key={me.id} me={me} />
}
