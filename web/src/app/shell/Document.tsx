import type { ReactNode } from 'react'
import type { Assets } from '#schema/site.ts'

/** The whole document: the browser hydrates the server's. */
export function Document({ assets, children }: { assets: Assets; children: ReactNode }) {
  return (
    <html lang="fr">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf9f5" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        {assets.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} precedence="default" />
        ))}
        {assets.scripts.map((src) => (
          <script key={src} type="module" src={src} async />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}
