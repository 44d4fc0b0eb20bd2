import type { Language } from '@lectern/contracts/kernel/languages';
import { coinsOf } from '@lectern/marc/citations/coins';
import { isWebAddress } from '@lectern/marc/citations/reference';
import type { Markup } from '@lectern/marc/xml/element';
import { appRecordAddress } from '../../domains/catalogue/records/record-address.ts';
import { html } from '../page/html.ts';
import { PAGE_WORDS } from '../page/page-words.ts';
import type { Site } from '../site-route.ts';
import { UNAPI_FORMATS } from '../unapi/unapi-formats.ts';
import type { ShownRecord } from './page-record.ts';

/** The page body of a record: the data of the detail page, its items, and a link to the detail page. */
export function recordBody(record: ShownRecord, site: Site, language: Language): Markup {
  const { bib, detail, id } = record;
  const words = PAGE_WORDS[language];
  const rows: (readonly [string, readonly string[]])[] = [
    [words.names, detail.creators.map(nameLine)],
    [words.edition, [detail.edition]],
    [words.published, detail.imprints],
    [words.extent, detail.physical],
    [words.series, detail.series.map(({ title, number }) => [title, number].filter(Boolean).join('; '))],
    [words.language, detail.languages.map(({ name }) => name)],
    ['ISBN', detail.isbns.map(({ display, qualifier }) => [display, qualifier].filter(Boolean).join(' '))],
    ['ISSN', detail.issns],
    [words.subjects, detail.subjects.map(({ heading }) => heading)],
    [words.classes, detail.classes.map(({ notation }) => notation)],
    [words.abstract, detail.abstracts],
    [words.contents, detail.contents],
  ];
  const links = bib.links.filter(({ url }) => isWebAddress(url));
  return html`<article>
<h1 lang="${titleLanguage(record)}">${detail.title}</h1>
<p>${[detail.responsibility, detail.docCode.name].filter(Boolean).join(' · ')}</p>
<p><a class="lead" href="${appRecordAddress(site.origin, site.tenant, id)}">${words.open}</a></p>
<dl>
${rows.map(([label, values]) => row(label, values))}
</dl>
${links.length > 0 ? html`<h2>${words.fullText}</h2><ul>${links.map(linkItem)}</ul>` : undefined}
${record.copies.length > 0 ? copiesTable(record, language) : undefined}
<p>${words.take} ${Object.entries(UNAPI_FORMATS).map(
    ([format, { title }]) =>
      html`<a rel="nofollow" href="${site.root}/unapi?id=${encodeURIComponent(id)}&amp;format=${format}">${title}</a> `,
  )}</p>
<abbr class="unapi-id" title="${id}"></abbr><span class="Z3988" title="${coinsOf(bib)}"></span>
</article>`;
}

/** The `lang` attribute of the title, for screen readers and fonts; empty if the language is unknown. */
function titleLanguage({ reference }: ShownRecord): string {
  const [code] = reference.languages;
  return code === undefined ? '' : (Intl.getCanonicalLocales(code)[0] ?? '');
}

function nameLine({ name, vernacular, dates, roles }: ShownRecord['detail']['creators'][number]): string {
  const whole = [vernacular, name, dates].filter(Boolean).join(', ');
  return roles.length > 0 ? `${whole} (${roles.map((role) => role.name).join(', ')})` : whole;
}

function row(label: string, values: readonly string[]): Markup | undefined {
  const present = values.filter(Boolean);
  return present.length > 0
    ? html`<dt>${label}</dt>${present.map((value) => html`<dd>${value}</dd>`)}\n`
    : undefined;
}

function linkItem({ url, label }: ShownRecord['bib']['links'][number]): Markup {
  return html`<li><a rel="nofollow noopener" href="${url}">${label || url}</a></li>`;
}

function copiesTable({ copies }: ShownRecord, language: Language): Markup {
  const words = PAGE_WORDS[language];
  return html`<h2>${words.holdings}</h2>
<table><thead><tr><th scope="col">${words.library}</th><th scope="col">${words.location}</th><th scope="col">${words.callNumber}</th><th scope="col">${words.onShelf}</th></tr></thead>
<tbody>${copies.map(
    (at) =>
      html`<tr><td>${at.library}</td><td>${at.location}</td><td>${at.callNumber}</td><td>${at.onShelf} / ${at.copies}</td></tr>\n`,
  )}</tbody></table>`;
}
