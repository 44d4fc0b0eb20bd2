import type { Language } from '@lectern/contracts/kernel/languages';
import { coinsOf } from '@lectern/marc/citations/coins';
import { isWebAddress } from '@lectern/marc/citations/reference';
import type { Markup } from '@lectern/marc/xml/element';
import {
  appSearchAddress,
  type LinkedSearch,
} from '../../domains/discovery/search/state/app-search-address.ts';
import { html } from '../page/html.ts';
import { PAGE_WORDS } from '../page/page-words.ts';
import type { Site } from '../site.ts';
import { UNAPI_FORMATS } from '../unapi/unapi-formats.ts';
import { availabilitySection, copiesTable } from './availability-section.ts';
import { drawnCover } from './drawn-cover.ts';
import type { ShownRecord } from './page-record.ts';

type Values = readonly (string | Markup)[];

/** The page body of a record: cover, description, how it can be used now, its items, and files for reference managers. */
export function recordBody(record: ShownRecord, site: Site, language: Language): Markup {
  const { bib, detail, id, copies } = record;
  const words = PAGE_WORDS[language];
  return html`<article class="record">
${drawnCover(record)}
<div class="about"><p class="muted small">${detail.docCode.name}</p><h1 lang="${titleLanguage(record)}">${detail.title}</h1>${detail.responsibility && html`<p>${detail.responsibility}</p>`}</div>
${availabilitySection(record, site, language)}
<div class="more">${detail.abstracts.map((abstract) => html`<p>${abstract}</p>`)}
<dl class="facts">
${factsOf(record, site, language).map(([label, values]) => row(label, values))}
</dl></div>
</article>
${copies.length > 0 ? copiesTable(record, language) : undefined}
${detail.contents.length > 0 ? html`<section class="part"><h2>${words.contents}</h2>${detail.contents.map((text) => html`<p>${text}</p>`)}</section>` : undefined}
<section class="part"><h2>${words.take}</h2><p class="take">${Object.entries(UNAPI_FORMATS).map(
    ([format, { title }]) =>
      html`<a rel="nofollow" href="${site.root}/unapi?id=${encodeURIComponent(id)}&amp;format=${format}">${title}</a> `,
  )}</p></section>
<abbr class="unapi-id" title="${id}"></abbr><span class="Z3988" title="${coinsOf(bib)}"></span>`;
}

function factsOf(
  { bib, detail }: ShownRecord,
  site: Site,
  language: Language,
): (readonly [string, Values])[] {
  const words = PAGE_WORDS[language];
  const search = (text: string, state: LinkedSearch) =>
    html`<a href="${appSearchAddress(site.root, state)}">${text}</a>`;
  return [
    [
      words.names,
      detail.creators.map((creator) => {
        const keyWord = creator.vernacular || creator.name;
        return html`${search(nameOf(creator), { keyWord, searchField: 'author' })}${rolesOf(creator)}`;
      }),
    ],
    [words.edition, [detail.edition]],
    [words.published, detail.imprints],
    [words.extent, detail.physical],
    [
      words.series,
      detail.series.map(({ title, number }) => {
        return html`${search(title, { keyWord: title, searchField: 'series' })} ${number}`;
      }),
    ],
    [words.language, detail.languages.map(({ name }) => name)],
    ['ISBN', detail.isbns.map(({ display, qualifier }) => [display, qualifier].filter(Boolean).join(' '))],
    ['ISSN', detail.issns],
    [
      words.subjects,
      [
        tags(
          [...new Set(detail.subjects.map(({ heading }) => heading))].map((heading) =>
            search(heading, { keyWord: heading, searchField: 'subject' }),
          ),
        ),
      ],
    ],
    [
      words.classes,
      detail.classes.map(({ notation, name }) => {
        return html`${search(notation, { keyWord: notation, searchField: 'classNumber' })} ${name}`;
      }),
    ],
    [
      words.links,
      bib.links
        .filter(({ url, kind }) => isWebAddress(url) && kind !== 'fulltext' && kind !== 'version')
        .map(linkTo),
    ],
  ];
}

function tags(links: readonly Markup[]): string | Markup {
  return links.length > 0 ? html`<span class="tags">${links}</span>` : '';
}

/** The `lang` attribute of the title, for screen readers and fonts; empty if the language is unknown. */
function titleLanguage({ reference }: ShownRecord): string {
  const [code] = reference.languages;
  return code === undefined ? '' : (Intl.getCanonicalLocales(code)[0] ?? '');
}

type Creator = ShownRecord['detail']['creators'][number];

function nameOf({ name, vernacular, dates }: Creator): string {
  return [vernacular, name, dates].filter(Boolean).join(', ');
}

function rolesOf({ roles }: Creator): string {
  return roles.length > 0 ? ` (${roles.map((role) => role.name).join(', ')})` : '';
}

function row(label: string, values: Values): Markup | undefined {
  const present = values.filter((value) => value !== '');
  return present.length > 0
    ? html`<div><dt>${label}</dt><dd>${present.map((value) => html`<div>${value}</div>`)}</dd></div>\n`
    : undefined;
}

function linkTo({ url, label }: ShownRecord['bib']['links'][number]): Markup {
  return html`<a rel="nofollow noopener" href="${url}">${label || url}</a>`;
}
