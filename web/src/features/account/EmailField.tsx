import { messages } from '#web/features/account/messages.ts'
import { TextField } from '#web/ui/Field.tsx'

type Props = { email: string; placeholder?: string; autoFocus?: boolean; error: string | undefined }

export const EmailField = ({ email, ...rest }: Props) => (
  <TextField
    {...rest}
    label={messages.email}
    name="email"
    type="email"
    inputMode="email"
    autoComplete="email"
    defaultValue={email}
    required
  />
)
