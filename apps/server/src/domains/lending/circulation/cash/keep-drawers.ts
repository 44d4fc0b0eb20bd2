import {
  CASH_DRAWER_CLOSED,
  CASH_DRAWER_OPEN,
  CASH_REASON_REQUIRED,
} from '@lectern/contracts/counter/cash/errors';
import { type Refusal, refuse } from '@lectern/contracts/kernel/refusal';
import { AMOUNT_CHANGED } from '@lectern/contracts/lending/fines/errors';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import { clearingAccount } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import type { LocalContext } from '../local-context.ts';
import { auditAct } from '../store/note-act.ts';
import { bookCash } from './book-cash.ts';
import type { CashDrawer, CashEntry, CashReport } from './cash-drawer.ts';
import {
  addDrawer,
  findOpenDrawer,
  listCashEntries,
  listDrawersBetween,
  lockDrawer,
  sumCash,
  sumCashWithoutDrawer,
} from './drawer-store.ts';

const ENTRIES = 100;

/** The open drawer of a member of the staff, with its last entries, last first. */
export async function readDrawer(
  db: Db,
  { tenantId }: Pick<LocalContext, 'tenantId'>,
  staffId: string,
): Promise<{ readonly drawer: CashDrawer; readonly entries: readonly CashEntry[] } | undefined> {
  const drawer = await findOpenDrawer(db, tenantId, staffId);
  return drawer && { drawer, entries: await listCashEntries(db, tenantId, drawer.id, ENTRIES) };
}

export function openDrawer(
  db: Db,
  context: LocalContext,
  {
    libraryCode,
    staffId,
    float,
  }: { readonly libraryCode: string; readonly staffId: string; readonly float: number },
): Promise<CashDrawer | Refusal<'CASH_DRAWER_OPEN'>> {
  const { tenantId, now } = context;
  return inTransaction(db, async (tx) => {
    const id = newId();
    const place = { tenant_id: tenantId, library_code: libraryCode, staff_id: staffId };
    const isOpened = await addDrawer(tx, { id, ...place, opened_with: float, opened_at: now, follows: null });
    const drawer = await findOpenDrawer(tx, tenantId, staffId);
    if (!isOpened || !drawer) return refuse(CASH_DRAWER_OPEN);
    await auditAct(tx, context, staffId, { action: 'cash.open', subject: id, details: { float } });
    return drawer;
  });
}

/** How a drawer ends. Sums are minor units. */
interface DrawerCount {
  readonly staffId: string;
  readonly counted: number;
  /** What the member of the staff was shown as in it. */
  readonly sum: number;
  readonly reason: string;
  /** Who gets the drawer, with the count as its float. */
  readonly nextStaffId?: string;
}

/** Ends a drawer with what was counted, posts the difference, and hands the drawer over if somebody is named. */
export function closeDrawer(
  db: Db,
  context: LocalContext,
  { staffId, counted, sum, reason, nextStaffId }: DrawerCount,
): Promise<
  CashDrawer | Refusal<'CASH_DRAWER_CLOSED' | 'CASH_DRAWER_OPEN' | 'CASH_REASON_REQUIRED' | 'AMOUNT_CHANGED'>
> {
  const { tenantId, policy, now } = context;
  return inTransaction(db, async (tx) => {
    const open = await lockDrawer(tx, tenantId, staffId);
    if (!open) return refuse(CASH_DRAWER_CLOSED);
    const { taken, givenBack } = await sumCash(tx, tenantId, { drawerId: open.id });
    const expected = open.opened_with + taken - givenBack;
    const { currency } = policy;
    if (expected !== sum) return refuse(AMOUNT_CHANGED, { open: { amount: expected, currency } });
    const difference = counted - expected;
    if (difference !== 0 && reason === '') {
      return refuse(CASH_REASON_REQUIRED, { difference: { amount: difference, currency } });
    }
    await postDifference(tx, context, { drawerId: open.id, difference, reason });
    await tx
      .updateTable('cash_drawer')
      .set({ closed_at: now, counted, reason })
      .where('tenant_id', '=', tenantId)
      .where('id', '=', open.id)
      .execute();
    if (nextStaffId !== undefined) {
      const next = { id: newId(), tenant_id: tenantId, library_code: open.library_code };
      const rest = { staff_id: nextStaffId, opened_with: counted, opened_at: now, follows: open.id };
      if (!(await addDrawer(tx, { ...next, ...rest }))) throw new HolderHasDrawer();
    }
    const details = { counted, difference, reason, ...(nextStaffId !== undefined && { to: nextStaffId }) };
    const action = nextStaffId === undefined ? 'cash.close' : 'cash.handOver';
    await auditAct(tx, context, staffId, { action, subject: open.id, details });
    const { id, library_code: libraryCode, opened_at: openedAt, opened_with: float } = open;
    const closed = { id, libraryCode, staffId, openedAt, closedAt: now, float };
    return { ...closed, taken, givenBack, difference, reason };
  }).catch((error: unknown) => {
    if (error instanceof HolderHasDrawer) return refuse(CASH_DRAWER_OPEN);
    throw error;
  });
}

/** What was booked since an instant and before another, and the drawers that were open between them, in the order of opening. */
export async function reportCash(
  db: Db,
  { tenantId }: Pick<LocalContext, 'tenantId'>,
  part: { readonly since: string; readonly before: string },
): Promise<CashReport> {
  const [inDrawers, withoutDrawer, drawers] = await Promise.all([
    sumCash(db, tenantId, part),
    sumCashWithoutDrawer(db, tenantId, part),
    listDrawersBetween(db, tenantId, part),
  ]);
  return {
    taken: inDrawers.taken + withoutDrawer.taken,
    givenBack: inDrawers.givenBack + withoutDrawer.givenBack,
    difference: inDrawers.difference,
    withoutDrawer,
    drawers,
  };
}

/** Takes back the end of a drawer that nobody can get. */
class HolderHasDrawer extends Error {}

async function postDifference(
  tx: Tx,
  context: LocalContext,
  {
    drawerId,
    difference,
    reason,
  }: { readonly drawerId: string; readonly difference: number; readonly reason: string },
): Promise<void> {
  if (difference === 0) return;
  const facts = { patronId: '', amount: Math.abs(difference), method: 'cash', note: reason };
  const lines = { [clearingAccount('cash')]: difference, difference: -difference };
  const posting = await book(tx, context, { kind: 'cash_difference', ...facts }, lines);
  await bookCash(tx, context, drawerId, { posting_id: posting, amount: difference, kind: 'difference' });
}
