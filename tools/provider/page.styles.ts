/** The site's colours and forms; the page belongs to another service and loads nothing. */
export const css = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; padding: 32px 16px; min-height: 100vh; display: grid; place-items: center; background: #FBF9F5; color: #13241F; font: 16px/1.55 Figtree, system-ui, sans-serif }
main { width: 100%; max-width: 480px; padding: 32px; background: #FFFFFF; border: 1px solid #E3DCCF; border-radius: 20px }
.sign { display: inline-block; padding: 4px 22px 4px 12px; background: #F2B134; font-weight: 600; font-size: 14px; clip-path: polygon(0 0, calc(100% - 12px) 0, 100% 50%, calc(100% - 12px) 100%, 0 100%) }
h1 { margin: 16px 0 8px; font-size: 30px; line-height: 1.1; letter-spacing: -.025em; text-wrap: balance }
h2 { margin: 0 0 8px; font-size: 16px; line-height: 1.24 }
p { margin: 0; color: #465650; text-wrap: pretty }
dl { display: flex; justify-content: space-between; align-items: baseline; gap: 16px; margin: 20px 0; padding: 16px 0; border-block: 1px solid #E3DCCF }
dt { min-width: 0; overflow-wrap: anywhere }
dd { flex: none; margin: 0; font-weight: 700; font-size: 20px; font-variant-numeric: tabular-nums }
.field { margin-top: 16px }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 16px; align-items: start }
label { display: block; font-weight: 600; font-size: 15px; color: #13241F }
input { display: block; width: 100%; min-height: 48px; margin-top: 4px; padding: 8px 14px; font: inherit; font-variant-numeric: tabular-nums; color: #13241F; background: #FFFFFF; border: 1px solid #7F8A84; border-radius: 12px }
input::placeholder { color: #5B6963; opacity: 1 }
input[aria-invalid] { border-color: #C62F3B }
.error { display: block; margin-top: 4px; font-size: 14px; color: #A3202B }
.alert { margin-bottom: 16px; padding: 12px 16px; background: #FBE3E3; color: #A3202B; border-radius: 12px }
.button { display: grid; place-items: center; width: 100%; min-height: 48px; margin-top: 24px; padding: 8px 16px; font: inherit; font-weight: 600; text-align: center; text-decoration: none; cursor: pointer; border: 0; border-radius: 14px; background: #C0441A; color: #FFFFFF }
.button:hover { background: #A3380F }
.leave { display: grid; place-items: center; min-height: 48px; margin-top: 8px; font-weight: 600; color: #1A4D40 }
:focus-visible { outline: 3px solid #22634F; outline-offset: 2px }
section { margin-top: 16px; padding: 16px; background: #F4EFE6; border-radius: 12px; font-size: 14px }
ul { display: grid; grid-template-columns: repeat(auto-fill, minmax(176px, 1fr)); gap: 4px 16px; margin: 0 0 12px; padding: 0; list-style: none }
li { padding: 4px 0 }
li > span { display: block; color: #465650 }
code { font: inherit; font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap }
@media (max-width: 480px) {
  body { padding: 16px; place-items: start stretch }
  main { padding: 24px 20px }
}
`
