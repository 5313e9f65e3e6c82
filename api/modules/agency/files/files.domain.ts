import { isUtf8 } from 'node:buffer'
import { fileMessages } from '#api/modules/agency/files/files.messages.ts'

const byteOrderMark = '\uFEFF'
/** Far enough for a declaration, comments and the root element. */
const headLength = 4_096

/** The reason to refuse a table to import; undefined if it is text. */
export const faultOfImport = (bytes: Buffer): string | undefined => faultOfText(bytes)

function faultOfText(bytes: Buffer): string | undefined {
  if (readHead(bytes).replace(byteOrderMark, '').trim() === '') return fileMessages.empty
  return isUtf8(bytes) && !bytes.includes(0) ? undefined : fileMessages.notUtf8
}

const readHead = (bytes: Buffer) => bytes.subarray(0, headLength).toString('utf8')
