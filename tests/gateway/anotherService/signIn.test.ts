import { describe, expect, test } from 'vitest'
import { beforePlainUpstream } from '#tests/gateway/anotherService/beforePlainUpstream.ts'

describe.each(['cookie', 'token', 'token beside a cookie'] as const)(
  'signing in where sessions are known by %s',
  (sessions) => {
    const current = beforePlainUpstream(sessions)

    test('signs a browser in by our cookie alone, and out again', async () => {
      const credentials = { email: 'lea@example.test', password: 'un sommet de trop' }
      const login =
        'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { user { email } errors { code } } }'
      const { data, cookie, headers } = await current().gateway.ask(login, credentials)
      expect(data).toEqual({ login: { user: { email: credentials.email }, errors: [] } })
      expect(headers.getSetCookie()).toEqual([
        expect.stringMatching(/^sid=sealed\.[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/),
        'signed_in=1; Path=/; SameSite=Lax',
      ])
      expect(cookie).not.toMatch(/plain|s3cret|balancer/)
      expect((await current().gateway.ask('{ me { email } }', {}, { cookie })).data).toEqual({
        me: { email: credentials.email },
      })
      const out = await current().gateway.ask('mutation { logout { ok } }', {}, { cookie })
      expect([out.data, out.cookie]).toEqual([{ logout: { ok: true } }, ''])
      expect(out.headers.getSetCookie()).toContain('signed_in=; Path=/; SameSite=Lax; Max-Age=0')
    })

    test('signs in after a sign-up', async () => {
      const input = {
        email: 'new@example.test',
        password: 'abcdef',
        firstName: 'L',
        lastName: 'M',
        newsletter: true,
      }
      const signUp =
        'mutation ($input: SignUpInput!) { signUp(input: $input) { user { id } errors { code } } }'
      const { data, cookie } = await current().gateway.ask(signUp, { input })
      expect(data).toEqual({ signUp: { user: { id: '3' }, errors: [] } })
      expect((await current().gateway.ask('{ me { id } }', {}, { cookie })).data).toEqual({ me: { id: '3' } })
      const sent = current().upstream.calls.find(({ path }) => path === '/api/v1/auth/signup/')
      expect(JSON.parse(sent?.body ?? '')).toEqual({
        email: input.email,
        password: input.password,
        first_name: 'L',
        last_name: 'M',
        newsletter: true,
        referral: 'Organic',
      })
    })

    test.each(['sid=sealed.x', `sid=sealed.${'A'.repeat(200)}`])(
      'a cookie sealed elsewhere is a visitor',
      async (cookie) => {
        expect((await current().gateway.ask('{ me { id } }', {}, { cookie })).data).toEqual({ me: null })
      },
    )
  },
)
