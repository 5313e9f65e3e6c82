import { useEffect, useState } from 'react'
import { roadBookPaths } from '#schema/roadBook.ts'
import { dateRange } from '#web/lib/format/format.ts'
import { paths } from '#web/lib/site/paths.ts'
import { type Stamp, storedBooks } from '#web/roadBook/device.ts'
import { Frame } from '#web/roadBook/Frame.tsx'
import { messages } from '#web/roadBook/messages.ts'

/** The first screen of the installed application: the road books of this device. */
export function StoredBooks() {
  const [books, setBooks] = useState<Stamp[]>()
  useEffect(() => {
    storedBooks().then(setBooks, () => setBooks([]))
  }, [])
  return (
    <Frame title={messages.books} back={{ href: paths.reservations, label: messages.toReservations }}>
      {books?.length === 0 && <p className="mt-6">{messages.noBook}</p>}
      <ul className="mt-6 grid gap-3">
        {books?.map(({ id, name, startDate, endDate }) => (
          <li key={id}>
            <a href={roadBookPaths.book(id)} className="block rounded-lg border border-line bg-surface p-4">
              <span className="block font-semibold">{name}</span>
              <span className="text-ink-2">{dateRange(startDate, endDate)}</span>
            </a>
          </li>
        ))}
      </ul>
    </Frame>
  )
}
