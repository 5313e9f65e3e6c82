const maxLength = 2048

/** Characters that disguise an address: controls, and marks that change the writing direction. */
const hidden = /[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u

/** A reserved host: a path that leaves it is not a path of the site. */
const nowhere = 'http://site.invalid'

/**
 * The path of this site to return to after a sign-in, as a browser normalises it; `/` for anything that could
 * lead elsewhere, or to the sign-in itself.
 */
export function safeRedirectPath(input: unknown): string {
  if (typeof input !== 'string' || input.length > maxLength) return '/'
  if (!isLocal(input) || !input.isWellFormed() || !URL.canParse(input, nowhere)) return '/'
  const { origin, pathname, search, hash } = new URL(input, nowhere)
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

/** The same path with, or without, the reason of a failed sign-in. */
export function withAuthError(path: string, code?: string): string {
  const url = new URL(path, nowhere)
  if (code) url.searchParams.set('auth_error', code)
  else if (url.searchParams.has('auth_error')) url.searchParams.delete('auth_error')
  return `${url.pathname}${url.search}${url.hash}`
}
