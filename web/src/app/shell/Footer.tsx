import { Link, useLocation } from 'react-router-dom'
import { messages } from '#web/app/messages.ts'
import { PreferencesButton } from '#web/app/shell/Consent.tsx'
import { FooterContact } from '#web/app/shell/FooterContact.tsx'
import { FooterGroup, footerLink } from '#web/app/shell/FooterGroup.tsx'
import { footerMessages } from '#web/app/shell/footer.messages.ts'
import { PageWeight } from '#web/app/shell/PageWeight.tsx'
import { Newsletter } from '#web/features/newsletter/Newsletter.tsx'
import { agency as constants } from '#web/lib/site/agency.content.ts'
import { isFictitious, useAgency } from '#web/lib/site/agency.ts'
import { blogCategories } from '#web/lib/site/blog.content.ts'
import { useFeatures } from '#web/lib/site/features.ts'
import { paths } from '#web/lib/site/paths.ts'

const columns = [
  {
    title: footerMessages.services,
    links: [
      [paths.adults, messages.adults],
      [paths.family, messages.family],
      [paths.themes, messages.themes],
      [paths.calendar, messages.calendar],
      [paths.levelQuiz, messages.quiz],
      [paths.giftCards, messages.giftCards],
      [paths.seminars, messages.seminar],
      [paths.faq, messages.faq],
    ],
  },
  {
    title: footerMessages.about,
    links: [
      [paths.mission, messages.missionPage],
      [paths.guides, messages.guidesPage],
      [paths.reviews, footerMessages.reviewsPage],
      [paths.partners, footerMessages.collaborations],
    ],
  },
  {
    title: messages.blog,
    links: blogCategories.map(([path, label]) => [paths.blogCategory(path), label]),
  },
]

const legal = [
  [paths.legalNotice, footerMessages.legalNotice],
  [paths.salesTerms, footerMessages.salesTerms],
  [paths.usersTerms, footerMessages.usersTerms],
  [paths.credits, footerMessages.credits],
  [paths.accessibility, footerMessages.accessibility],
  [paths.commitments, footerMessages.commitments],
] as const

export function Footer() {
  const { pathname } = useLocation()
  const { calendar } = useFeatures()
  return (
    <footer className="site-footer bg-pine-900 text-white">
      <Reassurances />
      <div className="leads-away page on-photo flex gap-x-6 gap-y-6 py-8 max-lg:flex-col lg:flex-wrap lg:justify-between xl:flex-nowrap">
        {pathname !== paths.newsletter && (
          <div className="w-full empty:hidden xl:max-w-[340px]">
            <Newsletter />
          </div>
        )}
        <div className="contents max-lg:block">
          {columns.map(({ title, links }) => (
            <FooterGroup key={title} title={title}>
              <nav aria-label={title}>
                <ul>
                  {links
                    .filter(([to]) => to !== paths.calendar || calendar)
                    .map(([to = '', label]) => (
                      <li key={label}>
                        <Link to={to} className={footerLink}>
                          {label}
                        </Link>
                      </li>
                    ))}
                </ul>
              </nav>
            </FooterGroup>
          ))}
          <FooterContact />
        </div>
      </div>
      <Legal />
    </footer>
  )
}

function Reassurances() {
  const { weekdays } = useAgency()
  return (
    <ul className="leads-away page on-photo grid grid-cols-2 gap-x-6 gap-y-4 border-b border-white/15 py-6 text-meta lg:grid-cols-4">
      {footerMessages.reassurances(weekdays.length).map(([to, title, text]) => (
        <li key={title}>
          <Link to={to} className="inline-block min-h-6 font-semibold underline-offset-3 hover:underline">
            {title}
          </Link>
          <p className="text-pine-100 max-sm:hidden">{text}</p>
        </li>
      ))}
    </ul>
  )
}

const legalLink = `${footerLink} max-lg:min-h-8`

function Legal() {
  const agency = useAgency()
  return (
    <div className="page on-photo flex flex-wrap items-center gap-x-5 border-t border-white/15 py-3 text-13 text-pine-100">
      <nav aria-label={footerMessages.legal}>
        <ul className="flex flex-wrap gap-x-5">
          {legal.map(([to, label]) => (
            <li key={to}>
              <Link to={to} className={legalLink}>
                {label}
              </Link>
            </li>
          ))}
          <li>
            <PreferencesButton className={legalLink} />
          </li>
        </ul>
      </nav>
      <p className="py-2 xl:ml-auto">
        © {agency.name}
        {isFictitious(agency) && ` · ${constants.award}`}
      </p>
      <ul aria-label={footerMessages.cards} className="flex gap-1.5 max-xl:ml-auto">
        {constants.cards.map(({ name, icon }) => (
          <li key={name}>
            <img src={`/react/${icon}.svg`} alt={name} width={36} height={24} loading="lazy" />
          </li>
        ))}
      </ul>
      <PageWeight />
    </div>
  )
}
