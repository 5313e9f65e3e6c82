import { isString, optional, parse, recordOf, shape } from '#schema/json.ts'
import type { SourceFile } from '#tools/rules/sourceFile.ts'

type PackageJson = { scripts?: Record<string, string>; imports?: Record<string, string> }

const isPackageJson = shape<PackageJson>({
  scripts: optional(recordOf(isString)),
  imports: optional(recordOf(isString)),
})

export function packageJson(files: SourceFile[]): PackageJson {
  const text = files.find(({ path }) => path === 'package.json')?.text ?? '{}'
  return parse(isPackageJson, text) ?? {}
}
