import { isExpired } from '#rules/roadBook.ts'
import { isString, parse, shape } from '#schema/json.ts'
import {
  type Pack,
  type PackFile,
  type RoadBookContent,
  roadBookPaths,
  roadBookScope,
} from '#schema/roadBook.ts'
import { deleteRoadBooks, roadBookCaches, roadBookPrefix } from '#web/lib/account/roadBooks.ts'
import { today } from '#web/lib/format/days.ts'

/** The facts of a stored road book, written last: a cache without them is unfinished. */
const stampPath = `${roadBookScope}stamp.json`

const isStamp = shape({
  id: isString,
  name: isString,
  startDate: isString,
  endDate: isString,
  version: isString,
  /** Day of this version, and of the last contact with the service. */
  savedOn: isString,
  contactOn: isString,
  validUntil: isString,
})
export type Stamp = NonNullable<ReturnType<typeof readStamp>>
const readStamp = (text: string) => parse(isStamp, text)

type Book = Pick<Stamp, 'id' | 'name' | 'startDate' | 'endDate'>

export const canStore = (): boolean => 'caches' in window && 'serviceWorker' in navigator

const toCacheName = ({ id, version }: Pick<Stamp, 'id' | 'version'>) => `${roadBookPrefix}${id}-${version}`

/** Held while a version is stored, until its stamp is written; a closed tab lets go of it. */
const storing = `${roadBookPrefix}storing`

/** A tab that was closed before its first version was whole leaves a part of it, which no rule of days finds. */
async function removeUnfinished(): Promise<void> {
  await navigator.locks?.request(storing, { ifAvailable: true }, async (lock) => {
    if (!lock) return
    const names = await roadBookCaches()
    const stamps = await Promise.all(names.map(stampIn))
    const unfinished = names.filter((_, index) => !stamps[index])
    if (unfinished.length > 0) await removeCaches(unfinished)
  })
}

/** Road books of this device, the next departure first. Expired and unfinished ones leave it now. */
export async function storedBooks(): Promise<Stamp[]> {
  if (!canStore()) return []
  const stamps = await Promise.all((await roadBookCaches()).map(stampIn))
  if (stamps.includes(undefined)) await removeUnfinished()
  const whole = stamps.filter((stamp) => stamp !== undefined)
  const expired = whole.filter((stamp) => isExpired(stamp, today()))
  if (expired.length > 0) await removeCaches(expired.map(toCacheName))
  return whole
    .filter((stamp) => !expired.includes(stamp))
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
}

/** The last whole version. */
export const storedBook = async (id: string): Promise<Stamp | undefined> =>
  (await storedBooks()).findLast((stamp) => stamp.id === id)

async function stampIn(name: string): Promise<Stamp | undefined> {
  const response = await caches.match(stampPath, { cacheName: name })
  return response && readStamp(await response.text())
}

export async function storedContent(stamp: Stamp): Promise<RoadBookContent | undefined> {
  const response = await caches.match(roadBookPaths.content(stamp.id), { cacheName: toCacheName(stamp) })
  return response?.json()
}

/** Fills the cache of a version, then deletes the former ones: whatever interrupts it, one of them is whole. */
export async function storeBook(book: Book, pack: Pack, signal: AbortSignal): Promise<Stamp> {
  const store = () => storeFiles(book, pack, signal)
  // A browser without locks leaves unfinished caches to the sign-out.
  return navigator.locks ? navigator.locks.request(storing, { signal }, store) : store()
}

async function storeFiles(book: Book, pack: Pack, signal: AbortSignal): Promise<Stamp> {
  const { version, validUntil } = pack
  const stamp = { ...book, version, validUntil, savedOn: today(), contactOn: today() }
  const name = toCacheName(stamp)
  const cache = await caches.open(name)
  try {
    for (const file of pack.files) await cache.put(file.path, await fetchFile(file, signal))
    signal.throwIfAborted()
    await writeStamp(stamp)
  } catch (failure) {
    await caches.delete(name)
    throw failure
  }
  for (const former of await roadBookCaches(book.id)) if (former !== name) await caches.delete(former)
  return stamp
}

/** Notes that the service confirmed the version today; one that was erased meanwhile stays away. */
export async function noteContact(stamp: Stamp): Promise<void> {
  if (await caches.has(toCacheName(stamp))) await writeStamp({ ...stamp, contactOn: today() })
}

export async function writeStamp(stamp: Stamp): Promise<void> {
  const cache = await caches.open(toCacheName(stamp))
  await cache.put(stampPath, new Response(JSON.stringify(stamp)))
}

/** Removes a road book with all its versions. */
export const removeBook = async (id: string): Promise<void> => removeCaches(await roadBookCaches(id))

/** Deletes caches, and the worker with the last one. */
async function removeCaches(names: string[]): Promise<void> {
  for (const name of names) await caches.delete(name)
  if ((await roadBookCaches()).length === 0) await deleteRoadBooks()
}

/** Reuses a file that another version holds, and checks every one against its hash. */
async function fetchFile({ path, sha256 }: PackFile, signal: AbortSignal): Promise<Response> {
  const held = await caches.match(path)
  const copy = held && (await checked(held, sha256))
  if (copy) return copy
  const response = await fetch(path, { signal, cache: 'no-store', headers: headersFor(path) })
  const fetched = response.ok ? await checked(response, sha256) : undefined
  if (!fetched) throw new Error(`${path} is not what the service has announced`)
  return fetched
}

const headersFor = (path: string): HeadersInit =>
  path.startsWith('/images/') ? { accept: 'image/webp' } : {}

async function checked(response: Response, sha256: string): Promise<Response | undefined> {
  const bytes = await response.arrayBuffer()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  if (toHex(hash) !== sha256) return undefined
  const headers = new Headers(response.headers)
  // The body is decoded, and chosen by its hash.
  for (const name of ['content-encoding', 'content-length', 'vary']) headers.delete(name)
  return new Response(bytes, { headers })
}

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
