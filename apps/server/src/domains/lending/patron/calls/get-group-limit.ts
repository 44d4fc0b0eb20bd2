import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { getGroupLimit } from '@lectern/contracts/lending/patron/get-group-limit';
import { implement } from '../../../../platform/http/implement.ts';
import { unlessAway } from '../../../../ports/ils/unless-away.ts';
import { patronGroupName } from '../../../collection/vocabulary/circulation-names.ts';

export const getGroupLimitCall = implement(getGroupLimit)(async ({ context, deps }) => {
  const { tenant, language, patron } = context;
  const ils = deps.ils.of(tenant);
  const account = await ils.patronAccount(patron.id);
  if (isRefusal(account)) return account;
  const [groupName, holds] = await Promise.all([
    patronGroupName(deps.db, tenant.id, account.patronGroup, language),
    unlessAway(ils.holds?.count(patron.id)),
  ]);
  const { loanCount, loanLimit } = account;
  return {
    groupName,
    maxLoans: loanLimit ?? null,
    loanCount,
    loansLeft: loanLimit === undefined ? null : Math.max(0, loanLimit - loanCount),
    requestsWaiting: holds?.waiting ?? 0,
    requestsReady: holds?.ready ?? 0,
  };
});
