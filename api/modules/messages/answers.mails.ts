import { writeLetter } from '#api/modules/mail/letter.ts'

type Answer = { trip: string; question: string; answer: string; author: string; link: string }

/** To the author of a question, once the guide or the agency has answered it. */
export function answerMail({ trip, question, answer, author, link }: Answer) {
  return writeLetter({
    subject: `${author} a répondu à ta question : ${trip}`,
    paragraphs: [`Tu as demandé : « ${question} »`, `${author} te répond : « ${answer} »`],
    button: { label: 'Lire la réponse', link },
  })
}
