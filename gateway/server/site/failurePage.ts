import { messages } from '#gateway/graph/messages.ts'
import { escapeXml } from '#gateway/server/site/xml.ts'

/** A self-contained page for failures of the renderer, without the cause. */
export const failurePage = (message: string): string => `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${messages.failureTitle}</title>
</head>
<body>
<main>
<h1>${messages.failureTitle}</h1>
<p>${escapeXml(message)}</p>
<p><a href="/">${messages.home}</a></p>
</main>
</body>
</html>
`
