import { Link, useLocation } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { PreferencesButton } from '#web/app/shell/Consent.tsx'
import { FooterContact } from '#web/app/shell/FooterContact.tsx'
import { Newsletter } from '#web/features/newsletter/Newsletter.tsx'
import { agency } from '#web/lib/site/agency.content.ts'
import { blogCategories } from '#web/lib/site/blog.content.ts'
import { paths } from '#web/lib/site/paths.ts'

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
  const { pathname } = useLocation()
  return (
    <footer className="mt-auto bg-pine-900 text-white">
      <ul className="page on-photo grid gap-6 border-b border-white/15 py-10 sm:grid-cols-2 lg:grid-cols-4">
        {messages.reassurances.map(([to, title, text]) => (
          <li key={title}>
            <Link to={to} className="font-semibold underline-offset-3 hover:underline">
              {title}
            </Link>
            <p className="mt-1 text-meta text-pine-100">{text}</p>
          </li>
        ))}
      </ul>
      <div className="page on-photo grid gap-12 py-12 lg:grid-cols-[1.2fr_.8fr]">
        {pathname !== paths.newsletter && <Newsletter />}
        <FooterContact />
      </div>
      <div className="page on-photo grid gap-8 pb-10 sm:grid-cols-3">
        {columns.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2 className="text-h3">{title}</h2>
            <ul className="mt-3 grid">
              {links.map(([to = '', label]) => (
                <li key={label}>
                  <Link to={to} className="inline-flex min-h-11 items-center text-pine-100 hover:underline">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className="page on-photo flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-white/15 py-6 text-meta text-pine-100">
        <p>
          © {agency.name} · {agency.award}
        </p>
        <PreferencesButton className="min-h-11 cursor-pointer underline underline-offset-3" />
        <ul aria-label={messages.cards} className="flex gap-2 sm:ml-auto">
          {agency.cards.map(({ name, icon }) => (
            <li key={name}>
              <img src={`/react/${icon}.svg`} alt={name} width={48} height={32} loading="lazy" />
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
