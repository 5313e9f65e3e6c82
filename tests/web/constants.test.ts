import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { desktopPx, desktopScrollOffsetPx, mobileScrollOffsetPx } from '#schema/constants.ts'

const numbers = (path: string, pattern: RegExp) =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, number]) => Number(number))

const remPx = 16

test('the style sheets repeat the constants', () => {
  expect(numbers('web/src/ui/tokens.css', /--breakpoint-lg: ([\d.]+)rem/g)).toEqual([(desktopPx + 1) / remPx])
  expect(numbers('web/src/ui/utilities.css', /\(width > (\d+)px\)/g)).toEqual([desktopPx])
  expect(numbers('web/src/ui/utilities.css', /scroll-margin-top: calc\((\d+)px/g)).toEqual([
    mobileScrollOffsetPx,
    desktopScrollOffsetPx,
  ])
})
