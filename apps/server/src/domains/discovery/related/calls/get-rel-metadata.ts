import { getRelMetadata } from '@lectern/contracts/discovery/related/get-rel-metadata';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../../collection/catalogue/records/cover-address.ts';
import { findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { findAskedBib } from '../../../collection/detail/find-asked-bib.ts';
import { aboutTheSame } from '../reasons/about-the-same.ts';
import { editionsOfWork } from '../reasons/editions-of-work.ts';
import { nearOnShelf } from '../reasons/near-on-shelf.ts';
import { partsOfSeries } from '../reasons/parts-of-series.ts';
import { worksOfAuthor } from '../reasons/works-of-author.ts';
import type { Reason } from '../related-works.ts';

/** In the order in which they are told. */
const REASONS: readonly Reason[] = [editionsOfWork, partsOfSeries, worksOfAuthor, nearOnShelf, aboutTheSame];

export const getRelMetadataCall = implement(getRelMetadata)(async ({ input, context, deps }) => {
  const { tenant, language } = context;
  const { rows, ...asked } = input;
  const record = await findAskedBib(deps, tenant.id, asked);
  if (isRefusal(record)) return record;
  const question = { tenant, language, rows };
  const found = await Promise.all(
    REASONS.map(async (reason) => ({ reason: reason.code, ...(await reason.find(deps, question, record)) })),
  );
  const told = new Set([record.id]);
  const chosen = found.map(({ works, ...group }) => {
    const own = works.filter(({ id }) => !told.has(id)).slice(0, rows);
    for (const { id } of own) told.add(id);
    return { ...group, works: own };
  });
  const bibs = await findBibs(
    deps.db,
    tenant.id,
    chosen.flatMap(({ works }) => works.map(({ id }) => id)),
  );
  const reasons = chosen.map(({ works, ...group }) => ({
    ...group,
    works: works.flatMap(({ id, about }) => {
      const bib = bibs.get(id)?.bib;
      if (!bib) return [];
      return [
        { recordId: id, ...listedBib(bib), imgUrl: coverAddress(tenant.settings, bib), about: [...about] },
      ];
    }),
  }));
  return { recordId: record.id, reasons: reasons.filter(({ works }) => works.length > 0) };
});
