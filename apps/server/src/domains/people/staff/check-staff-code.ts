import { isRefusal, type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { STAFF_CODE_REQUIRED, STAFF_CODE_WRONG } from '@lectern/contracts/people/staff/errors';
import type { Deps } from '../../../platform/deps.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { clearSecondGuesses, countSecondGuess } from '../second-factor/check-second-code.ts';
import { findSecret, stepOfCode } from '../second-factor/totp.ts';
import { spendStaffStep } from './staff-store.ts';

/**
 * Uses up the code of a member's app. Wrong ones are counted for the member before they are checked, apart from passwords: a right
 * password does not give more tries.
 */
export async function checkStaffCode(
  deps: Deps,
  tenant: Tenant,
  { staffId, code }: { readonly staffId: string; readonly code: string | undefined },
): Promise<true | Refusal<'STAFF_CODE_REQUIRED' | 'STAFF_CODE_WRONG' | 'LOGIN_LOCKED'>> {
  if (code === undefined) return refuse(STAFF_CODE_REQUIRED);
  const allowed = await countSecondGuess(deps, tenant, staffId);
  if (isRefusal(allowed)) return allowed;
  const secret = await findSecret(deps, tenant.id, staffId);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, deps.clock.now());
  const isRight = step !== undefined && (await spendStaffStep(deps.db, tenant.id, staffId, step));
  if (!isRight) return refuse(STAFF_CODE_WRONG);
  await clearSecondGuesses(deps, tenant, staffId);
  return true;
}
