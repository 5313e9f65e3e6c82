import type { Dispatch } from 'react'
import type { LoginEvent } from '#web/features/account/login.rules.ts'
import type { MeFragment } from '#web/lib/graph/Me.generated.ts'

export type PanelProps = {
  email: string
  dispatch: Dispatch<LoginEvent>
  /** `null`: signed in, but the account could not be read. */
  onSignedIn: (user: MeFragment | null) => void
}
