import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import type { Markup } from '@lectern/marc/xml/element';
import type { FastifyReply } from 'fastify';
import type { Site } from '../site-route.ts';
import { html } from './html.ts';
import { PAGE_WORDS } from './page-words.ts';

/** These pages run no scripts and load only pictures. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: https:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'self'",
].join('; ');

interface Page {
  readonly status: 200 | 404;
  readonly language: Language;
  readonly title: string;
  readonly head: readonly Markup[];
  readonly body: Markup;
}

/** Sends a page without script, in the library's colours, with a search form and a link to the portal. */
export function sendPage(reply: FastifyReply, site: Site, page: Page): FastifyReply {
  const { names, public: look } = site.tenant.settings;
  const name = nameIn(names, page.language, look.defaultLanguage);
  const words = PAGE_WORDS[page.language];
  const document = html`<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${page.title === '' ? name : `${page.title} · ${name}`}</title>
<link rel="search" type="application/opensearchdescription+xml" title="${name}" href="${site.root}/opensearch.xml">
${page.head}
<style>${{ markup: styles(look.navBackColor, look.navTextColor) }}</style>
</head>
<body>
<header><a href="${site.root}/">${name}</a>
<form action="${site.root}/search" role="search"><input type="search" name="q" aria-label="${words.search}"> <button>${words.search}</button></form></header>
<main>
${page.body}
</main>
</body>
</html>
`;
  return reply
    .status(page.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cache-control': page.status === 200 ? 'public, max-age=60' : 'no-cache',
    })
    .send(document.markup);
}

/** The style sheet. The colours are from the settings, which allow only six hexadecimal digits. */
function styles(nav: string, navText: string): string {
  return `
:root{color-scheme:light dark;--paper:#faf8f5;--ink:#1d2630;--soft:#55606c;--line:#ddd6cc;--link:#0b5e5e}
@media(prefers-color-scheme:dark){:root{--paper:#161b20;--ink:#e8e6e1;--soft:#a9b2bb;--line:#3a434c;--link:#7cc7c4}}
*{box-sizing:border-box}
body{margin:0;font:16px/1.6 system-ui,"PingFang SC","Microsoft YaHei","Noto Sans CJK SC",sans-serif;color:var(--ink);background:var(--paper)}
header{display:flex;flex-wrap:wrap;gap:8px 24px;align-items:center;padding-block:12px;padding-inline:24px;background:#${nav}}
header a{color:#${navText};font-weight:600;text-decoration:none}
form{display:flex;flex:1 1 14rem;gap:8px;min-width:0;max-width:34rem}
input{flex:1;min-width:0}
input,button{min-height:40px;padding:4px 12px;font:inherit;border:1px solid #8a939c;border-radius:8px}
main{max-width:46rem;margin:24px auto;padding:0 24px}
h1{font-family:"Noto Serif CJK SC","Songti SC",Georgia,serif;line-height:1.3}
main a{color:var(--link)}
dl{display:grid;grid-template-columns:minmax(6rem,max-content) 1fr;gap:4px 16px}
dt{grid-column:1;color:var(--soft)}dd{grid-column:2;margin:0;overflow-wrap:anywhere}
table{border-collapse:collapse;width:100%}th,td{text-align:start;padding:6px 12px 6px 0;border-bottom:1px solid var(--line);overflow-wrap:anywhere}
main a.lead{display:inline-block;padding:8px 16px;border-radius:8px;background:#0b5e5e;color:#fff;text-decoration:none}
@media(max-width:30rem){header,main{padding-inline:16px}main{margin-block:16px}dl{display:block}dt{margin-top:8px}th,td{padding-inline-end:8px}}
`;
}
