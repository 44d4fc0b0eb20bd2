import type { Db } from '../../../../platform/db/database.ts';
import type { ToldPayment, ToldPayments } from '../../../../ports/ils/telling/told-payments.ts';
import type { ToldPaymentTable } from '../tables.ts';

/** What library systems elsewhere were told of payments, in the portal's database. */
export function createToldPayments(db: Db): ToldPayments {
  const rowsOf = (tenantId: string) => db.selectFrom('told_payment').where('tenant_id', '=', tenantId);

  return {
    async find(tenantId, reference) {
      const row = await rowsOf(tenantId).selectAll().where('reference', '=', reference).executeTakeFirst();
      return row && read(row);
    },
    async begin(tenantId, { reference, patronId, amount, owedBefore }, at) {
      const row: ToldPaymentTable = {
        tenant_id: tenantId,
        reference,
        patron_id: patronId,
        amount,
        owed_before: owedBefore,
        state: 'telling',
        begun_at: at,
        changed_at: at,
      };
      const { numInsertedOrUpdatedRows = 0n } = await db
        .insertInto('told_payment')
        .values(row)
        .onConflict((conflict) => conflict.columns(['tenant_id', 'reference']).doNothing())
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },
    async note(tenantId, { reference, changedAt }, state, at) {
      const { numUpdatedRows } = await db
        .updateTable('told_payment')
        .set({ state, changed_at: at })
        .where('tenant_id', '=', tenantId)
        .where('reference', '=', reference)
        .where('changed_at', '=', changedAt)
        .where('state', '=', 'telling')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async booked(tenantId, patronId, { offset, limit }) {
      const own = rowsOf(tenantId).where('patron_id', '=', patronId).where('state', '=', 'booked');
      const [rows, { total }] = await Promise.all([
        own
          .selectAll()
          .orderBy('changed_at', 'desc')
          .orderBy('reference')
          .limit(limit)
          .offset(offset)
          .execute(),
        own.select((eb) => eb.fn.countAll().as('total')).executeTakeFirstOrThrow(),
      ]);
      return { total: Number(total), payments: rows.map(read) };
    },
  };
}

function read(row: ToldPaymentTable): ToldPayment {
  const { reference, amount, state } = row;
  return {
    reference,
    patronId: row.patron_id,
    amount: Number(amount),
    owedBefore: Number(row.owed_before),
    state,
    begunAt: row.begun_at,
    changedAt: row.changed_at,
  };
}
