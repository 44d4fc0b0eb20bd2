import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { listedBib } from '../../../collection/catalogue/records/bib-words.ts';
import { findBib } from '../../../collection/catalogue/records/find-bibs.ts';
import type { ExchangeAnswer, ExchangeRequest, TransactionState } from '../wire/exchanges.ts';
import type { PeerContext } from '../wire/peer-context.ts';
import { mergeHeard } from './merge-heard.ts';
import { newTransaction, stateOf } from './new-transaction.ts';
import { addTransaction, findTransaction, type Transaction } from './transaction-store.ts';

/** Another library tells a transaction: one that it begins, or a move. Answers how the transaction is here. */
export async function hearTransaction(
  deps: Deps,
  context: PeerContext,
  { transaction: heard }: ExchangeRequest<'tell'>,
): Promise<ExchangeAnswer<'tell'>> {
  const own = await findTransaction(deps.db, context.tenant.id, heard.id);
  if (own)
    return {
      transaction: own.peer_code === context.peer.code ? stateOf(await mergeHeard(deps, own, heard)) : null,
    };
  if (heard.step !== 'asked' || heard.kind !== 'request') return { transaction: null };
  const begun = await begin(deps, context, heard);
  return { transaction: begun ? stateOf(begun) : null };
}

/** The other library asks for a title. It is refused at once where this one does not lend or has no such title. */
async function begin(
  { db, clock }: Deps,
  { tenant, peer }: PeerContext,
  heard: TransactionState,
): Promise<Transaction | undefined> {
  const record = await findBib(db, tenant.id, heard.recordId);
  const isLent = record !== undefined && tenant.settings.policy.alliance.lends;
  const { title, author, isbn } = record ? listedBib(record.bib) : heard;
  const state = { ...heard, title, author, isbn, barcode: '', dueDate: null, reason: '' };
  const own = {
    tenant_id: tenant.id,
    side: 'lending',
    peer_code: peer.code,
    patron_id: '',
    pickup_library: '',
  } as const;
  const row = newTransaction(
    { ...state, step: isLent ? 'asked' : 'refused' },
    own,
    clock.now().toISOString(),
  );
  // Of the same request told twice at once, one begins it.
  await inTransaction(db, (tx) => addTransaction(tx, row, 'other_library'));
  return findTransaction(db, tenant.id, heard.id);
}
