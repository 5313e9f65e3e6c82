import { agencyMark, writeLetter } from '#api/modules/mail/letter.ts'

/** To a new subscriber, with an unsubscription link. */
export function welcomeMail(links: { catalogue: string; leave: string }) {
  return {
    ...writeLetter({
      subject: `Bienvenue dans la newsletter ${agencyMark}`,
      paragraphs: [
        'Ton inscription est faite : tu recevras nos idées de voyages bas carbone, nos conseils de plein air et nos nouvelles aventures.',
        'Pas d’envoi quotidien ni de publicité : tu pars quand tu veux, avec le lien en bas de chaque message.',
      ],
      button: { label: 'Découvrir les aventures', link: links.catalogue },
      footnotes: [{ label: 'Te désinscrire de la newsletter', link: links.leave }],
    }),
    // RFC 8058: the mail reader shows a button of its own, which sends one POST.
    headers: {
      'List-Unsubscribe': `<${links.leave}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}

/** To the holder of an account whose address a visitor entered: only the holder may subscribe it. */
export function confirmationMail(link: string) {
  return writeLetter({
    subject: 'Confirme ton inscription à la newsletter',
    paragraphs: [
      `Ton adresse vient d’être saisie pour recevoir la newsletter ${agencyMark}. Elle est liée à un compte : confirme que c’est bien toi, et l’inscription sera faite. Le lien reste valable 7 jours.`,
      'Tu n’as rien demandé ? Ignore ce message : sans ta confirmation, rien ne change.',
    ],
    button: { label: 'Confirmer mon inscription', link },
  })
}
