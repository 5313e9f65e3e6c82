import { isFrench, readsAsFrench } from '#tools/rules/french.ts'
import { listComments, listTexts } from '#tools/rules/parse.ts'
import { type Finding, findingAt, isGenerated, isScript, type SourceFile } from '#tools/rules/sourceFile.ts'

const contentFile = /(^|[./])(messages|mails|contract|content)\.tsx?$/
const contentFolder = /(^|\/)content\/|^(api\/db\/demo|bench|tests|tools)\//

/** Small tables with French data. */
const tables = ['api/modules/expeditions/levels.ts']

/** Requires English in code and comments; French copy lives in content files. */
export function frenchPlace(files: SourceFile[]): Finding[] {
  return files
    .filter((file) => isScript(file) && !isGenerated(file))
    .flatMap((file) => [...(isContent(file) ? [] : inTexts(file)), ...inComments(file)])
}

function isContent({ path }: SourceFile): boolean {
  return contentFile.test(path) || contentFolder.test(path) || tables.includes(path)
}

function inTexts(file: SourceFile): Finding[] {
  return listTexts(file)
    .filter(({ text }) => isFrench(text))
    .map(({ text, start }) =>
      findingAt(
        file,
        start,
        `French in code: "${text.trim().slice(0, 40)}" belongs in messages.ts or a *.content.ts file`,
      ),
    )
}

function inComments(file: SourceFile): Finding[] {
  return listComments(file)
    .filter(({ value }) => readsAsFrench(value))
    .map(({ start }) => findingAt(file, start, 'a comment in French: write it in English'))
}
