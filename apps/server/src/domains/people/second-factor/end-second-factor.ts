import type { Language } from '@lectern/contracts/kernel/languages';
import type { Tx } from '../../../platform/db/database.ts';
import { inTransaction } from '../../../platform/db/in-transaction.ts';
import type { Deps } from '../../../platform/deps.ts';
import type { ReachableReader } from '../account/reachable.ts';
import { tellReader } from '../contacts/tell-reader.ts';
import { deleteTotpFactor } from './second-factor-store.ts';
import { forgetSecret } from './totp.ts';

/** Switches two-step sign-in of a reader off and tells the reader; false if it was off. */
export async function endSecondFactor(
  deps: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  tenantId: string,
  reader: ReachableReader,
  language: Language,
): Promise<boolean> {
  const end = { tenantId, language, now: deps.clock.now() };
  const wasOn = await inTransaction(deps.db, (tx) => endSecondFactorIn(tx, reader, end));
  if (wasOn) await forgetSecret(deps, tenantId, reader.id);
  return wasOn;
}

/** The same as a part of a transaction. Its caller forgets the secret when that is done. */
export async function endSecondFactorIn(
  tx: Tx,
  reader: ReachableReader,
  end: { readonly tenantId: string; readonly language: Language; readonly now: Date },
): Promise<boolean> {
  if (!(await deleteTotpFactor(tx, end.tenantId, reader.id))) return false;
  const values = { time: end.now.toISOString() };
  await tellReader(tx, reader, { ...end, template: 'twoStepsOff', values });
  return true;
}
