import { describeTitles } from '@lectern/contracts/resources/titles/describe-titles';
import { implement } from '../../../../platform/http/implement.ts';
import { presentTitles } from '../present-titles.ts';
import { recordsOfTitles } from '../records-of-titles.ts';
import { findTitles } from '../store/title-store.ts';

export const describeTitlesCall = implement(describeTitles)(async ({ input: { ids }, context, deps }) => {
  const titles = await presentTitles(deps, context, [...new Set(ids)]);
  // A trial may have ended since its titles were looked at last.
  const shown = titles.filter(({ sources }) => sources.length > 0);
  const tenantId = context.tenant.id;
  const rows = await findTitles(
    deps.db,
    tenantId,
    shown.map(({ id }) => id),
  );
  const records = await recordsOfTitles(deps.db, tenantId, rows);
  return { titles: shown.map((title) => ({ ...title, recordIds: [...(records.get(title.id) ?? [])] })) };
});
