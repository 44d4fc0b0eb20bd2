import { isRefusal } from '@lectern/contracts/kernel/refusal';
import type { RequestView } from '@lectern/contracts/lending/requests/request-view';
import { getOwnWorks, type OwnWork } from '@lectern/contracts/shelf/own-works/get-own-works';
import { implement } from '../../../../platform/http/implement.ts';
import { ownListsWith } from '../../booklists/own-lists-with.ts';
import { favouritesAmong } from '../../favourites/favourites-among.ts';
import { ownLoansOf } from '../own-loans-of.ts';
import { ownRequestsOf } from '../own-requests-of.ts';

export const getOwnWorksCall = implement(getOwnWorks)(async ({ input, context, deps }) => {
  const recordIds = [...new Set(input.recordIds)];
  if (recordIds.length === 0) return { live: true, records: [] };
  const owner = { tenantId: context.tenant.id, patronId: context.patron.id };
  const [loans, requests, favourites, lists] = await Promise.all([
    ownLoansOf(deps, context),
    ownRequestsOf(deps, context),
    favouritesAmong(deps.db, owner, recordIds),
    ownListsWith(deps.db, owner, recordIds),
  ]);
  const records = recordIds.map(
    (recordId): OwnWork => ({
      recordId,
      loans: isRefusal(loans) ? [] : loans.filter((loan) => loan.recordId === recordId),
      requests: isRefusal(requests) ? [] : requests.filter((request) => isFor(request, recordId)),
      favourite: favourites.has(recordId),
      lists: [...(lists.get(recordId) ?? [])],
    }),
  );
  return {
    live: !isRefusal(loans) && !isRefusal(requests),
    records: records.filter(
      (one) => one.favourite || one.loans.length + one.requests.length + one.lists.length > 0,
    ),
  };
});

/** What waits for several editions waits for each of them, until one has come. */
function isFor({ recordId, otherRecordIds, readersBefore }: RequestView, work: string): boolean {
  return recordId === work || (readersBefore !== null && otherRecordIds.includes(work));
}
