/** The answers so far, each the number of its option from 1 to 4; 0 where there is none. */
export type Answers = readonly number[]

export const questionCount = 8
const optionCount = 4

/** What an option says of the level that suits: from 1 to 5, the same for every question. */
const levelOfOption = [1, 2, 3.5, 5]

/** The first three ask what the body does now: nobody is sent further than two levels above the weakest of them. */
const effortQuestions = 3
const maxAboveEffort = 2

export type Verdict = {
  level: number
  /** Questions whose answers pull the level up, and those that hold it back: by their place. */
  strong: number[]
  weak: number[]
}

/** Reads the part of the address that is never sent: `#12341234`. */
export function readAnswers(hash: string): Answers {
  const digits = hash.replace(/^#/, '')
  const isGood = digits.length === questionCount && /^\d+$/.test(digits)
  return Array.from({ length: questionCount }, (_, index) => {
    const answer = isGood ? Number(digits[index]) : 0
    return answer <= optionCount ? answer : 0
  })
}

export const writeAnswers = (answers: Answers): string => `#${answers.join('')}`

export const withAnswer = (answers: Answers, question: number, answer: number): Answers =>
  answers.map((each, index) => (index === question ? answer : each))

/** The mean of what the answers say, held by the weakest effort; nothing until all are given. */
export function verdictOf(answers: Answers): Verdict | undefined {
  if (answers.length !== questionCount || answers.includes(0)) return undefined
  const levels = answers.map((answer) => levelOfOption[answer - 1] ?? 1)
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  const ceiling = Math.min(...levels.slice(0, effortQuestions)) + maxAboveEffort
  const level = Math.round(Math.min(mean, ceiling, 5))
  const places = [...levels.keys()]
  return {
    level,
    strong: places.filter((place) => (levels[place] ?? 0) > level),
    weak: places.filter((place) => (levels[place] ?? 0) < level),
  }
}
