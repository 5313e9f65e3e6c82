import { decodeJwt } from 'jose'

export type TokenClaims = { sub?: string; iat?: number; exp?: number }

/** Claims of a bearer, unverified: only the service knows the key. Another service's may hold none. */
export function tokenClaims(token: string): TokenClaims {
  try {
    return decodeJwt(token)
  } catch {
    return {}
  }
}
