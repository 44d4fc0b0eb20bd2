import { getCatalogUrl } from '@lectern/contracts/collection/detail/get-catalog-url';
import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { isContentsLink } from '../contents/is-contents-link.ts';
import { findAskedBib } from '../find-asked-bib.ts';
import { presentLinks } from '../present-links.ts';

export const getCatalogUrlCall = implement(getCatalogUrl)(async ({ input, context: { tenant }, deps }) => {
  const record = await findAskedBib(deps, tenant.id, input);
  if (isRefusal(record)) return record;
  const link = presentLinks(record.bib).find(isContentsLink);
  return {
    recordId: record.id,
    url: link?.url ?? '',
    label: link?.label || link?.note || '',
    host: link?.host ?? '',
  };
});
