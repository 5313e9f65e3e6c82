import type { Api } from '#api/deps.ts'

export const siteUrl = 'http://localhost:4000'

/** A browser in front of the site: it stores cookies and follows no redirect. */
export function openBrowser(api: Api) {
  const cookies: Record<string, string> = {}

  async function visit(url: string) {
    const { pathname, search } = new URL(url, siteUrl)
    const answer = await api.inject({ url: `${pathname}${search}`, cookies })
    for (const { name, value } of answer.cookies) cookies[name] = value
    const location = answer.headers.location ?? ''
    return { answer, status: answer.statusCode, location }
  }

  return {
    cookies,
    visit,
    /** Goes to the provider: returns the site's request to it. */
    async leave(provider: 'google_oauth2' | 'facebook', redirectUrl = '/expeditions?page=2') {
      const { location } = await visit(`/auth/${provider}?redirect_url=${encodeURIComponent(redirectUrl)}`)
      return new URL(location, siteUrl)
    },
    isSignedIn: () => cookies.sid !== undefined,
  }
}

export type Browser = ReturnType<typeof openBrowser>
