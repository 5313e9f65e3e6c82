/** The standard information form of package travel, as the decree of 1 March 2018 words it. */
export const packageForm = {
  paragraphs: (name: string) => [
    'La combinaison de services de voyage qui vous est proposée est un forfait au sens de la directive (UE) 2015/2302 et de l’article L. 211-2 II du code du tourisme. Vous bénéficierez donc de tous les droits octroyés par l’Union européenne applicables aux forfaits, tels que transposés dans le code du tourisme.',
    `L’entreprise ${name} sera entièrement responsable de la bonne exécution du forfait dans son ensemble. En outre, comme l’exige la loi, l’entreprise ${name} dispose d’une protection afin de rembourser vos paiements et, si le transport est compris dans le forfait, d’assurer votre rapatriement au cas où elle deviendrait insolvable.`,
  ],
  rightsTitle:
    'Droits essentiels prévus par la directive (UE) 2015/2302, transposée dans le code du tourisme',
  rights: [
    'Les voyageurs recevront toutes les informations essentielles sur le forfait avant de conclure le contrat de voyage à forfait.',
    'L’organisateur ainsi que le détaillant sont responsables de la bonne exécution de tous les services de voyage compris dans le contrat.',
    'Les voyageurs reçoivent un numéro de téléphone d’urgence ou les coordonnées d’un point de contact leur permettant de joindre l’organisateur ou le détaillant.',
    'Les voyageurs peuvent céder leur forfait à une autre personne, moyennant un préavis raisonnable et éventuellement sous réserve de payer des frais supplémentaires.',
    'Le prix du forfait ne peut être augmenté que si des coûts spécifiques augmentent (par exemple, les prix des carburants) et si cette possibilité est explicitement prévue dans le contrat, et ne peut en tout cas pas être modifié moins de vingt jours avant le début du forfait. Si la majoration de prix dépasse 8 % du prix du forfait, le voyageur peut résoudre le contrat. Si l’organisateur se réserve le droit d’augmenter le prix, le voyageur a droit à une réduction de prix en cas de diminution des coûts correspondants.',
    'Les voyageurs peuvent résoudre le contrat sans payer de frais de résolution et être intégralement remboursés des paiements effectués si l’un des éléments essentiels du forfait, autre que le prix, subit une modification importante. Si, avant le début du forfait, le professionnel responsable du forfait annule celui-ci, les voyageurs peuvent obtenir le remboursement et un dédommagement, s’il y a lieu.',
    'Les voyageurs peuvent résoudre le contrat sans payer de frais de résolution avant le début du forfait en cas de circonstances exceptionnelles, par exemple s’il existe des problèmes graves pour la sécurité au lieu de destination qui sont susceptibles d’affecter le forfait.',
    'En outre, les voyageurs peuvent, à tout moment avant le début du forfait, résoudre le contrat moyennant le paiement de frais de résolution appropriés et justifiables.',
    'Si, après le début du forfait, des éléments importants de celui-ci ne peuvent pas être fournis comme prévu, d’autres prestations appropriées devront être proposées aux voyageurs, sans supplément de prix. Les voyageurs peuvent résoudre le contrat sans payer de frais de résolution lorsque les services ne sont pas exécutés conformément au contrat, que cela perturbe considérablement l’exécution du forfait et que l’organisateur ne remédie pas au problème.',
    'Les voyageurs ont aussi droit à une réduction de prix et/ou à un dédommagement en cas d’inexécution ou de mauvaise exécution des services de voyage.',
    'L’organisateur ou le détaillant doit apporter une aide si le voyageur est en difficulté.',
    'Si l’organisateur ou le détaillant devient insolvable, les montants versés seront remboursés. Si l’organisateur ou le détaillant devient insolvable après le début du forfait et si le transport est compris dans le forfait, le rapatriement des voyageurs est garanti.',
  ],
}
