import { dateIn } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { inTransaction } from '../../../../platform/db/in-transaction.ts';
import type { Tenant } from '../../../../platform/tenants/tenant-registry.ts';
import type { ReceiptTable } from '../tables.ts';

export interface NewReceipt extends Pick<ReceiptTable, 'source' | 'method' | 'amount' | 'currency'> {
  readonly sourceId: string;
  readonly patronId: string;
  /** When the money came, ISO instant. */
  readonly at: string;
}

const DIGITS = 6;

/** "2026-000123" */
export function receiptNumberOf({ year, number }: Pick<ReceiptTable, 'year' | 'number'>): string {
  return `${year}-${String(number).padStart(DIGITS, '0')}`;
}

/**
 * Makes the receipt for money that came, with the next number of its year, once for its source. The row of the counter is locked first, so
 * that nobody else looks or counts meanwhile: what is undone leaves no gap.
 */
export async function addReceipt(db: Db, tenant: Tenant, receipt: NewReceipt, now: Date): Promise<void> {
  const { sourceId, patronId, at, ...rest } = receipt;
  const year = Number(dateIn(tenant.settings.policy.timeZone, new Date(at)).slice(0, 4));
  const ofYear = { tenant_id: tenant.id, year };
  await inTransaction(db, async (tx) => {
    await tx
      .insertInto('receipt_counter')
      .values({ ...ofYear, last: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['tenant_id', 'year'])
          .doUpdateSet((eb) => ({ last: eb.ref('receipt_counter.last') })),
      )
      .execute();
    if ((await findReceiptNumbers(tx, tenant.id, [sourceId])).has(sourceId)) return;
    const { last } = await tx
      .updateTable('receipt_counter')
      .set((eb) => ({ last: eb('last', '+', 1) }))
      .where('tenant_id', '=', tenant.id)
      .where('year', '=', year)
      .returning('last')
      .executeTakeFirstOrThrow();
    await tx
      .insertInto('receipt')
      .values({
        ...ofYear,
        ...rest,
        number: last,
        source_id: sourceId,
        patron_id: patronId,
        received_at: at,
        made_at: now.toISOString(),
      })
      .execute();
  });
}

/** The numbers of receipts, by what they are for; what has none is absent. */
export async function findReceiptNumbers(
  db: Db,
  tenantId: string,
  sourceIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (sourceIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('receipt')
    .select(['source_id', 'year', 'number'])
    .where('tenant_id', '=', tenantId)
    .where('source_id', 'in', [...sourceIds])
    .execute();
  return new Map(rows.map((row) => [row.source_id, receiptNumberOf(row)]));
}

/** The receipt with a number as `receiptNumberOf` writes it. */
export async function findReceipt(
  db: Db,
  tenantId: string,
  number: string,
): Promise<ReceiptTable | undefined> {
  const [year = '', place = ''] = number.split('-');
  return db
    .selectFrom('receipt')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('year', '=', Number(year))
    .where('number', '=', Number(place))
    .executeTakeFirst();
}

/** Receipts of a reader, the newest first. */
export async function listReceiptsOf(
  db: Db,
  tenantId: string,
  patronId: string,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly total: number; readonly receipts: readonly ReceiptTable[] }> {
  const ofReader = db
    .selectFrom('receipt')
    .where('tenant_id', '=', tenantId)
    .where('patron_id', '=', patronId);
  const { total } = await ofReader
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const receipts = await ofReader
    .selectAll()
    .orderBy('received_at', 'desc')
    .orderBy('year', 'desc')
    .orderBy('number', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total, receipts };
}
