import { availabilityStates } from '@lectern/contracts/collection/holdings/availability';
import type { Language } from '@lectern/contracts/kernel/languages';
import { isWebAddress } from '@lectern/marc/citations/reference';
import type { Markup } from '@lectern/marc/xml/element';
import { formatDay } from '@lectern/rules/format-day';
import { appRecordAddress } from '../../domains/collection/catalogue/records/record-address.ts';
import { siteRoot } from '../../platform/tenants/site-root.ts';
import { html } from '../page/html.ts';
import { PAGE_WORDS } from '../page/page-words.ts';
import type { Site } from '../site.ts';
import { AVAILABILITY_WORDS } from './availability-words.ts';
import type { ItemNumbers, ShownCopies, ShownOnline, ShownRecord } from './page-record.ts';

/** What a reader wants first: whether the work can be had, where it stands, its full text; and the way to the portal. */
export function availabilitySection(record: ShownRecord, site: Site, language: Language): Markup {
  const words = AVAILABILITY_WORDS[language];
  const { all, copies, held, online } = record;
  const nearest =
    copies.find(({ loanableCount }) => loanableCount > 0) ??
    copies.find(({ onShelfCount }) => onShelfCount > 0);
  const links = fullTextOf(record);
  const state =
    all.itemCount > 0
      ? html`<p>${statePill(all, record.today, language)} <span class="muted small">${stateTime(held, site, language)}</span></p>`
      : links.length + online.length === 0
        ? html`<p class="muted">${words.noItems}</p>`
        : undefined;
  const [first, ...others] = links;
  return html`<section class="card aside" aria-labelledby="availability">
<h2 id="availability">${headingOf(all, links.length + online.length > 0, language)}</h2>
${state}${nearest && html`<p>${placeLine(nearest, language)}${nearest.callNumber && html`<br><b>${nearest.callNumber}</b>`}</p>`}
${first && html`<a class="button lead" rel="nofollow noopener" href="${first.url}">${first.label || words.states.online}</a>`}${others.map(
  ({ url, label }) => html`<a class="button" rel="nofollow noopener" href="${url}">${label || url}</a>`,
)}
${online.map((one) => databaseLine(one, site, language))}
<p class="small"><a href="${appRecordAddress(site.origin, site.tenant, record.id)}">${PAGE_WORDS[language].open}</a></p>
</section>`;
}

/** A database that has the work. The page of the title in the portal says who may open it, and how. */
function databaseLine({ name, titleId, years }: ShownOnline, site: Site, language: Language): Markup {
  const words = AVAILABILITY_WORDS[language];
  const address = `${siteRoot(site.origin, site.tenant)}/#/magazineNavDetail?id=${encodeURIComponent(titleId)}`;
  const span = years ? spanOf(years, words.since) : undefined;
  return html`<p><a rel="nofollow" href="${address}">${words.onlineIn(name)}</a>${span && html` <span class="muted small">${span}</span>`}</p>`;
}

function spanOf({ from, to }: NonNullable<ShownOnline['years']>, since: (year: string) => string): string {
  return to === null ? since(String(from)) : `${from}–${to}`;
}

/** Links to the work itself, and not to pages about it. */
function fullTextOf({ bib }: ShownRecord) {
  return bib.links.filter(
    ({ url, kind }) => isWebAddress(url) && (kind === 'fulltext' || kind === 'version'),
  );
}

function headingOf(numbers: ItemNumbers, isOnline: boolean, language: Language): string {
  const words = AVAILABILITY_WORDS[language];
  const [best] = availabilityStates(numbers, isOnline);
  return best ? words.states[best] : words.heading;
}

/** How items can be used now; green only if one of them can be borrowed. */
export function statePill(numbers: ItemNumbers, today: string, language: Language): Markup {
  const words = AVAILABILITY_WORDS[language];
  const { loanableCount, onShelfCount, itemCount, earliestDue } = numbers;
  const total = String(itemCount);
  if (loanableCount > 0)
    return html`<span class="pill ok">${words.canBorrow(String(loanableCount), total)}</span>`;
  if (onShelfCount > 0)
    return html`<span class="pill accent">${words.canRead(String(onShelfCount), total)}</span>`;
  const text = earliestDue ? words.due(formatDay(earliestDue, language, today)) : words.noneHere(total);
  return html`<span class="pill warn">${text}</span>`;
}

function stateTime({ live, asOf }: ShownRecord['held'], site: Site, language: Language): string {
  const { timeZone } = site.tenant.settings.policy;
  const day = live ? {} : ({ year: 'numeric', month: 'short', day: 'numeric' } as const);
  const time = new Intl.DateTimeFormat(language, {
    ...day,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(asOf));
  return live ? AVAILABILITY_WORDS[language].asOf(time) : AVAILABILITY_WORDS[language].lastKnown(time);
}

/** Where the items stand, with their call numbers: one row for each place. */
export function copiesTable(record: ShownRecord, language: Language): Markup {
  const words = AVAILABILITY_WORDS[language];
  const { holdings, callNumber } = PAGE_WORDS[language];
  return html`<section class="part"><h2>${holdings}</h2>
<div class="card"><table><thead><tr><th scope="col">${words.place}</th><th scope="col">${callNumber}</th><th scope="col">${words.state}</th></tr></thead>
<tbody>${record.copies.map((at) => copiesRow(at, record.today, language))}</tbody></table></div></section>`;
}

function copiesRow(at: ShownCopies, today: string, language: Language): Markup {
  const label = PAGE_WORDS[language].callNumber;
  return html`<tr><td>${placeLine(at, language)}</td><td data-label="${label}">${at.callNumber}</td><td>${statePill(at, today, language)}</td></tr>\n`;
}

function placeLine({ library, location }: ShownCopies, language: Language): string {
  return [library, location].filter(Boolean).join(language.startsWith('zh') ? ' · ' : ', ');
}
