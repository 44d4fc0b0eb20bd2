import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import type { BibDetail } from '@lectern/contracts/collection/detail/get-bib';
import { listPortfolios } from '@lectern/contracts/collection/detail/list-portfolios';
import { refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { type BibRecord, findBib } from '../../catalogue/records/find-bibs.ts';
import { coverageIn } from '../coverage.ts';
import { findHost } from '../find-host.ts';
import { presentLinks } from '../present-links.ts';

const KINDS: readonly BibDetail['links'][number]['kind'][] = ['fulltext', 'version', 'related', 'other'];

export const listPortfoliosCall = implement(listPortfolios)(async ({ input, context: { tenant }, deps }) => {
  const record = await findBib(deps.db, tenant.id, input.recordId);
  if (!record) return refuse(BIB_NOT_FOUND);
  const host = await findHost(deps, tenant.id, record);
  const holder = host?.recordId ? await findBib(deps.db, tenant.id, host.recordId) : undefined;
  const portfolios = [
    ...portfoliosOf(record).map((one) => ({ ...one, through: null })),
    ...(holder ? portfoliosOf(holder) : [])
      .filter(({ kind }) => kind === 'fulltext' || kind === 'version')
      .map((one) => ({ ...one, through: { recordId: holder?.id ?? '', title: holder?.bib.title ?? '' } })),
  ];
  return { total: portfolios.length, portfolios };
});

function portfoliosOf({ bib }: BibRecord) {
  return presentLinks(bib)
    .map((link) => ({ ...link, coverage: coverageIn(link.label) ?? coverageIn(link.note) }))
    .sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
}
