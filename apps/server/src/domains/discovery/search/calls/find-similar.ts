import { BIB_NOT_FOUND } from '@lectern/contracts/collection/detail/errors';
import { findSimilar } from '@lectern/contracts/discovery/search/find-similar';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import { coverAddress } from '../../../collection/catalogue/records/cover-address.ts';
import { findBib, findBibs } from '../../../collection/catalogue/records/find-bibs.ts';
import { similarByHeadings } from '../similar/similar-by-headings.ts';
import { similarByMeaning } from '../similar/similar-by-meaning.ts';

export const findSimilarCall = implement(findSimilar)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const record = await findBib(deps.db, tenant.id, input.recordId);
  if (!record) return refuse(BIB_NOT_FOUND);
  const near =
    (await similarByMeaning(deps, context, record, input.rows)) ??
    (await similarByHeadings(deps, context, record, input.rows));
  if (isRefusal(near)) return near;
  const bibs = await findBibs(
    deps.db,
    tenant.id,
    near.map(({ id }) => id),
  );
  const works = near.flatMap(({ id, about }) => {
    const bib = bibs.get(id)?.bib;
    if (!bib) return [];
    return [
      { recordId: id, ...listedBib(bib), imgUrl: coverAddress(tenant.settings, bib), about: [...about] },
    ];
  });
  return { works };
});
