import { writeLetter } from '#api/modules/mail/letter.ts'

type Report = { author: string; reporter: string; body: string; link: string }

/** To the agency: the reported message and the account that reports it. */
export function reportMail({ author, reporter, body, link }: Report) {
  return writeLetter({
    subject: `Message signalé : ${author}`,
    paragraphs: [`${reporter} signale ce message de ${author} : « ${body} »`],
    button: { label: 'Lire le message', link },
  })
}
