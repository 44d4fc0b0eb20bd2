import type { Tx } from '../../../platform/db/database.ts';
import { newRecoveryCodes, recoveryHash, shownRecoveryCode } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './second-factor-store.ts';

/** Gives a reader new recovery codes in place of the old ones, and answers them as they are shown. */
export async function storeNewRecoveryCodes(
  tx: Tx,
  tenantId: string,
  patronId: string,
  now: Date,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryHash(tenantId, patronId, code));
  await replaceRecoveryCodes(tx, tenantId, patronId, { hashes, now: now.toISOString() });
  return codes.map(shownRecoveryCode);
}
