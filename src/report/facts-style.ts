import { MARK_COLOURS } from './fact-marks.ts'

/** How the web page of compared card texts looks: like that of a rulebook, on phones and on paper too. */
export const FACTS_STYLE = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; font: 1rem/1.5 Georgia, "Noto Serif", serif; color: #171a33; background: #fff; overflow-wrap: break-word }
:lang(zh) { font-family: "Noto Sans TC", "PingFang TC", "Microsoft JhengHei", sans-serif }
:lang(ja) { font-family: "Noto Sans JP", "Hiragino Sans", "Yu Gothic", sans-serif }
:lang(th) { font-family: Sarabun, "Noto Sans Thai", Thonburi, "Leelawadee UI", sans-serif }
header { background: #1b2046 linear-gradient(#1b2046, #0b0d1f); color: #f6efd9; padding: 2rem 1.1rem; border-bottom: 4px solid #8c1526; text-align: center }
h1 { font-size: clamp(1.5rem, 6vw, 2.4rem); line-height: 1.2; margin: 0 }
header p { margin: .5rem 0 0; font-size: 1.1rem }
main { max-width: 66rem; margin: 0 auto; padding: 0 1.1rem 4rem }
h2 { font-size: 1.7rem; line-height: 1.25; margin: 2.4rem 0 .6rem; border-bottom: 1px solid #8d86b8; background: linear-gradient(#8c1526, #8c1526) left bottom / 4.5rem 3px no-repeat; padding-bottom: .35rem }
h3 { font-size: 1.35rem; line-height: 1.3; margin: 0 0 .6rem }
h4 { font-size: 1rem; margin: 1rem 0 .2rem }
a { color: #8c1526; text-underline-offset: .15em }
.contents { columns: 18rem; padding-left: 1.9rem }
article { break-inside: avoid; border: 1px solid #8d86b8; border-top: 4px solid #8c1526; border-radius: .4rem; padding: 1rem; margin: 1.4rem 0; scroll-margin-top: 1rem }
details { border-bottom: 1px solid #d5d2e3; padding: .5rem 0 }
details.rest { border: 0; padding: 0 }
summary { cursor: pointer; padding: .2rem 0 }
.note, .alarm { background: #f7f1df; border-left: 4px solid #8d86b8; padding: .5rem .8rem; margin: .6rem 0 }
.error { --grave: #8c1526 }
.warning { --grave: #7a4a00 }
.info { --grave: #45406b }
.alarm { border-color: var(--grave) }
.badge { display: inline-block; font: bold .75rem/1.4 system-ui, sans-serif; color: #fff; background: var(--grave); border-radius: .2rem; padding: 0 .4em; vertical-align: .12em }
.wrong { list-style: none; padding: 0; margin: .6rem 0 }
.wrong li { display: flex; gap: .8rem; border-left: 4px solid var(--grave); background: #f7f1df; padding: .5rem .8rem; margin: .5rem 0 }
.wrong li > div { flex: 1; min-width: 0 }
.wrong p { margin: 0 }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 .8rem; margin: .2rem 0 0 }
dt, .quiet { color: #55556a }
dd { margin: 0 }
.quiet { font-size: .85rem }
.texts { display: grid; grid-template-columns: 1fr 1fr; gap: 0 2rem }
.texts p { white-space: pre-line; line-height: 1.9; margin: .8rem 0 }
mark { color: inherit; padding: .1em 0; border-bottom: 2px solid #171a33; print-color-adjust: exact; -webkit-print-color-adjust: exact }
mark.wrong { outline: 2px dashed #8c1526 }
sup { font: bold .65rem/0 system-ui, sans-serif; padding: 0 .15em }
.number { display: inline-block; min-width: 1.7em; height: 1.7em; border-radius: .85em; padding: 0 .3em; font: bold .8rem/1.7em system-ui, sans-serif; text-align: center; flex: none; print-color-adjust: exact; -webkit-print-color-adjust: exact }
.scroll { overflow-x: auto }
table { border-collapse: collapse; width: 100%; font-size: .9rem }
td, th { text-align: left; font-weight: normal; padding: .3rem .5rem; border-bottom: 1px solid #d5d2e3; vertical-align: top }
thead th { font-weight: bold; border-bottom: 2px solid #171a33; white-space: nowrap }
${MARK_COLOURS.map((colour, i) => `.c${i} { background: ${colour} }`).join('\n')}
@media (max-width: 44rem) { .texts { grid-template-columns: 1fr } td, th { padding: .3rem .35rem } }
@media print { header { background: none; color: #000 } }
`
