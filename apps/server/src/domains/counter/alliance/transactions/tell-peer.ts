import { later } from '../../../../platform/clock.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { OutsideError } from '../../../../platform/outside/outside-error.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import { findPeer } from '../peers/peer-store.ts';
import { askPeer } from '../wire/ask-peer.ts';
import { mergeHeard } from './merge-heard.ts';
import { stateOf, TELL_AFTER_SECONDS } from './new-transaction.ts';
import { changeTransaction, type Transaction } from './transaction-store.ts';

const LONGEST_WAIT_SECONDS = 60 * 60;

/**
 * Tells the other library how a transaction is here, and takes over how it is there. If the library does not answer, or its answer is lost,
 * it is told again later; to be told twice changes nothing. Answers the transaction as it is then, and whether the library answered.
 */
export async function tellPeer(
  deps: Deps,
  tenant: Tenant,
  told: Transaction,
): Promise<{ readonly transaction: Transaction; readonly isHeard: boolean }> {
  const peer = await findPeer(deps.db, tenant.id, told.peer_code);
  try {
    if (!peer) throw new OutsideError('unreachable', 'the library is no longer in the alliance');
    const { transaction: there } = await askPeer(deps, tenant, peer, 'tell', { transaction: stateOf(told) });
    const done = { ...told, untold: 0, tries: 0, tell_at: null } as const;
    await change(deps, told, { untold: 0, tries: 0, tell_at: null });
    return { transaction: there ? await mergeHeard(deps, done, there) : done, isHeard: true };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    deps.log.warn(
      { tenant: tenant.id, peer: told.peer_code, err: error },
      'alliance: a library was not told',
    );
    const tries = told.tries + 1;
    const seconds = Math.min(TELL_AFTER_SECONDS * 2 ** Math.min(tries, 10), LONGEST_WAIT_SECONDS);
    await change(deps, told, { tries, tell_at: later(deps.clock.now(), seconds) });
    return { transaction: { ...told, tries }, isHeard: false };
  }
}

/** What was told meanwhile by a later move is left alone. */
function change({ db }: Deps, told: Transaction, to: Pick<Transaction, 'tries'> & Partial<Transaction>) {
  return inTransaction(db, (tx) => changeTransaction(tx, told, to, 'clock'));
}
