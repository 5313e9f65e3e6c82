/** So that a password manager knows whose password it is. */
export const HiddenEmail = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)
