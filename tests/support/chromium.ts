import { type Browser, chromium } from 'playwright-core'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The machine's own Chromium, asking nobody for anything by itself. What listens at `address` is `http://localhost:4000` to it. */
export function launchChromium(address: string): Promise<Browser> {
  const rule = `--host-resolver-rules=MAP localhost:4000 ${new URL(address).host}`
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: [...flags, rule] })
}
