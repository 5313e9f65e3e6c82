import { expect, test } from 'vitest'
import { newsletterApi, publicUrl } from '#tests/api/newsletter/newsletterApi.ts'
import { onDatabase } from '#tests/support/databases.ts'

const day = 86_400_000

onDatabase('empty', (current) => {
  const {
    newAddress,
    get,
    post,
    subscribe,
    mails,
    lastMail,
    linkIn,
    isSubscribed,
    findChoice,
    accountWith,
    later,
  } = newsletterApi(current)

  test('subscribes and welcomes an address without account once', async () => {
    const email = newAddress()
    for (const typed of [email, ` ${email.toUpperCase()} `, email]) {
      const answer = await subscribe(typed)
      expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    }
    expect(await isSubscribed(email)).toBe(true)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail).toMatchObject({ recipient: email, subject: 'Bienvenue dans la newsletter Explora' })
    const leave = `${publicUrl}/newsletter/desinscription/${await linkIn('desinscription')}`
    expect(mail?.headers).toEqual({
      'List-Unsubscribe': `<${leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    })
    expect(mail?.html).toContain(`href="${leave}"`)
    expect(mail?.requestId).toBeTruthy()
  })

  test('welcomes ten concurrent subscriptions once', async () => {
    const email = newAddress()
    const { account } = await accountWith()
    const answers = await Promise.all(Array.from({ length: 10 }, () => subscribe(email, account)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect(await mails()).toHaveLength(1)
  })

  test('unsubscribes by the mailed link, idempotently; subscribing again welcomes again', async () => {
    const email = newAddress()
    await subscribe(email)
    const token = await linkIn('desinscription')
    const url = `/newsletter/unsubscription/${token}`
    for (const page of [url, '/newsletter/unsubscription', '/newsletter/confirmation'])
      expect((await get(page)).statusCode).toBe(404)
    expect(await isSubscribed(email)).toBe(true)
    for (let times = 0; times < 2; times++)
      expect((await post('/newsletter/unsubscription', { token })).json()).toEqual({ ok: true })
    expect(await isSubscribed(email)).toBe(false)
    await subscribe(email)
    expect(await isSubscribed(email)).toBe(true)
    expect(await mails()).toHaveLength(2)
    expect(await linkIn('desinscription')).not.toBe(token)
    expect((await post('/newsletter/unsubscription', { token })).statusCode).toBe(200)
    expect(await isSubscribed(email)).toBe(false)
  })

  test.each([
    ['application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])('accepts a one-click unsubscription, as %s', async (type, body) => {
    const email = newAddress()
    await subscribe(email)
    const url = `/newsletter/unsubscription/${await linkIn('desinscription')}`
    const bare = await post(url, '', { 'content-type': type })
    expect([bare.statusCode, bare.json().error.code]).toEqual([400, 'INVALID_REQUEST'])
    expect(await isSubscribed(email)).toBe(true)
    expect((await post(url, body, { 'content-type': type })).json()).toEqual({ ok: true })
    expect(await isSubscribed(email)).toBe(false)
  })

  test('subscribes an account’s address only after its holder confirms', async () => {
    const { email, account } = await accountWith()
    await subscribe(email)
    expect([await findChoice(account), await isSubscribed(email)]).toEqual([false, false])
    expect(await lastMail()).toMatchObject({
      recipient: email,
      subject: 'Confirme ton inscription à la newsletter',
    })
    const token = await linkIn('confirmation')
    for (let times = 0; times < 2; times++)
      expect((await post('/newsletter/confirmation', { token })).json()).toEqual({ ok: true })
    expect([await findChoice(account), await isSubscribed(email)]).toEqual([true, true])
    expect((await mails()).map(({ subject }) => subject)).toEqual([
      'Confirme ton inscription à la newsletter',
      'Bienvenue dans la newsletter Explora',
    ])
    const leave = await linkIn('desinscription')
    await post('/newsletter/unsubscription', { token: leave })
    expect([await findChoice(account), await isSubscribed(email)]).toEqual([false, false])
    const late = await post('/newsletter/confirmation', { token })
    expect([late.statusCode, late.json().error.code]).toEqual([422, 'NEWSLETTER_LINK_INVALID'])
  })

  test('subscribes an account by its own bearer without confirmation', async () => {
    const { email, account } = await accountWith()
    expect((await subscribe(email, account)).json()).toEqual({ ok: true })
    expect([await findChoice(account), await isSubscribed(email)]).toEqual([true, true])
    expect((await mails()).map(({ subject }) => subject)).toEqual(['Bienvenue dans la newsletter Explora'])
    await subscribe(email, account)
    expect(await mails()).toHaveLength(1)
  })

  test.each(['another account', 'a dead token'])('ignores the bearer of %s', async (whose) => {
    const { email, account } = await accountWith()
    const other = await accountWith()
    const dead = { ...other.account, headers: { authorization: 'Bearer a.b.c' } }
    const answer = await subscribe(email, whose === 'a dead token' ? dead : other.account)
    expect([answer.statusCode, answer.json()]).toEqual([200, { ok: true }])
    expect([await findChoice(account), await isSubscribed(email)]).toEqual([false, false])
    expect(await findChoice(other.account)).toBe(false)
  })

  test('sends no mail to a subscribed account', async () => {
    const { email } = await accountWith({ newsletter: true })
    await subscribe(email)
    expect(await mails()).toEqual([])
  })

  test('mails one confirmation a day, valid for seven days', async () => {
    const { email } = await accountWith()
    await subscribe(email)
    const token = await linkIn('confirmation')
    later(day - 1)
    await subscribe(email)
    expect(await mails()).toHaveLength(1)
    later(day)
    await subscribe(email)
    expect(await mails()).toHaveLength(2)
    later(7 * day)
    expect((await post('/newsletter/confirmation', { token })).statusCode).toBe(422)
    later(7 * day - 1)
    expect((await post('/newsletter/confirmation', { token })).statusCode).toBe(200)
  })
})
