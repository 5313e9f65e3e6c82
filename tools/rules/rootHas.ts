import { type Finding, findingAt, type SourceFile } from '#tools/rules/sourceFile.ts'

/** A `:has()` of the root or the body that selects other elements, with one level of parentheses inside it. */
const restyling = /(?::root|\bhtml|\bbody):has\((?:[^()]|\([^()]*\))*\)(?=\s*[^\s{,])[^{,]*/g

const message = (selector: string) =>
  `${selector}: restyles the whole page at each change inside it; select from a nearer ancestor`

/** Refuses selectors that restyle the page for each new element: ten times on the home page, 646 ms instead of 182. */
export function rootHas(files: SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => path.startsWith('web/') && path.endsWith('.css'))
    .flatMap((file) =>
      [...file.text.matchAll(restyling)].map(({ 0: selector, index }) =>
        findingAt(file, index, message(selector.trim())),
      ),
    )
}
