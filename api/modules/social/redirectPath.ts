const maxLength = 2048

/** Characters that hide what an address says: controls, and marks that turn the writing direction. */
const hidden = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** Any host that no site has: whatever leaves it is no path of ours. */
const nowhere = 'http://site.invalid'

/**
 * The path of this site to go back to after a sign-in, in the form a browser gives it; `/` for anything that could lead
 * elsewhere, or that is signing in itself.
 */
export function safeRedirectPath(given: unknown): string {
  if (typeof given !== 'string' || given.length > maxLength) return '/'
  if (!isLocal(given) || !given.isWellFormed() || !URL.canParse(given, nowhere)) return '/'
  const { origin, pathname, search, hash } = new URL(given, nowhere)
  const isSafe = origin === nowhere && isSafePath(pathname)
  const path = `${pathname}${search}${hash}`
  return isSafe && path.length <= maxLength ? path : '/'
}

const isLocal = (path: string) => /^\/(?![/\\])/.test(path) && !hidden.test(path)

/** Also once decoded, however often: a program on the way may decode the path before it reads it. */
function isSafePath(pathname: string): boolean {
  let path = pathname
  for (let times = 0; times < 5; times++) {
    if (!isLocal(path) || /^\/auth(\/|$)/i.test(path)) return false
    const decoded = decode(path)
    if (decoded === undefined || !isLocal(decoded)) return false
    const resolved = new URL(decoded.replaceAll('#', '%23').replaceAll('?', '%3F'), nowhere).pathname
    if (resolved === path) return true
    path = resolved
  }
  return false
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The same path with, or without, the word that says why the sign-in did not happen. */
export function withAuthError(path: string, code?: string): string {
  const url = new URL(path, nowhere)
  if (code) url.searchParams.set('auth_error', code)
  else if (url.searchParams.has('auth_error')) url.searchParams.delete('auth_error')
  return `${url.pathname}${url.search}${url.hash}`
}
