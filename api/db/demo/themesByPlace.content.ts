import type { ThemeFilters } from '#api/modules/themes/themes.contract.ts'

export type DemoTheme = {
  path: string
  name: string
  intro: string
  bannerPhotoName: string | null
  filters: Partial<ThemeFilters>
}

export const placeThemes: DemoTheme[] = [
  {
    path: 'destinations/grand-nord',
    name: 'Le Grand Nord en train et en bateau',
    intro:
      'Norvège, Suède, Finlande : tu y vas sans avion, et le trajet fait déjà partie du voyage. L’été, la nuit oublie de tomber ; l’hiver, elle s’allume.',
    bannerPhotoName: 'kayak-crepuscule-rose-01.jpg',
    filters: { countries: ['NO', 'SE', 'FI'] },
  },
  {
    path: 'destinations/alpes-du-nord',
    name: 'Les Alpes du Nord',
    intro:
      'Ici les sentiers ont des siècles et les gardiens de refuge, de la mémoire. Tu marches en balcon face aux glaciers, ou dessus si le cœur t’en dit. On y arrive en train, et c’est tant mieux pour eux.',
    bannerPhotoName: 'lac-alpage-automne-01.jpg',
    filters: { countries: ['FR'], region: 'alpes-du-nord' },
  },
  {
    path: 'destinations/pyrenees',
    name: 'Les Pyrénées',
    intro:
      'Plus sauvages qu’on ne le dit, plus douces qu’on ne le craint. Tu y trouves des lacs par dizaines, des brèches qui changent de pays et des soupes qui changent la vie.',
    bannerPhotoName: 'torrent-rochers-01.jpg',
    filters: { region: 'pyrenees' },
  },
  {
    path: 'destinations/bretagne',
    name: 'La Bretagne',
    intro:
      'La mer monte, la mer descend, et le programme suit. Tu pagaies, tu surfes, tu marches au bord du bout du monde. Le temps change toutes les heures : c’est pour ça qu’on ne s’ennuie jamais.',
    bannerPhotoName: 'falaise-dune-ocean-01.jpg',
    filters: { region: 'bretagne' },
  },
  {
    path: 'destinations/italie',
    name: 'L’Italie d’en haut',
    intro:
      'Des tours roses des Dolomites aux cônes noirs des Éoliennes, l’Italie aime prendre de l’altitude. Tu finis chaque étape devant un plat de pâtes, et personne ne te demande si tu l’as mérité.',
    bannerPhotoName: 'crique-ponza-01.jpg',
    filters: { countries: ['IT'] },
  },
  {
    path: 'destinations/islande',
    name: 'L’Islande sans avion',
    intro:
      'Deux jours de ferry, et la terre qui fume au bout. Tu traverses les hautes terres à pied, de bain chaud en col enneigé, en prenant le temps que cette île demande.',
    bannerPhotoName: 'vestrahorn-plage-noire-01.jpg',
    filters: { countries: ['IS'] },
  },
]
