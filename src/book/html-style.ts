import type { Language } from '../locale/languages.ts'
import type { BookStyle } from './style.ts'

/** What readers' devices have for a script. */
const FONTS: Readonly<Record<string, string>> = {
  Latn: 'Georgia, "Noto Serif", serif',
  Hant: '"Noto Sans TC", "PingFang TC", "Microsoft JhengHei", sans-serif',
  Jpan: '"Noto Sans JP", "Hiragino Sans", "Yu Gothic", sans-serif',
  Thai: 'Sarabun, "Noto Sans Thai", Thonburi, "Leelawadee UI", sans-serif',
}

/** One column that reads well on a phone, two where there is room. */
export function htmlStyle(colors: BookStyle['colors'], { script, lineHeight }: Language): string {
  return `
:root{color-scheme:light}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
body{margin:0;font:1.0625rem/${(lineHeight + 0.25).toFixed(2)} ${FONTS[script] ?? FONTS.Latn};color:${colors.ink};background:#fff;overflow-wrap:break-word}
main,nav{max-width:42rem;margin:0 auto;padding:0 1.1rem}
.skip{position:absolute;left:-999rem}
.skip:focus{left:1rem;top:1rem;padding:.5rem 1rem;background:#fff;color:${colors.accent}}
.symbols{position:absolute}
.cover{background:${colors['cover-top']} linear-gradient(${colors['cover-top']},${colors['cover-bottom']});color:${colors['cover-ink']};text-align:center;padding:3rem 1.1rem}
.cover h1{font-size:3.5rem;letter-spacing:.06em;margin:.5rem 0}
.cover p{margin:.4rem 0}
.sign{width:9rem;height:9rem;fill:${colors['cover-ink']}}
nav{padding-top:1.5rem}
nav ol{columns:16rem;padding-left:1.6rem}
a{color:${colors.accent}}
h2{font-size:1.7rem;line-height:1.25;color:${colors.head};border-bottom:2px solid ${colors.accent};padding-bottom:.25rem;margin:2.6rem 0 1rem}
h3,h4{font-size:1.15rem;line-height:1.35;color:${colors.accent};margin:1.4rem 0 .3rem}
p{margin:.6rem 0}
.steps>li::marker{color:${colors.accent};font-weight:bold}
.callout{border:1px solid ${colors.line};border-radius:.5rem;padding:.6rem 1rem;margin:1rem 0;background:${colors.tip}}
.callout.important{border-color:${colors.accent};background:${colors.important}}
.label{font-weight:bold;color:${colors.accent};margin:0}
.scroll{overflow-x:auto;margin:1rem 0}
table{border-collapse:collapse;width:100%}
caption{font-weight:bold;text-align:left;padding:.3rem 0}
th,td{padding:.35rem .5rem;border-bottom:1px solid ${colors.line};text-align:center}
th:first-child{text-align:left}
thead th{background:${colors.table}}
figure{margin:1.5rem 0;text-align:center}
figcaption{color:${colors.quiet};font-size:.95rem}
.drawing{width:100%;max-width:32rem;height:auto}
.icon{width:1.15em;height:1.15em;vertical-align:-.2em}
.entry{display:flex;gap:.8rem;align-items:flex-start;margin:.7rem 0}
.entry>div{flex:1}
.entry h3,.entry h4,.entry p:first-child{margin-top:.1rem}
.emblem{width:2.5rem;height:2.5rem;flex:none}
.grid{display:grid;gap:0 1.4rem}
@media (min-width:38rem){.of-2{grid-template-columns:1fr 1fr}.of-3{grid-template-columns:1fr 1fr 1fr}}
@media print{.skip,nav{display:none}.cover{background:none;color:#000}.sign{fill:#000}}
`
}
