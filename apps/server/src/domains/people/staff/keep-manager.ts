import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { LAST_MANAGER } from '@lectern/contracts/people/staff/errors';
import type { Db } from '../../../platform/db/database.ts';
import { listMembers, listRoles } from './staff-store.ts';

/** Thrown inside the transaction that would leave nobody who may manage the staff, so that it is undone. */
export class NoManagerLeft extends Error {
  override readonly name = 'NoManagerLeft';
}

/** @throws NoManagerLeft if no active member may manage the staff any more */
export async function requireManager(db: Db, tenantId: string): Promise<void> {
  const managing = new Set(
    (await listRoles(db, tenantId))
      .filter(({ permissions }) => permissions.includes('staff.manage'))
      .map(({ roleId }) => roleId),
  );
  const members = await listMembers(db, tenantId);
  if (!members.some(({ active, roleIds }) => active && roleIds.some((id) => managing.has(id))))
    throw new NoManagerLeft();
}

/** Runs a change of the staff; one that would leave no manager is undone and refused. */
export async function keepingManager<T>(change: () => Promise<T>): Promise<T | Refusal<'LAST_MANAGER'>> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof NoManagerLeft) return refuse(LAST_MANAGER);
    throw error;
  }
}
