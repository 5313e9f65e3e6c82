import { execFileSync } from 'node:child_process'

/** Subjects before this instant predate the rule; history is not rewritten. */
const since = '2026-11-23T11:00:00Z'
const longest = 72
const parts = 'web|gateway|api|server|schema|rules|tools|tests|bench|docs|deploy|ci'
const form = new RegExp(`^(?:${parts}): [a-z][a-z-]* \\S`)
/** Verbs that are not imperative, and sentences without a verb. */
const noImperative =
  /^\w+: (?:(?!need|feed|embed|bring|string)\w+(?:ed|ing)|the|a|an|it|what|who\w*|no|every|each)\b/

/** Returns the fault of a subject that does not read `part: imperative verb and object`. */
export function faultOfSubject(subject: string): string | undefined {
  if (subject.length > longest) return `${subject.length} characters, at most ${longest}`
  if (!form.test(subject)) return `expected "part: verb object", where part is ${parts}`
  return noImperative.test(subject) ? 'expected an imperative verb after the part' : undefined
}

/** Checks the commits of the branch; a copy without history has none. */
export function commitSubjects(): string {
  let log = ''
  try {
    log = execFileSync('git', ['log', '--no-merges', `--since=${since}`, '--format=%h %s'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return ''
  }
  return log
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const fault = faultOfSubject(line.slice(line.indexOf(' ') + 1))
      return fault ? [`${line}: ${fault}`] : []
    })
    .join('\n')
}
