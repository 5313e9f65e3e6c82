import { listComments, listNames, listRestDescriptions, listTitles } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isGenerated, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

const relative = /^(?:What|Whatever|Whoever|Who|Whom|Whose|Of|So many|How much|How many)\b/i
/** Words that hide the usual term: cached, returned, requested, invalidated, expensive, again, caller. */
const privateWords = /\b(?:kept|told|asked|forgotten|dear|anew|whoever|nobody|somebody)\b/i
/** Names of functions are verb and object, those of values are nouns; combinators of types keep theirs. */
const privateName = /^(?:wish|wanted|asked|told|(?!(?:one|any|all|set|list|array|record)Of$)\w+Of)$/
const marks = /^[\s*/#]+/gm

/** Requires comments, test titles and descriptions of the schema and of the REST API to begin with a verb or a noun, and them and names to use the usual technical words. */
export function english(files: SourceFile[]): Finding[] {
  return files
    .filter((file) => !isGenerated(file))
    .flatMap((file) => [
      ...faultsIn(file, 'comment', commentTexts(file)),
      ...(isTest(file) ? faultsIn(file, 'title', listTitles(file)) : []),
      ...(isSchema(file) ? faultsIn(file, 'description', listDescriptions(file)) : []),
      ...(isRest(file) ? faultsIn(file, 'description', listRestDescriptions(file)) : []),
      ...(isScript(file) ? nameFaults(file) : []),
    ])
}

const isTest = ({ path }: SourceFile) => /\.test\.tsx?$/.test(path)

const isSchema = ({ path }: SourceFile) => /^schema\/.*\.graphql$/.test(path)

const isRest = ({ path }: SourceFile) => /^api\/.*\.ts$/.test(path)

type Text = { text: string; start: number }

function faultsIn(file: SourceFile, kind: 'comment' | 'title' | 'description', texts: Text[]): Finding[] {
  return texts.flatMap(({ text, start }) => {
    const words = text.replace(marks, '').replace(/«[^»]*»|`[^`]*`|"[^"]*"/g, '')
    const opening = relative.exec(words)?.[0]
    const word = privateWords.exec(words)?.[0]
    return [
      ...(opening
        ? [findingAt(file, start, `a ${kind} that begins with "${opening}": begin with a verb or a noun`)]
        : []),
      ...(word ? [findingAt(file, start, `"${word}" in a ${kind}: use the usual technical word`)] : []),
    ]
  })
}

const nameFaults = (file: SourceFile): Finding[] =>
  listNames(file)
    .filter(({ text }) => privateName.test(text))
    .map(({ text, start }) => findingAt(file, start, `the name "${text}": use verb and object, or a noun`))

/** Descriptions in one line or in a block, without their quotes. */
function listDescriptions({ text }: SourceFile): Text[] {
  return [...text.matchAll(/(?<quotes>"""|")(?<words>.*?)(?<!\\)\k<quotes>/gs)].map(({ groups, index }) => ({
    text: groups?.words ?? '',
    start: index,
  }))
}

/** Consecutive line comments count as one. */
function commentTexts(file: SourceFile): Text[] {
  if (!isScript(file))
    return [...file.text.matchAll(foreignComment(file))].map(({ 0: text, index }) => ({ text, start: index }))
  const found: { text: string; start: number; end: number }[] = []
  for (const { value, start, end, type } of listComments(file)) {
    const last = found.at(-1)
    const continues = last && type === 'Line' && file.text.slice(last.end, start).trim() === ''
    if (continues) Object.assign(last, { text: `${last.text}\n${value}`, end })
    else found.push({ text: value, start, end })
  }
  return found
}

/** Matches nothing in files without comments of their own. */
function foreignComment({ path }: SourceFile): RegExp {
  if (path.endsWith('.css')) return /\/\*[\s\S]*?\*\//g
  if (path.endsWith('.graphql')) return /^[ \t]*#.*$/gm
  return /(?!)/g
}
