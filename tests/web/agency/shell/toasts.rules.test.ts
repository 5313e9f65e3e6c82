import { expect, test } from 'vitest'
import { freeBottom } from '#web/agency/shell/toasts.rules.ts'

const box = (top: number, bottom: number) => ({ top, bottom })

test.each([
  ['an empty window', [], 16],
  ['a heading above', [box(40, 80)], 16],
  ['a button at the lower edge', [box(730, 780)], 78],
  ['two rows of buttons', [box(730, 780), box(660, 710)], 148],
  ['a gap that is high enough', [box(730, 780), box(600, 658)], 78],
  ['a gap that is one pixel too low', [box(730, 780), box(600, 659)], 208],
  ['a box around the whole window', [box(0, 800)], 16],
  ['rows that leave no gap', [box(0, 390), box(400, 800)], 16],
  ['boxes that overlap, in any order', [box(600, 700), box(650, 790)], 208],
])('leaves %s uncovered by a toast of 56 pixels', (_case, others, bottom) => {
  expect(freeBottom(56, 800, others)).toBe(bottom)
})
