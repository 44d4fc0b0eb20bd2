import type { DemoTenant } from '@lectern/demo/demo-tenant';
import { TENANTS } from '@lectern/demo/tenants';
import { addDays, dateIn, later } from '../../../../platform/clock.ts';
import { startOfDay } from '../../../../platform/day-bounds.ts';
import type { Db, Tx } from '../../../../platform/db/database.ts';
import { newId } from '../../../../platform/db/ids.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import { clearingAccount } from '../ledger/accounts.ts';
import { book } from '../ledger/book.ts';
import type { LedgerContext } from '../ledger/ledger-context.ts';
import { postCharge } from '../ledger/post-charge.ts';
import { postPayment } from '../ledger/post-credit.ts';
import { POSTING_LISTENERS } from '../posting-listeners.ts';

const DAYS = 21;
/** Minor units. */
const FLOAT = 10_000;
const MISSING = 100;
const HALF_AN_HOUR = 1800;
const WHY: Readonly<Record<DemoTenant, string>> = { demo: '找零有误', harbour: 'Wrong change' };

/** What ordinary readers pay for at the desk. Minor units. */
const SERVICES = [
  { primaryId: 'M0003', hour: 10, amount: 2_000, note: '补办读者证' },
  { primaryId: 'M0004', hour: 11, amount: 360, note: '复印 12 页' },
  { primaryId: 'T20100002', hour: 15, amount: 900, note: '复印 30 页' },
  { primaryId: 'T20100003', hour: 16, amount: 150, note: '打印 5 页' },
] as const;

interface Taken {
  readonly id: string;
  readonly amount: number;
  readonly at: string;
}

/** The drawers in which the desk had the cash of the last weeks, one for a day. Once a coin was missing. */
export async function seedDrawers(tx: Tx, demo: DemoTenant, tenantId: string, now: Date): Promise<void> {
  const staff = await tx
    .selectFrom('staff_member')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('account', '=', 'desk')
    .executeTakeFirstOrThrow();
  const libraryCode = await firstLibrary(tx, tenantId);
  const { timeZone = 'UTC', currency = 'CNY' } = TENANTS[demo].policy;
  const since = later(now, -DAYS * 86_400);
  if (demo === 'demo')
    await postServices(tx, { tenantId, policy: { currency }, listeners: POSTING_LISTENERS }, timeZone, now);
  const days = byDay(await cashSince(tx, tenantId, since), timeZone);
  for (const [index, taken] of days.entries()) {
    const [first, last] = [taken[0], taken.at(-1)];
    if (!first || !last) continue;
    const sum = taken.reduce((total, { amount }) => total + amount, 0);
    const isShort = index === 1;
    const closed_at = later(new Date(last.at), HALF_AN_HOUR);
    const id = newId();
    const drawer = { id, tenant_id: tenantId, library_code: libraryCode, staff_id: staff.id };
    await tx
      .insertInto('cash_drawer')
      .values({
        ...drawer,
        opened_with: FLOAT,
        opened_at: later(new Date(first.at), -HALF_AN_HOUR),
        closed_at,
        counted: FLOAT + sum - (isShort ? MISSING : 0),
        reason: isShort ? WHY[demo] : '',
        follows: null,
      })
      .execute();
    const entries = taken.map(({ id: posting_id, amount, at }) => ({
      posting_id,
      tenant_id: tenantId,
      drawer_id: id,
      kind: 'taken' as const,
      amount,
      booked_at: at,
    }));
    await insertRows(tx, 'cash_entry', entries);
    if (!isShort) continue;
    const posting_id = await book(
      tx,
      { tenantId, policy: { currency }, now: closed_at },
      { kind: 'cash_difference', patronId: '', amount: MISSING, method: 'cash', note: WHY[demo] },
      { [clearingAccount('cash')]: -MISSING, difference: MISSING },
    );
    const entry = { posting_id, tenant_id: tenantId, drawer_id: id, booked_at: closed_at };
    await insertRows(tx, 'cash_entry', [{ ...entry, kind: 'difference', amount: -MISSING }]);
  }
}

/** Two services on each working day before today. */
async function postServices(
  tx: Tx,
  context: Omit<LedgerContext, 'now'>,
  timeZone: string,
  now: Date,
): Promise<void> {
  const today = dateIn(timeZone, now);
  for (let ago = 1; ago < DAYS; ago++) {
    const day = addDays(today, -ago);
    if ([0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())) continue;
    const first = (ago * 2) % SERVICES.length;
    for (const { primaryId, hour, amount, note } of SERVICES.slice(first, first + 2)) {
      const at = { ...context, now: later(new Date(startOfDay(timeZone, day)), hour * 3600 + ago * 97) };
      const { id: patronId } = await tx
        .selectFrom('patron')
        .select('id')
        .where('tenant_id', '=', context.tenantId)
        .where('primary_id', '=', primaryId)
        .executeTakeFirstOrThrow();
      const charge = await postCharge(tx, at, { kind: 'service', patronId, loanId: null, amount, note });
      await postPayment(tx, at, { patronId, amount, method: 'cash', chargeIds: charge ? [charge] : [] });
    }
  }
}

async function firstLibrary(db: Db, tenantId: string): Promise<string> {
  const { code } = await db
    .selectFrom('library')
    .select('code')
    .where('tenant_id', '=', tenantId)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  return code;
}

/** What was paid in cash, in order of time. */
function cashSince(db: Db, tenantId: string, since: string): Promise<readonly Taken[]> {
  return db
    .selectFrom('ledger_posting')
    .select(['id', 'amount', 'posted_at as at'])
    .where('tenant_id', '=', tenantId)
    .where('kind', '=', 'payment')
    .where('method', '=', 'cash')
    .where('posted_at', '>=', since)
    .orderBy('posted_at')
    .execute();
}

/** What was paid on each day of the library. */
function byDay(taken: readonly Taken[], timeZone: string): readonly (readonly Taken[])[] {
  const days = new Map<string, Taken[]>();
  for (const one of taken) {
    const day = dateIn(timeZone, new Date(one.at));
    days.set(day, [...(days.get(day) ?? []), one]);
  }
  return [...days.values()];
}
