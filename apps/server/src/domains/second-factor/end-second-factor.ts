import type { Language } from '@lectern/contracts/kernel/languages';
import type { Tx } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import type { ReachableReader } from '../account/reachable.ts';
import { tellReader } from '../contacts/tell-reader.ts';
import { deleteTotpFactor } from './second-factor-store.ts';
import { forgetSecret } from './totp.ts';

/** Switches two-step sign-in of a reader off and tells the reader; false if it was off. `also` is done in the same transaction. */
export async function endSecondFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  tenantId: string,
  reader: ReachableReader,
  language: Language,
  also: (tx: Tx) => Promise<void> = async () => undefined,
): Promise<boolean> {
  const now = deps.clock.now();
  const wasOn = await inTransaction(deps.db, async (tx) => {
    if (!(await deleteTotpFactor(tx, tenantId, reader.id))) return false;
    const values = { time: now.toISOString() };
    await tellReader(tx, reader, { tenantId, template: 'twoStepsOff', values, language, now });
    await also(tx);
    return true;
  });
  if (wasOn) await forgetSecret(deps, tenantId, reader.id);
  return wasOn;
}
