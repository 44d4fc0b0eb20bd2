import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { reportLink } from '@lectern/contracts/resources/links/report-link';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { implement } from '../../../../platform/http/implement.ts';
import { findReportedPlace } from '../find-reported-place.ts';
import { newLink } from '../new-link.ts';
import { whenIn } from '../reading.ts';
import { reported } from '../reported.ts';
import { findLinkAt, lockLinks, writeLink } from '../store/link-store.ts';

export const reportLinkCall = implement(reportLink)(async ({ input, context, deps }) => {
  const { tenant } = context;
  const { eCollectionId, titleId, trouble, note } = input;
  const place = await findReportedPlace(deps, context, { eresourceId: eCollectionId, titleId });
  if (isRefusal(place)) return place;
  const when = whenIn(deps, tenant);
  await inTransaction(deps.db, async (tx) => {
    await lockLinks(tx, tenant.id);
    const fresh = newLink(tenant.id, place, when.now);
    const link = (await findLinkAt(tx, fresh)) ?? fresh;
    await writeLink(tx, reported(link, { trouble, note }, when));
  });
  return { isTaken: true as const };
});
