/** A part of a text: its title can be linked to, its list follows its paragraphs. */
export type TextPart = { id?: string; title: string; text: readonly string[]; list?: readonly string[] }

export function Text({ parts }: { parts: readonly TextPart[] }) {
  return parts.map(({ id, title, text, list = [] }) => (
    <section key={title} className="mb-10 max-w-prose">
      <h2 id={id} className="mb-3 text-h2">
        {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph} className="mb-4 text-prose">
          {paragraph}
        </p>
      ))}
      {list.length > 0 && (
        <ul className="ml-5 grid list-disc gap-2 text-prose">
          {list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
    </section>
  ))
}
