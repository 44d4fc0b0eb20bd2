import type { Db } from '../../../platform/db/database.ts';
import { countRecoveryCodes, findTotpFactor } from './second-factor-store.ts';

/** Whether a reader signs in in two steps; undefined for one who does not. */
export async function findSecondFactor(
  db: Db,
  tenantId: string,
  patronId: string,
): Promise<{ readonly since: string; readonly recoveryCodesLeft: number } | undefined> {
  const factor = await findTotpFactor(db, tenantId, patronId);
  if (!factor) return undefined;
  return {
    since: factor.confirmed_at,
    recoveryCodesLeft: await countRecoveryCodes(db, tenantId, patronId),
  };
}
