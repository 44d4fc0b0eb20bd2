import type { Db } from '../../../platform/db/database.ts';
import type { Sip2TerminalTable } from './tables.ts';

export function findTerminalRow(
  db: Db,
  tenantId: string,
  account: string,
): Promise<Sip2TerminalTable | undefined> {
  return db
    .selectFrom('sip2_terminal')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('account', '=', account)
    .executeTakeFirst();
}

/** By account. */
export function listTerminalRows(db: Db, tenantId: string): Promise<readonly Sip2TerminalTable[]> {
  return db
    .selectFrom('sip2_terminal')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .orderBy('account')
    .execute();
}

/** False if there is one with the account. */
export async function addTerminalRow(db: Db, terminal: Sip2TerminalTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows: added } = await db
    .insertInto('sip2_terminal')
    .values(terminal)
    .onConflict((same) => same.doNothing())
    .executeTakeFirst();
  return Number(added ?? 0n) > 0;
}

/** False if there was none. */
export async function deleteTerminalRow(db: Db, tenantId: string, account: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('sip2_terminal')
    .where('tenant_id', '=', tenantId)
    .where('account', '=', account)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
