import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { desktopPx, desktopScrollOffsetPx, mobileScrollOffsetPx } from '#schema/constants.ts'

test.each(['web/src/ui/tokens.css', 'web/src/ui/utilities.css'])('%s repeats the constants', (path) => {
  const css = readFileSync(path, 'utf8')
  const widths = [...css.matchAll(/\(width > (\d+)px\)/g)].map(([, width]) => Number(width))
  expect(new Set(widths)).toEqual(new Set([desktopPx]))
  const offsets = [...css.matchAll(/scroll-margin-top: (?:calc\()?(\d+)px/g)].map(([, offset]) =>
    Number(offset),
  )
  expect(offsets).toEqual([mobileScrollOffsetPx, desktopScrollOffsetPx])
})
