import type { Tx } from '../../../../platform/db/database.ts';
import { newRequestNumber } from '../requests/request-number.ts';
import type { RequestTable } from '../store/request-tables.ts';

/** Inserts with another number if this one is taken. */
export async function insertRequest(tx: Tx, row: RequestTable): Promise<string> {
  for (;;) {
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('request')
      .values(row)
      .onConflict((same) => same.columns(['tenant_id', 'number']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 1n) return row.id;
    row = { ...row, number: newRequestNumber(new Date(row.placed_at)) };
  }
}
