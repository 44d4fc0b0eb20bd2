import { ALLIANCE_STEP_PASSED } from '@lectern/contracts/counter/alliance/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { ALLIANCE_WAYS, type AllianceVerb, canMove } from '@lectern/rules/alliance/ways';
import { later } from '../../../../platform/clock.ts';
import type { Tx } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../../platform/deps.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { AllianceMoveTable } from '../tables.ts';
import { announce } from './announce.ts';
import { TELL_AFTER_SECONDS } from './new-transaction.ts';
import { tellPeer } from './tell-peer.ts';
import { changeTransaction, type Transaction, type TransactionChange } from './transaction-store.ts';

export interface Move {
  readonly verb: AllianceVerb;
  readonly mover: AllianceMoveTable['mover'];
  /** What changes besides the step. */
  readonly facts?: TransactionChange;
  /** Written in the same transaction of the database. */
  readonly also?: (tx: Tx) => Promise<void>;
}

/** Makes a move here, then tells the other library. Answers the transaction as it is then. */
export async function moveTransaction(
  deps: Deps,
  tenant: Tenant,
  seen: Transaction,
  { verb, mover, facts, also }: Move,
): Promise<Transaction | Refusal<'ALLIANCE_STEP_PASSED'>> {
  if (!canMove(seen, verb)) return refuse(ALLIANCE_STEP_PASSED);
  const now = deps.clock.now();
  const change = {
    ...facts,
    step: ALLIANCE_WAYS[verb].to,
    step_since: now.toISOString(),
    untold: 1,
    tries: 0,
    tell_at: later(now, TELL_AFTER_SECONDS),
  } as const;
  const isMoved = await inTransaction(deps.db, async (tx) => {
    const done = await changeTransaction(tx, seen, change, mover);
    if (done) {
      await also?.(tx);
      await announce(tx, deps, seen, { step: change.step, now: change.step_since });
    }
    return done;
  });
  if (!isMoved) return refuse(ALLIANCE_STEP_PASSED);
  return (await tellPeer(deps, tenant, { ...seen, ...change })).transaction;
}
