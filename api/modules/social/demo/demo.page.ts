import type { FastifyReply } from 'fastify'
import { escapeHtml } from '#api/modules/mail/html.ts'
import { sendPage } from '#api/modules/mail/page.ts'
import { demoWords } from '#api/modules/social/demo/demo.messages.ts'
import {
  type DemoPerson,
  type DemoProvider,
  demoPeople,
} from '#api/modules/social/demo/demoPeople.content.ts'

const css = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; padding: 32px 16px; min-height: 100vh; display: grid; place-items: center; background: #FBF9F5; color: #13241F; font: 16px/1.55 Figtree, system-ui, sans-serif }
main { width: 100%; max-width: 440px; padding: 32px; background: #FFFFFF; border: 1px solid #E3DCCF; border-radius: 20px }
.sign { display: inline-block; padding: 4px 22px 4px 12px; background: #F2B134; font-weight: 600; font-size: 14px; clip-path: polygon(0 0, calc(100% - 12px) 0, 100% 50%, calc(100% - 12px) 100%, 0 100%) }
h1 { margin: 16px 0 8px; font-size: 30px; line-height: 1.06; letter-spacing: -.025em; text-wrap: balance }
h2 { margin: 24px 0 12px; font-size: 18px; line-height: 1.24 }
p { margin: 0; color: #465650 }
form { margin: 0 }
button { font: inherit; font-weight: 600; cursor: pointer; min-height: 48px; width: 100%; border-radius: 14px }
:focus-visible { outline: 3px solid #22634F; outline-offset: 2px }
.person { display: flex; align-items: center; gap: 12px; padding: 10px 14px; margin-bottom: 8px; text-align: left; background: #FFFFFF; border: 1px solid #7F8A84; color: #13241F }
.person:hover { background: #EDF5F0 }
.person > span { min-width: 0; overflow-wrap: anywhere }
.person small { display: block; font-weight: 400; font-size: 14px; color: #465650 }
.initial { flex: none; width: 36px; height: 36px; display: grid; place-items: center; border-radius: 50%; background: #D9EAE1; color: #1A4D40 }
label { display: block; margin-bottom: 12px; font-weight: 600; font-size: 15px }
input { display: block; width: 100%; min-height: 48px; margin-top: 4px; padding: 8px 14px; font: inherit; font-weight: 400; color: inherit; background: #FFFFFF; border: 1px solid #7F8A84; border-radius: 12px }
.go { border: 0; background: #C0441A; color: #FFFFFF }
.go:hover { background: #A3380F }
.no { margin-top: 12px; border: 0; background: none; color: #1A4D40; text-decoration: underline }
`

/** The provider's page. Its forms use GET, since signed-in browsers may not send cross-site POST forms. */
export function sendDemoPage(
  reply: FastifyReply,
  page: { provider: DemoProvider; action: string; parameters: Record<string, string>; siteOrigin: string },
): FastifyReply {
  const { provider, action, parameters, siteOrigin } = page
  const hidden = Object.entries(parameters)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('')
  const form = (content: string) => `<form action="${escapeHtml(action)}">${hidden}${content}</form>`
  const body = `<main>
<span class="sign">Explora</span>
<h1>${demoWords.title}</h1>
<p>${demoWords.explanation[provider]}</p>
<h2>${demoWords.choose}</h2>
${form(demoPeople[provider].map(personButton).join(''))}
<h2>${demoWords.other}</h2>
${form(`<label>${demoWords.email}<input name="email" type="email" required maxlength="254"></label>
<label>${demoWords.firstName}<input name="first_name" maxlength="80"></label>
<label>${demoWords.lastName}<input name="last_name" maxlength="80"></label>
<button class="go">${demoWords.submit}</button>`)}
${form(`<button class="no" name="error" value="access_denied">${demoWords.refuse}</button>`)}
</main>`
  return sendPage(reply, { title: demoWords.title, css, body, formOrigin: siteOrigin })
}

function personButton({ subject, email, firstName, lastName }: DemoPerson): string {
  return `<button class="person" name="account" value="${subject}"><span class="initial" aria-hidden="true">${firstName.charAt(0)}</span><span>${firstName} ${lastName}<small>${email}</small></span></button>`
}
