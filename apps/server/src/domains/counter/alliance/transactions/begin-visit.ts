import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { DeskItem } from '../../../../ports/ils/ils-desk.ts';
import type { AlliancePeerTable } from '../tables.ts';
import { askPeer } from '../wire/ask-peer.ts';
import type { ExchangeAnswer } from '../wire/exchanges.ts';
import { newTransaction, stateOf } from './new-transaction.ts';
import { newTransactionNumber } from './transaction-number.ts';
import { addTransaction, changeTransaction, type Transaction } from './transaction-store.ts';

/** A reader of another library at the desk, with a copy and a code. */
export interface Visitor {
  readonly peer: AlliancePeerTable;
  readonly item: DeskItem;
  readonly code: string;
}

/**
 * Has the reader's library confirm the code and answer for the loan. The transaction is written down first: if the answer is lost, both
 * libraries come to know that nothing was lent.
 */
export async function beginVisit(
  deps: Deps,
  tenant: Tenant,
  { peer, item, code }: Visitor,
): Promise<
  { readonly transaction: Transaction } | { readonly refused: ExchangeAnswer<'redeem'> | undefined }
> {
  const { db, clock } = deps;
  const now = clock.now();
  const state = {
    id: newId(),
    number: newTransactionNumber(now),
    kind: 'visit',
    step: 'accepted',
    recordId: item.bibId,
    title: item.title,
    author: item.author,
    isbn: '',
    barcode: item.barcode,
    dueDate: null,
    reason: '',
  } as const;
  const own = {
    tenant_id: tenant.id,
    side: 'lending',
    peer_code: peer.code,
    patron_id: '',
    pickup_library: '',
  } as const;
  const row = newTransaction(state, own, now.toISOString());
  await inTransaction(db, (tx) => addTransaction(tx, row, 'staff'));
  const answer = await redeemAt(deps, tenant, peer, { code, transaction: stateOf(row) });
  if (answer?.outcome === 'member') return { transaction: row };
  // Only where the answer was lost there can be something to tell.
  const toTell = answer
    ? ({ untold: 0, tell_at: null } as const)
    : ({ untold: 1, tell_at: now.toISOString() } as const);
  const change = { step: 'refused', step_since: now.toISOString(), ...toTell } as const;
  await inTransaction(db, (tx) => changeTransaction(tx, row, change, 'clock'));
  return { refused: answer };
}

async function redeemAt(
  deps: Deps,
  tenant: Tenant,
  peer: AlliancePeerTable,
  request: Parameters<typeof askPeer<'redeem'>>[4],
): Promise<ExchangeAnswer<'redeem'> | undefined> {
  try {
    return await askPeer(deps, tenant, peer, 'redeem', request);
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    deps.log.warn({ err: error, tenant: tenant.id, peer: peer.code }, 'alliance: a code was not confirmed');
    return undefined;
  }
}
