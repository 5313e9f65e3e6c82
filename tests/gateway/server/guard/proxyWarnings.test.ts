import { expect, test } from 'vitest'
import { startGateway } from '#tests/support/gateway.ts'

test.each<[string, string, string, number]>([
  ['a header that is ignored', '0', '192.0.2.1', 1],
  ['an address', '1', '192.0.2.1', 0],
  ['an address with a port', '1', '192.0.2.1:40000', 0],
  ['an address of version 6 with a port', '1', '[2001:db8::1]:443', 0],
  ['what is no address', '1', '_hidden', 1],
])('two requests with %s (TRUST_PROXY=%s, %s) log %i warnings', async (_case, proxies, header, count) => {
  const gateway = await startGateway('http://127.0.0.1:1', { TRUST_PROXY: proxies })
  for (let times = 0; times < 2; times++)
    await fetch(`${gateway.url}/robots.txt`, { headers: { 'x-forwarded-for': header } })
  const warnings = gateway.logged().split('X-Forwarded-For').length - 1
  expect(warnings).toBe(count)
  await gateway.close()
})
