import { afterEach, beforeEach, expect } from 'vitest'

const report = console.error
let unexpected: unknown[][] = []

// A test that expects an error installs its own spy.
beforeEach(() => {
  unexpected = []
  console.error = (...values) => {
    unexpected.push(values)
    report(...values)
  }
})

afterEach(() => {
  console.error = report
  expect(unexpected, 'console.error').toEqual([])
})
