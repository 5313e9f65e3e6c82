import { useAccount } from '#web/lib/account.tsx'
import { useLate } from '#web/ui/useLate.ts'

/** Only an account is asked anything: a visitor never loads it. */
export function LatePrompts() {
  const { me } = useAccount()
  const Prompts = useLate(me !== null, () =>
    import('#web/features/prompts/Prompts.tsx').then((module) => module.Prompts),
  )
  return me && Prompts && <Prompts key={me.id} me={me} />
}
