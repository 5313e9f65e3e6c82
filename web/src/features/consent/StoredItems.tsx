import { EraseValue } from '#web/features/consent/EraseValue.tsx'
import { stored } from '#web/features/consent/stored.ts'

/** Lists what the site stores in a browser; the consent panel shows the same rows. */
export const StoredItems = () =>
  stored.map(({ category, title, text, items }) => (
    <section key={category} className="mb-8 max-w-prose">
      <h3 className="text-h3">{title}</h3>
      <p className="mt-1 text-ink-2">{text}</p>
      <ul className="mt-3 border-t border-line">
        {items.map(({ name, use, place, lifetime }) => (
          <li key={name} className="border-b border-line py-3 sm:grid sm:grid-cols-[15rem_1fr] sm:gap-x-6">
            <code className="font-semibold">{name}</code>
            <p>
              {use}
              <span className="block text-meta text-ink-2">
                {place} · {lifetime}
              </span>
            </p>
            <EraseValue name={name} use={use} />
          </li>
        ))}
      </ul>
    </section>
  ))
