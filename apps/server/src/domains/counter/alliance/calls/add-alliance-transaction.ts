import { addAllianceTransaction } from '@lectern/contracts/counter/alliance/add-alliance-transaction';
import {
  ALLIANCE_ASKED_ALREADY,
  ALLIANCE_CODE_WRONG,
  ALLIANCE_LIBRARY_UNAVAILABLE,
  ALLIANCE_LIBRARY_UNKNOWN,
  ALLIANCE_RECORD_GONE,
} from '@lectern/contracts/counter/alliance/errors';
import { isRefusal, refuse } from '@lectern/contracts/kernel/refusal';
import { implement } from '../../../../platform/http/implement.ts';
import { takeCode } from '../codes/codes.ts';
import { memberAccount, refuseAboveLimit, refuseWhereOff } from '../codes/membership.ts';
import { findPeer } from '../peers/peer-store.ts';
import { recordAt } from '../search/record-at.ts';
import { beginTransaction } from '../transactions/begin-transaction.ts';
import { countOpenOfReader } from '../transactions/open-of-reader.ts';
import { presentUnionLoan, transactionWords } from '../transactions/present-transaction.ts';
import { tellPeer } from '../transactions/tell-peer.ts';

export const addAllianceTransactionCall = implement(addAllianceTransaction)(
  async ({ input, context, deps }) => {
    const { tenant, patron, language } = context;
    const { otherLib, recordId, code } = input;
    const off = refuseWhereOff(tenant);
    if (off) return off;
    const peer = await findPeer(deps.db, tenant.id, otherLib);
    if (!peer) return refuse(ALLIANCE_LIBRARY_UNKNOWN);
    const account = await memberAccount(deps, tenant, patron.id, language);
    if (isRefusal(account)) return account;
    const overLimit = await refuseAboveLimit(deps, tenant, patron.id);
    if (overLimit) return overLimit;
    const about = { peerCode: otherLib, recordId };
    if ((await countOpenOfReader(deps.db, tenant.id, patron.id, about)) > 0)
      return refuse(ALLIANCE_ASKED_ALREADY);
    const record = await recordAt(deps, tenant, peer, recordId);
    if (record === undefined) return refuse(ALLIANCE_LIBRARY_UNAVAILABLE);
    if (record === null) return refuse(ALLIANCE_RECORD_GONE);
    if ((await takeCode(deps, tenant.id, code, patron.id)) === undefined) return refuse(ALLIANCE_CODE_WRONG);
    const begun = await beginTransaction(deps, tenant, {
      peer,
      record,
      patronId: patron.id,
      pickupLibrary: account.libraryCode,
    });
    const { transaction } = await tellPeer(deps, tenant, begun);
    return presentUnionLoan(transaction, await transactionWords(deps, context));
  },
);
