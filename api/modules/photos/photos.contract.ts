import { Type } from 'typebox'
import { nullable, text, whole } from '#api/contract.ts'

export const Photo = Type.Object(
  {
    name: text('File name, unique', 'randonneurs-sentier-01.jpg'),
    url: text('Path on the site, or URL on the image CDN', '/images/randonneurs-sentier-01.jpg'),
    width: whole('Width in pixels', 1600),
    height: whole('Height in pixels', 1068),
    alt: text(
      'Text alternative, in French',
      'Deux randonneurs, sac au dos, sur un sentier face à un massif enneigé',
    ),
    color: text('Average colour, as a placeholder while the photo loads', '#777b6d'),
    focus: Type.Object({
      x: whole('Horizontal focal point, in percent from the left', 68),
      y: whole('Vertical focal point, in percent from the top', 45),
    }),
  },
  { title: 'Photo' },
)

const PhotoCredit = Type.Object(
  {
    name: text('File name', 'randonneurs-sentier-01.jpg'),
    url: text('Path on the site, or URL on the image CDN', '/images/randonneurs-sentier-01.jpg'),
    alt: text('Text alternative, in French', 'Deux randonneurs, sac au dos, sur un sentier'),
    place: nullable(text('Place of the photo; null when unknown', 'Picos de Europa, Espagne')),
    author: text('Photographer', 'Toomas Tartes'),
    license: text('Name of the licence', 'Unsplash License'),
    license_url: text('URL of the licence text; empty when there is none', 'https://unsplash.com/license'),
    source_url: text(
      'URL of the original photo; empty when there is none',
      'https://unsplash.com/photos/Yizrl9N_eDA',
    ),
  },
  { title: 'PhotoCredit' },
)

export const MasterParams = Type.Object({
  name: text('File name', '3f8a1c0e5b7d42960a1b2c3d4e5f6071.jpg', { pattern: '^[0-9a-f]{32}[.]jpg$' }),
})

export const Master = Type.Unsafe<Buffer>(
  Type.String({
    format: 'binary',
    description: 'The photo in its full size, upright, in sRGB and without metadata; its bytes never change',
    examples: ['JPEG'],
  }),
)

export const PhotoCredits = Type.Object({
  photos: Type.Array(PhotoCredit, { description: 'Photos, sorted by file name' }),
})
