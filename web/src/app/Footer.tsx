import { Link } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { Newsletter } from '#web/app/Newsletter.tsx'
import { agency } from '#web/lib/agency.content.ts'
import { blogCategories } from '#web/lib/blog.content.ts'
import { paths } from '#web/lib/paths.ts'

const columns = [
  {
    title: messages.about,
    links: [
      [paths.mission, messages.missionPage],
      [paths.guides, messages.guidesPage],
      [paths.reviews, messages.reviewsPage],
      [paths.partners, messages.collaborations],
      [paths.legalNotice, messages.legalNotice],
      [paths.salesTerms, messages.salesTerms],
      [paths.usersTerms, messages.usersTerms],
      [paths.credits, messages.credits],
      [paths.accessibility, messages.accessibility],
    ],
  },
  {
    title: messages.services,
    links: [
      [paths.adults, messages.adults],
      [paths.family, messages.family],
      [paths.themes, messages.themes],
      [paths.levelQuiz, messages.quiz],
      [paths.giftCards, messages.giftCards],
      [paths.seminars, messages.seminar],
      [paths.faq, messages.faq],
    ],
  },
  {
    title: messages.blog,
    links: blogCategories.map(([path, label]) => [paths.blogCategory(path), label]),
  },
]

export function Footer() {
  return (
    <footer className="mt-auto bg-pine-900 text-white">
      <ul className="page grid gap-6 border-b border-white/15 py-10 sm:grid-cols-2 lg:grid-cols-4">
        {messages.reassurances.map(([title, text]) => (
          <li key={title}>
            <p className="font-semibold">{title}</p>
            <p className="mt-1 text-meta text-pine-100">{text}</p>
          </li>
        ))}
      </ul>
      <div className="page on-photo grid gap-12 py-12 lg:grid-cols-[1.2fr_.8fr]">
        <Newsletter />
        <section aria-labelledby="contact">
          <h2 id="contact" className="text-h2">
            {messages.contact}
          </h2>
          <p className="mt-3">
            <a href={`mailto:${agency.email}`} className="underline underline-offset-3">
              {agency.email}
            </a>
          </p>
          <p className="mt-2">
            <a href={agency.phoneHref} className="underline underline-offset-3">
              {agency.phone}
            </a>
            <span className="block text-meta text-pine-100">{messages.hours}</span>
          </p>
        </section>
      </div>
      <div className="page on-photo grid gap-8 pb-10 sm:grid-cols-3">
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-h3">{title}</h2>
            <ul className="mt-3 grid">
              {links.map(([to = '', label]) => (
                <li key={label}>
                  <Link to={to} className="inline-flex min-h-9 items-center text-pine-100 hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <p className="page border-t border-white/15 py-6 text-meta text-pine-100">
        © {agency.name} · {messages.award} · {messages.cards}
      </p>
    </footer>
  )
}
