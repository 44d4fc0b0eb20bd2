import type { AllianceStep } from '@lectern/rules/alliance/steps';
import type { Tx } from '../../../../platform/db/database.ts';
import type { Deps } from '../../../../platform/deps.ts';
import { allianceMoved } from '../alliance-moved.ts';
import type { Transaction } from './transaction-store.ts';

/** Steps that readers are told of: they can fetch the copy, or will not get it. */
const TOLD: readonly AllianceStep[] = ['arrived', 'refused'];

/** Says that a transaction of a reader came to a step, in the transaction of the database that brings it there. */
export async function announce(
  tx: Tx,
  { events }: Pick<Deps, 'events'>,
  { side, tenant_id: tenantId, id }: Transaction,
  { step, now }: { readonly step: AllianceStep; readonly now: string },
): Promise<void> {
  if (side === 'borrowing' && TOLD.includes(step))
    await events.send(tx, allianceMoved, { tenantId, subjectIds: [id], now });
}
