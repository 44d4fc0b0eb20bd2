import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import type { listPortfolios } from '@lectern/contracts/collection/detail/list-portfolios';
import type { OutputOf } from '@lectern/contracts/kernel/endpoint';
import type { Language } from '@lectern/contracts/kernel/languages';
import type { Bib } from '@lectern/marc/bib';
import { normaliseIsbn } from '@lectern/rules/isbn';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { type BibRecord, findBib } from '../catalogue/records/find-bibs.ts';
import { coverageIn } from './coverage.ts';
import { findHost } from './find-host.ts';
import { presentLinks } from './present-links.ts';

type Portfolio = OutputOf<(typeof listPortfolios)['output']>['portfolios'][number];
type Numbers = Pick<Bib, 'issns' | 'isbns'>;

const KINDS: readonly BibDetail['links'][number]['kind'][] = ['fulltext', 'version', 'related', 'other'];

/** Where a work is online: databases and addresses of its own, then those of the journal or book that holds it. */
export async function findPortfolios(
  deps: Pick<Deps, 'db' | 'clock' | 'search' | 'onlineTitles'>,
  reader: { readonly tenant: Tenant; readonly language: Language },
  record: BibRecord,
): Promise<Portfolio[]> {
  const host = await findHost(deps, reader.tenant.id, record);
  const holder = host?.recordId ? await findBib(deps.db, reader.tenant.id, host.recordId) : undefined;
  const through = holder ? { recordId: holder.id, title: holder.bib.title } : null;
  // The numbers in the record of an article or chapter are those of what holds it.
  const own = record.bib.host ? [] : await inDatabases(deps, reader, record.bib);
  const held = record.bib.host
    ? await inDatabases(deps, reader, holder?.bib ?? hostNumbers(record.bib.host))
    : [];
  const linksOfHolder = (holder ? linksOf(holder) : []).filter(
    ({ kind }) => kind === 'fulltext' || kind === 'version',
  );
  return [...own, ...linksOf(record), ...[...held, ...linksOfHolder].map((one) => ({ ...one, through }))];
}

function linksOf({ bib }: BibRecord): Portfolio[] {
  return presentLinks(bib)
    .map((link) => ({
      ...link,
      coverage: coverageIn(link.label) ?? coverageIn(link.note),
      through: null,
      title: null,
    }))
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}

/** The numbers of a journal or book without a record of its own. */
function hostNumbers({ issn, isbn }: NonNullable<Bib['host']>): Numbers {
  return { issns: issn ? [issn] : [], isbns: isbn ? [{ value: isbn, valid: true }] : [] };
}

/** The databases that have a title with one of the numbers. */
async function inDatabases(
  deps: Pick<Deps, 'db' | 'clock' | 'onlineTitles'>,
  reader: { readonly tenant: Tenant; readonly language: Language },
  { isbns: given, issns }: Numbers,
): Promise<Portfolio[]> {
  const isbns = given.flatMap(({ value, valid }) => (valid ? (normaliseIsbn(value) ?? []) : []));
  const sources = await deps.onlineTitles();
  const found = await Promise.all(sources.map((one) => one.find(deps, reader, { issns, isbns })));
  return found.flat().map(({ titleId, sourceId, eresourceName, openFrom, openTo, isFree }) => ({
    url: '',
    label: eresourceName,
    note: '',
    host: '',
    kind: 'fulltext',
    coverage: openFrom === '' ? null : { from: yearOf(openFrom), to: openTo === '' ? null : yearOf(openTo) },
    through: null,
    title: { id: titleId, sourceId, isFree },
  }));
}

function yearOf(date: string): number {
  return Number(date.slice(0, 'YYYY'.length));
}
