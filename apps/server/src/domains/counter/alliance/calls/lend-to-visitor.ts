import {
  ALLIANCE_ACCOUNT_BLOCKED,
  ALLIANCE_CODE_TRIES,
  ALLIANCE_CODE_WRONG,
  ALLIANCE_LIBRARY_UNAVAILABLE,
  ALLIANCE_LIBRARY_UNKNOWN,
  ALLIANCE_LIMIT_REACHED,
} from '@lectern/contracts/counter/alliance/errors';
import { lendToVisitor } from '@lectern/contracts/counter/alliance/lend-to-visitor';
import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { placedDesk } from '../../desk/desk-place.ts';
import { findPeer } from '../peers/peer-store.ts';
import { beginVisit } from '../transactions/begin-visit.ts';
import { lendAtDesk } from '../transactions/lend-at-desk.ts';
import { presentForStaff, transactionWords } from '../transactions/present-transaction.ts';
import type { ExchangeAnswer } from '../wire/exchanges.ts';

export const lendToVisitorCall = implement(lendToVisitor)(async ({ input, context, deps }) => {
  const { tenant, staff, language } = context;
  const { otherLib, code, barcode } = input;
  const place = placedDesk(deps, context);
  if (isRefusal(place)) return place;
  const peer = await findPeer(deps.db, tenant.id, otherLib);
  if (!peer) return refuse(ALLIANCE_LIBRARY_UNKNOWN);
  const item = await place.desk.item(barcode);
  if (isRefusal(item)) return item;
  const visit = await beginVisit(deps, tenant, { peer, item, code });
  if ('refused' in visit) return refusalOf(visit.refused);
  const at = { ...place, staffId: staff.id, language };
  const lent = await lendAtDesk(deps, tenant, visit.transaction, barcode, at);
  if (isRefusal(lent)) return lent;
  return presentForStaff(lent, await transactionWords(deps, context), null);
});

type Refused =
  | 'ALLIANCE_ACCOUNT_BLOCKED'
  | 'ALLIANCE_CODE_TRIES'
  | 'ALLIANCE_CODE_WRONG'
  | 'ALLIANCE_LIMIT_REACHED';

/** Why the reader's library does not answer for the reader. It does not say why it blocked one. */
function refusalOf(
  answer: ExchangeAnswer<'redeem'> | undefined,
): Refusal<Refused | 'ALLIANCE_LIBRARY_UNAVAILABLE'> {
  switch (answer?.outcome) {
    case 'blocked':
      return refuse(ALLIANCE_ACCOUNT_BLOCKED, { reason: '' });
    case 'limit':
      return refuse(ALLIANCE_LIMIT_REACHED, { limit: answer.number });
    case 'code-tries':
      return refuse(ALLIANCE_CODE_TRIES, { minutes: answer.number });
    case 'code-wrong':
      return refuse(ALLIANCE_CODE_WRONG);
    default:
      return refuse(ALLIANCE_LIBRARY_UNAVAILABLE);
  }
}
