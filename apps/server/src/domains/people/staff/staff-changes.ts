import type { Db, Tx } from '../../../platform/db/database.ts';
import type { StaffChangeKind } from './tables.ts';

/** Notes that a member changed something of other members, in the transaction that changes it. What they change of themselves does not count. */
export async function noteStaffChange(
  tx: Tx,
  tenantId: string,
  change: {
    readonly staffIds: readonly string[];
    readonly by: string;
    readonly what: StaffChangeKind;
    readonly at: string;
  },
): Promise<void> {
  const { by, what, at } = change;
  const others = change.staffIds.filter((id) => id !== by);
  if (others.length === 0) return;
  await tx
    .insertInto('staff_change')
    .values(others.map((staff_id) => ({ tenant_id: tenantId, staff_id, by_staff_id: by, what, at })))
    .onConflict((same) => same.columns(['tenant_id', 'staff_id', 'by_staff_id', 'what']).doUpdateSet({ at }))
    .execute();
}

/**
 * Whether what members of the staff changed of each other since an instant leaves two of them two persons. They are not if one person may
 * have had both accounts in hand, also through a third one, or if the first, or who may sign in as the first, gave the second rights.
 */
export async function areApart(
  db: Db,
  tenantId: string,
  { first, second, since }: { readonly first: string; readonly second: string; readonly since: string },
): Promise<boolean> {
  const changes = await db
    .selectFrom('staff_change')
    .select(['staff_id', 'by_staff_id', 'what'])
    .where('tenant_id', '=', tenantId)
    .where('at', '>', since)
    .execute();
  const ofAccounts = changes.filter(({ what }) => what === 'account');
  const behindFirst = whoMayBe(first, ofAccounts);
  const behindSecond = whoMayBe(second, ofAccounts);
  const gaveRights = changes.some(
    ({ staff_id, by_staff_id, what }) =>
      what === 'rights' && staff_id === second && behindFirst.has(by_staff_id),
  );
  return !gaveRights && ![...behindFirst].some((id) => behindSecond.has(id));
}

/** A member, and all who may sign in as them: who changed the account, who changed the account of these, and so on. */
function whoMayBe(
  staffId: string,
  changes: readonly { readonly staff_id: string; readonly by_staff_id: string }[],
): ReadonlySet<string> {
  const behind = new Set([staffId]);
  // A set is walked in the order of adding, so those that are added meanwhile have their turn.
  for (const id of behind)
    for (const { staff_id, by_staff_id } of changes) if (staff_id === id) behind.add(by_staff_id);
  return behind;
}
