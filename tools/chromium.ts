import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { findProgram, installCommand, thisMachine } from '#tools/programs.js'

const program = 'chromium-headless-shell'

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${[
    // The browser loads two popups of its address bar and a spare renderer for each window: of the
    // 1.9 s of processor time that a context with an empty page takes, 0.9.
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
    'SpareRendererForSitePerProcess',
    // The last switch wins: those that Playwright disables and pages notice.
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'OptimizationHints',
    'PaintHolding',
    'Translate',
  ]}`,
]

/** Launches the machine's own browser, or Playwright's; it makes no requests of its own. */
export async function launchBrowser({
  args = [],
  executablePath = findProgram(program),
  ...options
}: LaunchOptions = {}): Promise<Browser> {
  if (!executablePath) throw new Error(`No Chromium: run \`${installCommand([program], thisMachine())}\`.`)
  return chromium.launch({ ...options, executablePath, args: [...flags, ...args] })
}
