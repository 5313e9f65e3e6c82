import { createHash, randomUUID } from 'node:crypto'
import { sendJson, startHttpServer } from '#tests/api/social/httpServer.ts'
import { clientId, clientSecret } from '#tests/api/social/lyingIssuer.ts'

export const hugo = {
  id: '10160000000000001',
  email: 'hugo@example.test',
  first_name: 'Hugo',
  last_name: 'Lambert',
  picture: {
    data: { height: 50, is_silhouette: false, url: 'https://scontent.example.test/hugo.jpg', width: 50 },
  },
}

/** Facebook as its documentation describes it: a dialog, a token for a code, and `/me`. */
export async function startFakeFacebook() {
  const codes = new Map<string, { challenge: string; redirectUri: string }>()
  const tokens = new Set<string>()
  let profile: unknown = hugo

  function tokenFor(form: URLSearchParams): string | undefined {
    const request = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isClient = form.get('client_id') === clientId && form.get('client_secret') === clientSecret
    if (!isClient || request?.challenge !== challenge || request.redirectUri !== form.get('redirect_uri'))
      return undefined
    const token = randomUUID()
    tokens.add(token)
    return token
  }

  const server = await startHttpServer(({ url = '', headers }, response, body) => {
    if (url === '/oauth/access_token') {
      const access_token = tokenFor(new URLSearchParams(body))
      const refusal = {
        error: { message: 'Invalid verification code format.', type: 'OAuthException', code: 100 },
      }
      sendJson(
        response,
        access_token ? { access_token, token_type: 'bearer', expires_in: 5183944 } : refusal,
        access_token ? 200 : 400,
      )
      return
    }
    const isKnown = tokens.has(headers.authorization?.replace('Bearer ', '') ?? '')
    const isProfile = url === '/me?fields=id,email,first_name,last_name,picture'
    sendJson(
      response,
      isProfile && isKnown ? profile : { error: { code: 190 } },
      isProfile && isKnown ? 200 : 400,
    )
  })

  return {
    ...server,
    answerProfile(next: unknown) {
      profile = next
    },
    agree(dialog: URL): URL {
      const request = dialog.searchParams
      const [code, redirectUri] = [randomUUID(), request.get('redirect_uri') ?? '']
      codes.set(code, { challenge: request.get('code_challenge') ?? '', redirectUri })
      const back = new URL(redirectUri)
      back.search = new URLSearchParams({ code, state: request.get('state') ?? '' }).toString()
      return back
    },
  }
}
