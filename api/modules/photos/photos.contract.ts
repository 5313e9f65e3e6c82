import { Type } from 'typebox'
import { nullable, text } from '#api/contract.ts'

const PhotoCredit = Type.Object(
  {
    name: text('File name', 'randonneurs-sentier-01.jpg'),
    url: text('Path on the site, or on the image CDN', '/images/randonneurs-sentier-01.jpg'),
    alt: text('What it shows, in French', 'Deux randonneurs, sac au dos, sur un sentier'),
    place: nullable(text('Where it was taken, when that is known', 'Picos de Europa, Espagne')),
    author: text('Who took it', 'Toomas Tartes'),
    license: text('Licence', 'Unsplash License'),
    license_url: text('Text of the licence', 'https://unsplash.com/license'),
    source_url: text('Page of the original', 'https://unsplash.com/photos/Yizrl9N_eDA'),
  },
  { title: 'PhotoCredit' },
)

export const PhotoCredits = Type.Object({
  photos: Type.Array(PhotoCredit, { description: 'By file name' }),
})
