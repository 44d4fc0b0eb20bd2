import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { QUEUE_STEP } from '@lectern/rules/requests/step-sets';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { readAccountState } from '../loans/read-account.ts';
import type { LocalContext } from '../local-context.ts';
import { isForBibs } from '../store/request-editions.ts';
import { isNotSuspended } from '../store/waiting-requests.ts';
import type { SeenRequest } from './move-request.ts';
import { seenRequests } from './request-store.ts';

/** What of a copy decides whom it can serve. */
export interface CopyToGive {
  readonly id: string;
  readonly bib_id: string;
  readonly item_type: string;
  readonly volume: string;
}

/**
 * The first of the waiting requests that a copy can serve, by priority and time of placing. Passed over, and not moved in the queue, are
 * readers who wait for another item or volume, whose group may not borrow this type, who suspended the request, or who are blocked.
 */
export async function nextInQueue(
  tx: Tx,
  context: LocalContext,
  copy: CopyToGive,
): Promise<SeenRequest | undefined> {
  for (const request of await listServable(tx, context, copy)) {
    if (!(await isBlocked(tx, context, request.patron_id))) return request;
  }
  return undefined;
}

/** Whether the queue passes a reader over. */
export async function isBlocked(tx: Tx, context: LocalContext, patronId: string): Promise<boolean> {
  const account = await readAccountState(tx, context, patronId);
  return isRefusal(account) || account.blocks.length > 0;
}

async function listServable(
  db: Db,
  { tenantId, today }: LocalContext,
  copy: CopyToGive,
): Promise<readonly SeenRequest[]> {
  return seenRequests(db, tenantId)
    .innerJoin('patron', 'patron.id', 'request.patron_id')
    .innerJoin('loan_rule', (join) =>
      join
        .onRef('loan_rule.tenant_id', '=', 'request.tenant_id')
        .onRef('loan_rule.patron_group', '=', 'patron.patron_group')
        .on('loan_rule.item_type', '=', copy.item_type)
        .on('loan_rule.loanable', '=', 1),
    )
    .where(isForBibs(tenantId, [copy.bib_id]))
    .where('request.step', '=', QUEUE_STEP)
    .where((eb) =>
      eb.or([eb('request.wanted_item_id', 'is', null), eb('request.wanted_item_id', '=', copy.id)]),
    )
    .where('request.volume', 'in', ['', copy.volume])
    .where(isNotSuspended(today))
    .orderBy('request.priority', 'desc')
    .orderBy('request.placed_at')
    .orderBy('request.id')
    .execute();
}
