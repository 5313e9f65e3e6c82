import type { Browser, LaunchOptions } from 'playwright-core'
import { launchBrowser } from '#tools/chromium.ts'
import { findProgram } from '#tools/programs.js'

/** Hides `navigator.webdriver`, on which the consent library stays silent: tests see what a visitor sees. */
const asVisitor = '--disable-blink-features=AutomationControlled'

/** Maps `http://localhost:4000` to the server at `address`. */
export function launchChromium(address: string, options?: LaunchOptions): Promise<Browser> {
  const args = [asVisitor, `--host-resolver-rules=MAP localhost:4000 ${new URL(address).host}`]
  return launchBrowser({ ...options, args })
}

/** The Chromium of a worker: its files share it, since their sites have one address. */
let shared: { browser: Browser; address: string } | undefined

export async function openChromium(address: string): Promise<Browser> {
  if (shared?.address !== address) {
    await shared?.browser.close()
    shared = { browser: await launchChromium(address), address }
  }
  return shared.browser
}

/** A browser with the back-forward cache, which the headless shell lacks. */
export const wholeChromium: LaunchOptions = {
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  executablePath: findProgram('chromium'),
}
