import type { Page } from 'playwright-core'

/**
 * Counts what a person does on a page, from now on: presses of Enter, Space, shortcuts and the pointer, and
 * fields filled in. The way from field to field is no action. Each call returns the number since the last one.
 */
export async function actionCounter(page: Page): Promise<() => number> {
  let count = 0
  await page.exposeFunction('act', () => {
    count += 1
  })
  await page.addInitScript(listener)
  await page.evaluate(listener)
  return () => {
    const done = count
    count = 0
    return done
  }
}

/** Text is one action a field, however many keys it takes. */
const listener = `{
  let field
  const act = () => { field = undefined; window.act() }
  const isText = (target) => target.matches?.('input:not([type=checkbox], [type=radio]), textarea, select')
  addEventListener('pointerdown', act, true)
  addEventListener('keydown', ({ key, target, ctrlKey, metaKey, repeat }) => {
    if (repeat) return
    const isChord = (ctrlKey || metaKey) && key !== 'Control' && key !== 'Meta'
    const isPress = key === 'Enter' && !target.matches?.('textarea') || key === ' ' && !isText(target)
    if (isChord || isPress) act()
  }, true)
  addEventListener('input', ({ target }) => {
    if (!isText(target) || target === field) return
    window.act()
    field = target
  }, true)
}`
