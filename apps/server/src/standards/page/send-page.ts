import { type Language, nameIn } from '@lectern/contracts/kernel/languages';
import { publicSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import type { Markup } from '@lectern/marc/xml/element';
import type { FastifyReply } from 'fastify';
import type { Site } from '../site.ts';
import { FRAME_WORDS } from './frame-words.ts';
import { html } from './html.ts';
import { pageStyle } from './page-style.ts';

export interface Page {
  readonly status: number;
  readonly language: Language;
  readonly title: string;
  readonly head: readonly Markup[];
  readonly body: Markup;
  /** Its address is a secret of one reader: nobody may store it or learn it as a referrer. */
  readonly isPrivate?: boolean;
  /** It stands in a frame of any other site, without header and footer. Browsers ask the policy who may frame it, not `x-frame-options`. */
  readonly isEmbedded?: boolean;
}

/** The look and languages of a page that belongs to no library. */
export const NO_LIBRARY = publicSettingsSchema.parse({});

/**
 * Sends a page without script, with the header, colours and footer of the library's portal: logo, search and the languages. Without a
 * site the page has only the languages.
 */
export function sendPage(reply: FastifyReply, site: Site | undefined, page: Page): FastifyReply {
  const look = site?.tenant.settings.public ?? NO_LIBRARY;
  const { defaultLanguage } = look;
  const name = site ? nameIn(site.tenant.settings.names, page.language, defaultLanguage) : '';
  const { css, source } = pageStyle(look);
  const document = html`<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#${look.navBackColor}">
<link rel="icon" href="${look.iconUrl || 'data:,'}">
<title>${[page.title, name].filter(Boolean).join(' · ')}</title>
${site && html`<link rel="search" type="application/opensearchdescription+xml" title="${name}" href="${site.root}/opensearch.xml">\n`}${page.head}
<style>${{ markup: css }}</style>
</head>
<body>
${page.isEmbedded ? undefined : head(site, name, page.language)}<main id="main" class="wrap" tabindex="-1">
${page.body}
</main>
${site && !page.isEmbedded ? footer(site, name) : undefined}</body>
</html>
`;
  return reply
    .status(page.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': page.language,
      'content-security-policy': contentSecurityPolicy(source, page.isEmbedded ? '*' : "'self'"),
      ...(page.isPrivate
        ? { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }
        : { 'cache-control': page.status === 200 ? 'public, max-age=60' : 'no-cache' }),
      vary: 'accept-language',
    })
    .send(document.markup);
}

/** These pages run no scripts, and load only pictures and the one style sheet within them. */
function contentSecurityPolicy(style: string, framedBy: string): string {
  return [
    "default-src 'none'",
    `style-src ${style}`,
    "img-src 'self' data: https:",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
}

function head(site: Site | undefined, name: string, language: Language): Markup {
  const { languages } = site?.tenant.settings.public ?? NO_LIBRARY;
  return html`<a class="skip" href="#main">${FRAME_WORDS[language].skip}</a>
<header><div class="wrap">${site && header(site, name, language)}${languages.length > 1 ? languageSwitch(languages, language) : undefined}</div></header>
`;
}

function header({ root, tenant }: Site, name: string, language: Language): Markup {
  const words = FRAME_WORDS[language];
  const { pcLogoUrl } = tenant.settings.public;
  const logo = pcLogoUrl
    ? html`<img src="${pcLogoUrl}" alt="${name}">`
    : html`<span class="sign" aria-hidden="true"></span><span>${name}</span>`;
  return html`<a class="logo" href="${root}/">${logo}</a>
<form action="${root}/search" role="search"><input type="search" name="q" aria-label="${words.search}" placeholder="${words.search}"><button>${words.find}</button></form>
`;
}

function languageSwitch(languages: readonly Language[], current: Language): Markup {
  const { languages: label, ownName } = FRAME_WORDS[current];
  return html`<nav class="languages" aria-label="${label}"><details><summary>${ownName}</summary><ul>${languages.map(
    (one) =>
      html`<li><a href="?lang=${one}" lang="${one}" hreflang="${one}"${one === current ? { markup: ' aria-current="true"' } : undefined}>${FRAME_WORDS[one].ownName}</a></li>`,
  )}</ul></details></nav>`;
}

function footer({ root, tenant }: Site, name: string): Markup {
  const { filingNumber, filingNumberHide } = tenant.settings.public;
  const filing =
    filingNumberHide !== '1' && filingNumber !== ''
      ? html`<a href="https://beian.miit.gov.cn/" rel="noopener noreferrer">${filingNumber}</a>`
      : undefined;
  return html`<footer><div class="wrap"><a href="${root}/">${name}</a>${filing}</div></footer>
`;
}
