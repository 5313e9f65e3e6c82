import { expect, test } from 'vitest'
import { findVerdict, readAnswers, withAnswer, writeAnswers } from '#web/pages/content/quiz.rules.ts'

test.each([
  ['nothing', '', '00000000'],
  ['all answers', '#12341234', '12341234'],
  ['some answers', '#10300000', '10300000'],
  ['an option that there is not', '#92341234', '02341234'],
  ['too few', '#123', '00000000'],
  ['too many', '#123412341', '00000000'],
  ['an anchor', '#contenu1', '00000000'],
])('the hash with %s', (_what, hash, read) => {
  expect(readAnswers(hash).join('')).toBe(read)
})

test('parses the answers that it serialises', () => {
  expect(writeAnswers(withAnswer(readAnswers(''), 2, 4))).toBe('#00400000')
})

test.each([
  ['the quietest', '11111111', 1],
  ['easy all over', '22222222', 2],
  ['in between', '33333333', 4],
  ['the fittest', '44444444', 5],
  ['fit in all but hours: two levels above them at most', '14444444', 3],
  ['fit in all but training', '44244444', 4],
  ['strong in effort, fond of comfort', '44411111', 3],
])('the level of %s', (_who, answers, level) => {
  expect(findVerdict(readAnswers(answers))?.level).toBe(level)
})

test('gives no verdict while an answer is missing', () => {
  expect(findVerdict(readAnswers('12341230'))).toBeUndefined()
})

test('separates strengths from weaknesses', () => {
  expect(findVerdict(readAnswers('33322211'))).toEqual({ level: 2, strong: [0, 1, 2], weak: [6, 7] })
})
