/** Answers so far, each an option from 1 to 4; 0 for none. */
export type Answers = readonly number[]

export const questionCount = 8
const optionCount = 4

/** The level that an option suggests, from 1 to 5, the same for all questions. */
const levelOfOption = [1, 2, 3.5, 5]

/** The first three measure current fitness: the result is at most two levels above the weakest of them. */
const effortQuestions = 3
const maxAboveEffort = 2

export type Verdict = {
  level: number
  /** Indices of the questions whose answers raise the level, and of those that lower it. */
  strong: number[]
  weak: number[]
}

/** Parses the URL fragment: `#12341234`. */
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

/** The average of the answers, bounded by the weakest effort; undefined until all are given. */
export function findVerdict(answers: Answers): Verdict | undefined {
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
