/** The looks of the file: the site's colours, the reader's own fonts, nothing that is loaded. */
export const fileStyle = `
:root{color-scheme:light dark;--ink:#1c2b33;--soft:#51626b;--line:#d5dde1;--paper:#fff;--sea:#0b5c72}
@media(prefers-color-scheme:dark){:root{--ink:#e8eef1;--soft:#a9b8c0;--line:#38474f;--paper:#12191d;--sea:#7cc8de}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1.0625rem/1.5 system-ui,sans-serif}
main{max-width:52rem;margin:0 auto;padding:2rem 1.25rem 4rem;overflow-wrap:anywhere}
h1,h2{font-family:Georgia,serif;line-height:1.2}
h1{font-size:2.2rem;margin:0 0 1rem}
h2{font-size:1.5rem;margin:3rem 0 .5rem;padding-top:1.5rem;border-top:2px solid var(--line)}
h3{font-size:1.1rem;margin:2rem 0 .5rem}
p{margin:.5rem 0;max-width:40rem}
section>p{color:var(--soft)}
a{color:var(--sea)}
nav ul{columns:2 16rem;padding-left:1.2rem}
li{padding:.2rem 0}
dl{margin:0}
dl div{display:grid;grid-template-columns:minmax(0,15rem) minmax(0,1fr);gap:0 1.25rem;padding:.4rem 0;border-bottom:1px solid var(--line)}
dt{color:var(--soft)}
dd{margin:0;white-space:pre-line}
table{width:100%;border-collapse:collapse;margin:.75rem 0 0}
caption{text-align:left;font-weight:600;padding:.75rem 0 .25rem}
.same{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{text-align:left;vertical-align:top;padding:.4rem .75rem .4rem 0;border-bottom:1px solid var(--line);white-space:pre-line}
th{color:var(--soft);font-weight:600;overflow-wrap:normal}
#internal{font-size:.9rem}
@media screen and (max-width:40rem){
dl div{grid-template-columns:minmax(0,1fr)}
.wide,.wide :is(tbody,tr,td,caption){display:block}
.wide thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.wide tr{padding:.6rem 0;border-bottom:1px solid var(--line)}
.wide td{padding:.1rem 0;border:0}
.wide td:empty{display:none}
.wide td:first-child{font-weight:600}
.wide td+td::before{content:attr(data-column) ": ";color:var(--soft)}
}
@media print{
:root{--ink:#000;--soft:#444;--line:#bbb;--paper:#fff;--sea:#000}
body{font-size:10pt}
main{max-width:none;padding:0}
h2,h3,caption{break-after:avoid}
tr,dl div{break-inside:avoid}
thead{display:table-header-group}
@page{margin:18mm 16mm}
}`;
