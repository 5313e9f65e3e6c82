/** Past newsletters, the newest first. */
export const newsletter = {
  title: 'La lettre d’Explora, et les lettres passées',
  intro: 'Deux fois par mois, une idée, un conseil et ce qui change au catalogue. Lis avant de t’abonner.',
  past: 'Les lettres passées',
  letters: [
    {
      id: 'novembre-2026',
      title: 'Novembre 2026 : partir quand les jours sont courts',
      sentOn: '2026-11-10',
      text: [
        'Le jour se lève à huit heures, et c’est une bonne nouvelle : on voit l’aube sans se lever tôt. Ce mois-ci, nous regardons les départs d’hiver, ceux où l’on marche en raquettes et ceux où l’on suit un traîneau.',
        'Le conseil : la chaleur se garde avec trois couches fines. Une première qui évacue la transpiration, une deuxième qui isole, une troisième qui coupe le vent. Mets la deuxième avant d’avoir froid, enlève-la avant d’avoir chaud.',
        'Le train : pour les Alpes, réserve ton billet dès l’ouverture des ventes d’hiver. Si le départ n’est pas encore confirmé, prends un billet échangeable.',
        'La question qu’on nous pose : « Et s’il n’y a pas de neige ? » Le guide garde l’étape et change l’activité : on marche plus haut, ou plus loin, et tu le sais avant de partir.',
      ],
    },
    {
      id: 'septembre-2026',
      title: 'Septembre 2026 : la montagne rien que pour toi',
      sentOn: '2026-09-08',
      text: [
        'Après le 1er septembre, les refuges ont de la place et les sentiers se vident. Les journées restent assez longues pour marcher six heures et arriver avant la soupe.',
        'Le conseil : pars avec des chaussures déjà portées cinq ou six sorties. Les ampoules viennent des chaussures neuves bien plus que des longues étapes.',
        'En famille : un enfant de six ans marche bien trois heures par jour si l’on s’arrête souvent. Compte une pause par heure, et une baignade ou une cabane à l’arrivée.',
        'La question qu’on nous pose : « Puis-je venir en solo ? » Oui. C’est ainsi que beaucoup de voyageurs arrivent, et le groupe se fait dès le premier repas.',
      ],
    },
    {
      id: 'juin-2026',
      title: 'Juin 2026 : ton sac en sept kilos',
      sentOn: '2026-06-09',
      text: [
        'Un sac lourd fatigue plus qu’un long dénivelé. Nous avons vidé le nôtre sur une table : ce qui reste pèse sept kilos, eau comprise, pour cinq jours en refuge.',
        'Ce qui reste : deux tenues, une polaire, une veste de pluie, un drap de soie, une lampe, une trousse de secours, de la crème solaire, une gourde d’un litre et demi.',
        'Ce qui sort : le deuxième pull, le gros pot de crème, le livre de quatre cents pages. À deux, on partage la trousse et la crème.',
        'La question qu’on nous pose : « Que fournissez-vous ? » Le matériel technique et de sécurité est prêté et contrôlé avant chaque départ. La page d’une aventure dit lequel.',
      ],
    },
  ],
}
