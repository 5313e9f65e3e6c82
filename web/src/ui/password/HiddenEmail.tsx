/** Tells password managers the account. */
export const HiddenEmail = ({ email }: { email: string }) => (
  <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
)
