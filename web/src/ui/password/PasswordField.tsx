import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { TextField } from '#web/ui/Field.tsx'
import { IconButton } from '#web/ui/IconButton.tsx'
import { messages } from '#web/ui/password/messages.ts'
import { measureStrength } from '#web/ui/password/strength.rules.ts'

type Props = {
  label?: string
  name?: string
  /** Shows the strength of a new password. */
  isNew?: boolean
  error: string | undefined
}

/** Allows pasting and showing the password. */
export function PasswordField({ label = messages.password, name = 'password', isNew = false, error }: Props) {
  const [isShown, setShown] = useState(false)
  const [typed, setTyped] = useState('')
  const Icon = isShown ? EyeOff : Eye
  const strength = typed ? messages.strengths[measureStrength(typed)] : messages.hint
  return (
    <TextField
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="none"
      spellCheck={false}
      required
      hint={isNew ? strength : undefined}
      error={error}
      onChange={(event) => setTyped(event.target.value)}
      end={
        <IconButton label={isShown ? messages.hide : messages.show} onClick={() => setShown(!isShown)}>
          <Icon aria-hidden="true" className="size-5 text-ink-2" />
        </IconButton>
      }
    />
  )
}
