import { CASH_DRAWER_CLOSED } from '@lectern/contracts/counter/cash/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import type { Tx } from '../../../../platform/db/database.ts';
import type { LocalContext } from '../local-context.ts';
import { lockDrawer } from './drawer-store.ts';
import type { CashEntryTable } from './tables.ts';

/**
 * The drawer to which money of the desk is booked; undefined for what is no cash, for what readers do without staff, and where staff may
 * take cash without a drawer. It stays open until the transaction ends.
 */
export async function drawerFor(
  tx: Tx,
  { tenantId, policy }: LocalContext,
  { method, staffId }: { readonly method: string; readonly staffId: string | undefined },
): Promise<string | undefined | Refusal<'CASH_DRAWER_CLOSED'>> {
  if (method !== 'cash' || staffId === undefined) return undefined;
  const drawer = await lockDrawer(tx, tenantId, staffId);
  return drawer?.id ?? (policy.desk.cashDrawers ? refuse(CASH_DRAWER_CLOSED) : undefined);
}

/** Notes in the drawer what a posting put in or took out; nothing where there is none. */
export async function bookCash(
  tx: Tx,
  { tenantId, now }: Pick<LocalContext, 'tenantId' | 'now'>,
  drawerId: string | undefined,
  entry: Pick<CashEntryTable, 'posting_id' | 'amount' | 'kind'>,
): Promise<void> {
  if (drawerId === undefined) return;
  const row = { ...entry, tenant_id: tenantId, drawer_id: drawerId, booked_at: now };
  await tx.insertInto('cash_entry').values(row).execute();
}
