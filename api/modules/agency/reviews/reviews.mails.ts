import { refusalNames } from '#api/modules/agency/reviews/reviews.messages.ts'
import { writeLetter } from '#api/modules/mail/letter.ts'
import type { RefusalReason } from '#api/modules/reviews/reviewStates.contract.ts'

type Refused = { firstName: string; trip: string; reason: RefusalReason; sentence: string; link: string }

/** To the author of a review that is not published, with the reason. */
export function refusedReviewMail({ firstName, trip, reason, sentence, link }: Refused) {
  return writeLetter({
    subject: `Ton avis n’est pas publié\u00a0: ${trip}`,
    firstName,
    paragraphs: [
      `Nous avons lu ton avis sur «\u00a0${trip}\u00a0», et nous ne le publions pas. Raison\u00a0: ${refusalNames[reason]}.`,
      sentence,
      'Tu peux en écrire un autre, depuis la page de ton voyage\u00a0: il sera lu à son tour.',
      'Ta note n’y est pour rien\u00a0: les mêmes règles valent de 1 à 5 étoiles. Si tu penses que nous nous trompons, réponds à ce mail.',
    ],
    button: { label: 'Lire les règles de publication', link },
  })
}
