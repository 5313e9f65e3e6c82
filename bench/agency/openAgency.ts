import { demoPassword } from '#api/db/demo/accounts.ts'

const email = 'agence@demo.explora.test'

/** Signs the owner of the demonstration in, with the second factor; returns the cookie. */
export async function openAgency(url: string): Promise<string> {
  const send = (query: string, cookie: string) =>
    fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url.replace('127.0.0.1', 'localhost'),
        cookie,
      },
      body: JSON.stringify({ query }),
    })
  const login = `mutation { login(email: "${email}", password: "${demoPassword}") { user { id } } }`
  const signedIn = await send(login, '')
  const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const codes = await (await fetch(`${url}/dev/codes`)).text()
  const code = new RegExp(`${email}</dt><dd><strong>(\\d{6})`).exec(codes)?.[1] ?? ''
  const opened = await send(`mutation { agencyVerifyTotp(code: "${code}") { errors { code } } }`, cookie)
  const response = await opened.text()
  if (!response.includes('"errors":[]')) throw new Error(`Failed to open the agency: ${response}`)
  return cookie
}
