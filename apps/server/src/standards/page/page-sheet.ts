/**
 * Quotation marks, apostrophes and dashes: a Chinese font, which may be the only one on a machine, draws them as wide as a Han character.
 */
const LATIN_SIGNS = 'U+B7,U+2013-2014,U+2018-2019,U+201C-201D,U+2026';

/**
 * The style sheet of the pages without script: the grid, type and parts of the portal, with the same names of colours. Without inline
 * styles, so that the Content-Security-Policy names the sheet by its hash.
 */
export const PAGE_SHEET = `
*,*::before,*::after{box-sizing:border-box}
@font-face{font-family:"Latin signs";src:local("Noto Sans CJK KR"),local("NotoSansCJKkr-Regular");unicode-range:${LATIN_SIGNS}}
@font-face{font-family:"Latin serif signs";src:local("Noto Serif CJK KR"),local("NotoSerifCJKkr-Regular");unicode-range:${LATIN_SIGNS}}
:root{--serif:"Noto Serif CJK SC","Noto Serif SC","Songti SC",Georgia,"Times New Roman",serif;
--sans:Inter,"Noto Sans","PingFang SC","Microsoft YaHei","Noto Sans CJK SC",system-ui,sans-serif;--gutter:24px}
:root[lang="zh-TW"]{--serif:"Noto Serif CJK TC","Noto Serif TC","Songti TC",Georgia,serif;
--sans:Inter,"Noto Sans","PingFang TC","Microsoft JhengHei","Noto Sans CJK TC",system-ui,sans-serif}
:root[lang="en-US"],:root[lang="fr-FR"]{--serif:"Noto Serif","Latin serif signs",Georgia,"Noto Serif CJK SC","Songti SC",serif;
--sans:Inter,"Noto Sans",-apple-system,"Segoe UI","Latin signs","Noto Sans CJK SC","PingFang SC","Microsoft YaHei",system-ui,sans-serif}
html{-webkit-text-size-adjust:100%}
body{display:flex;flex-direction:column;min-height:100dvh;margin:0;background:var(--paper);color:var(--ink);
font:16px/1.6 var(--sans);-webkit-font-smoothing:antialiased;overflow-wrap:anywhere}
h1,h2,p,ul,dl,dd{margin:0;padding:0}
h1,h2,td,dd div,a,b,.about p,.drawn *{unicode-bidi:plaintext}
ul{list-style:none}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline;text-underline-offset:3px}
h1{font:600 32px/1.25 var(--serif)}
h2{font:600 21px/1.3 var(--serif)}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
header :focus-visible,footer :focus-visible{outline-color:currentcolor}
.wrap{width:100%;max-width:calc(1152px + 2*var(--gutter));margin-inline:auto;padding-inline:var(--gutter)}
.muted{color:var(--ink-2)}
.small{font-size:.84375rem}
.skip{position:absolute;inset-block-start:8px;inset-inline-start:8px;z-index:2;padding:8px 16px;border-radius:8px;background:var(--card);transform:translateY(-200%)}
.skip:focus{transform:none}
header,footer{background:var(--nav);color:var(--nav-text)}
header .wrap{display:flex;align-items:center;gap:12px 28px;min-height:60px}
header a,header summary,footer a{color:inherit}
.logo{display:flex;flex:none;align-items:center;gap:10px;min-width:0;max-width:45%;min-height:44px;font:600 19px/1.3 var(--serif)}
.logo:hover{text-decoration:none}
.logo img{display:block;max-width:240px;height:36px;object-fit:contain}
.sign{position:relative;flex:none;width:30px;height:30px;border-radius:7px;background:linear-gradient(160deg,#e9dfc9,#c9b68c)}
.sign::after{content:"";position:absolute;inset:9px 7px auto;height:13px;border:2px solid #25313d;border-top:0;border-radius:0 0 3px 3px}
form{display:flex;flex:1;gap:8px;min-width:0;max-width:560px;margin-inline:auto}
input{flex:1;min-width:0;min-height:40px;padding:4px 14px;border:1px solid var(--edge);border-radius:8px;background:var(--card);color:var(--ink);font:inherit}
form button{min-height:40px;padding:4px 18px;border:1px solid transparent;border-radius:8px;background:var(--accent-fill);color:var(--on-accent);font:inherit;cursor:pointer}
.languages{position:relative;flex:none;margin-inline-start:auto}
.languages summary{min-height:44px;padding:10px 8px;border-radius:8px;cursor:pointer}
.languages ul{position:absolute;inset-inline-end:0;z-index:1;min-width:150px;padding:6px;border:1px solid var(--line);border-radius:8px;background:var(--card);box-shadow:var(--shadow-over)}
.languages li a{display:block;padding:9px 12px;border-radius:6px;color:var(--ink)}
.languages [aria-current]{background:var(--accent-soft);color:var(--accent-ink);font-weight:600}
.languages :focus-visible{outline-color:var(--accent)}
.languages summary:focus-visible{outline-color:currentcolor}
main{flex:1;padding-block:20px 8px}
main:focus{outline:none}
footer{margin-block-start:48px;font-size:14px}
footer .wrap{display:flex;flex-wrap:wrap;gap:8px 32px;padding-block:28px}
footer a{text-decoration:underline;text-underline-offset:3px}
.card{border:1px solid var(--line);border-radius:12px;background:var(--card);box-shadow:var(--shadow)}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:40px;padding:6px 18px;border:1px solid var(--line-2);border-radius:8px;background:var(--card);color:var(--ink);font-weight:500}
.button.lead{border-color:transparent;background:var(--accent-fill);color:var(--on-accent)}
.message{display:grid;justify-items:start;gap:14px;max-width:40em;padding-block:40px}
.pill{display:inline-flex;align-items:center;gap:6px;padding:2px 11px;border-radius:99px;background:var(--soft);color:var(--ink-2);font-size:13.5px;line-height:22px}
.ok{background:var(--ok-soft);color:var(--ok)}
.warn{background:var(--warn-soft);color:var(--warn)}
.accent{background:var(--accent-soft);color:var(--accent-ink)}
.ok::before,.warn::before{content:"";flex:none;width:7px;height:7px;border-radius:50%;background:currentcolor}

.record{display:grid;grid-template:"cover about card" auto "cover more card" 1fr/200px minmax(0,1fr) 290px;gap:16px 36px}
.cover{grid-area:cover;position:relative;align-self:start;display:flex;aspect-ratio:2/3;overflow:hidden;border-radius:3px 6px 6px 3px;color:#fff;container-type:inline-size;
background:linear-gradient(90deg,rgb(0 0 0/25%) 0,rgb(255 255 255/10%) 4%,rgb(0 0 0/0%) 9%),var(--cover-colour);box-shadow:0 1px 2px rgb(0 0 0/20%),0 6px 14px rgb(31 42 51/16%)}
.drawn{display:flex;flex-direction:column;width:100%;padding:13.5cqw 8cqw 9cqw 14.5cqw}
.pattern-band{background:linear-gradient(transparent 64%,rgb(0 0 0/22%) 64% 67%,rgb(0 0 0/12%) 67%)}
.pattern-stripes{background:repeating-linear-gradient(135deg,transparent 0 7cqw,rgb(0 0 0/11%) 7cqw 14cqw)}
.pattern-frame{box-shadow:inset 0 0 0 4.5cqw rgb(0 0 0/20%)}
.drawn::before{content:"";flex:none;width:22cqw;max-width:30px;height:2px;margin-bottom:8cqw;background:rgb(255 255 255/65%)}
.drawn b{display:-webkit-box;flex:none;overflow:hidden;padding-block-end:.15em;overflow-wrap:break-word;hyphens:manual;font:600 clamp(8.5px,min(4px + 9.5cqw,112cqw/var(--cover-letters)),25px)/1.32 var(--serif);-webkit-box-orient:vertical;-webkit-line-clamp:5}
.drawn span{overflow:hidden;margin-top:auto;font-size:clamp(10px,5px + 4.5cqw,14px);line-height:1.3;text-overflow:ellipsis;white-space:nowrap}
.cover img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.about{grid-area:about}
.about h1{margin-block:2px 6px}
.aside{grid-area:card;display:flex;flex-direction:column;gap:10px;align-self:start;padding:20px 24px}
.aside h2{font-size:18px}
.aside .button{width:100%}
.more{grid-area:more;display:flex;flex-direction:column;gap:12px}
.more p{max-width:46em}
.facts>div{display:grid;grid-template-columns:7em minmax(0,1fr);gap:8px 16px;padding-block:4px}
.facts dt{color:var(--ink-3)}
.facts dd a,.about p a{text-decoration:underline;text-decoration-color:color-mix(in srgb,currentcolor 45%,transparent);text-underline-offset:3px}
.facts .tags{display:flex;flex-wrap:wrap;gap:6px 8px}
.facts .tags a{padding:1px 12px;border-radius:99px;background:var(--soft);color:var(--ink-2);font-size:.875rem;text-decoration:none}
.part{display:grid;gap:12px;margin-block-start:36px}
.part p{max-width:60em}
table{width:100%;border-collapse:collapse;font-size:.90625rem;font-variant-numeric:tabular-nums}
th,td{padding:12px 20px;text-align:start}
th{padding-block:10px;color:var(--ink-2);font-size:.84375rem;font-weight:400}
td{border-block-start:1px solid var(--line)}
.take{display:flex;flex-wrap:wrap;gap:4px 16px}
.shared{display:grid;gap:14px;max-width:52em}
.shared .picture{max-width:100%;max-height:320px;border-radius:12px;object-fit:cover}
.lines{white-space:pre-line}
.text{display:grid;gap:10px;max-width:46em}
.text ul,.text ol{padding-inline-start:1.4em;list-style:revert}
.text h3,.text h4{margin:0;font:600 18px/1.35 var(--serif)}
.text a{text-decoration:underline;text-underline-offset:3px}
.items{display:grid;gap:12px;margin:0;padding:0;list-style:none}
.items li{display:grid;gap:4px;padding:14px 18px}
.items h2{font-size:18px}
@media(max-width:1000px){.record{grid-template:"cover about" auto "cover card" 1fr "more more" auto/200px minmax(0,1fr)}}
@media(max-width:640px){
:root{--gutter:16px}
h1,.about h1{font-size:24px}
header .wrap{flex-wrap:wrap;padding-block:5px 10px}
.logo{flex:1;max-width:none;font-size:16px}
form{order:1;flex:1 1 100%;max-width:none}
main{padding-block-start:16px}
.record{grid-template:"cover about" auto "card card" auto "more more" auto/96px minmax(0,1fr);gap:18px}
.aside{padding:16px}
.facts>div{grid-template-columns:5.5em minmax(0,1fr);gap:4px 12px}
table,tbody{display:block}
thead{position:absolute;overflow:hidden;width:1px;height:1px;clip-path:inset(50%)}
tr{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 12px;padding:12px 16px;border-block-start:1px solid var(--line)}
tr:first-child{border:0}
td{grid-column:1/-1;padding:0;border:0}
td:first-child{grid-column:1}
td:last-child{grid-area:1/2}
td[data-label]::before{content:attr(data-label) " ";color:var(--ink-3);font-size:.8125rem}
}
@media print{form,.languages,.skip,.take,footer{display:none}body,header{background:none;color:#000}.card{box-shadow:none}}
@media(forced-colors:active){.pill,.button,form button{border:1px solid}:focus-visible{outline-color:Highlight}}
`;
