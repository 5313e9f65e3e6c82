import { isString, parse } from '#schema/json.ts'
import { isFrench } from '#tools/rules/french.ts'
import { listTexts } from '#tools/rules/parse.ts'
import { quotedSentences } from '#tools/rules/quotedSentences.ts'
import {
  type Finding,
  findingAt,
  isGenerated,
  isScript,
  isTest,
  type SourceFile,
} from '#tools/rules/sourceFile.ts'

const faults: [RegExp, string][] = [
  [/(?<=\p{L})'(?=\p{L})/u, 'an apostrophe typed with the straight mark'],
  [
    /(?<![\u00a0\u202f!?])[!?;](?=[\s)"»]|$)|(?<![\u00a0\u202f])(:(?=\s|$)|»)/,
    'no no-break space before a mark',
  ],
  [/«(?![\u00a0\u202f])/, 'no no-break space after the opening quotation mark'],
  [/(?<=[\dX ])€/, 'no no-break space before the euro sign'],
]

/** Tags and entities of a mail are not sentences. */
const markup = /<[^>]*>|&\w+;/g

/** Requires French typography: no-break spaces, so that a line never begins with a question mark. */
export function frenchTypography(files: SourceFile[]): Finding[] {
  return files.filter((file) => !isTest(file) && !isGenerated(file)).flatMap(listFaults)
}

function listFaults(file: SourceFile): Finding[] {
  return allTexts(file)
    .filter(({ text }) => isFrench(text) && !quotedSentences.has(text))
    .flatMap(({ text, start }) =>
      faults
        .filter(([fault]) => fault.test(text.replace(markup, ' ')))
        .map(([, message]) => findingAt(file, start, `${message}: "${text.trim().slice(0, 60)}"`)),
    )
}

function allTexts(file: SourceFile): { text: string; start: number }[] {
  if (isScript(file)) return listTexts(file)
  if (!/^(api\/db\/demo|photos)\/.*\.json$/.test(file.path)) return []
  return [...file.text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map((found) => ({
    text: parse(isString, found[0]) ?? '',
    start: found.index,
  }))
}
