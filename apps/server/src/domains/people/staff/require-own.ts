import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { PERMISSION_NOT_OWN } from '@lectern/contracts/people/staff/errors';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import type { Tx } from '../../../platform/db/database.ts';
import { findPermissions } from '../../../platform/sessions/permissions.ts';

/** Refuses to give a permission that the member who gives it does not have in this transaction. */
export async function requireOwn(
  tx: Tx,
  tenantId: string,
  { staffId, given }: { readonly staffId: string; readonly given: readonly Permission[] },
): Promise<true | Refusal<'PERMISSION_NOT_OWN'>> {
  const own = await findPermissions(tx, tenantId, staffId);
  return given.every((permission) => own?.has(permission)) || refuse(PERMISSION_NOT_OWN);
}
