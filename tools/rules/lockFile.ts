import { type Finding, findingAt, type SourceFile } from '#tools/rules/sourceFile.ts'

/** Whoever installs chooses where from: the lock file names versions and their hashes, no address. */
export function lockFile(files: SourceFile[]): Finding[] {
  return files
    .filter(({ path }) => path === 'package-lock.json')
    .flatMap((file) =>
      [...file.text.matchAll(/"resolved":\s*"https?:/g)].map(({ index }) =>
        findingAt(file, index, 'an address to download from: install with omit-lockfile-registry-resolved'),
      ),
    )
}
