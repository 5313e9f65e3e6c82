import { writeLetter } from '#api/modules/mail/letter.ts'

type Answer = { expedition: string; question: string; answer: string; author: string; link: string }

/** To the author of a question, once the guide or the agency has replied. */
export function answerMail({ expedition, question, answer, author, link }: Answer) {
  return writeLetter({
    subject: `${author} a répondu à ta question : ${expedition}`,
    paragraphs: [`Tu as demandé : « ${question} »`, `${author} te répond : « ${answer} »`],
    button: { label: 'Lire la réponse', link },
  })
}
