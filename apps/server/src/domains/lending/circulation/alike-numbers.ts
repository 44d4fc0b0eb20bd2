import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';

/** A number that has the same normal form as another one of its kind. */
export interface AlikeNumber {
  readonly kind: 'barcode' | 'card' | 'account';
  readonly form: string;
  /** As it is written. */
  readonly number: string;
}

const NUMBERS = [
  { kind: 'barcode', table: 'item', column: 'barcode' },
  { kind: 'card', table: 'patron_card', column: 'number' },
  { kind: 'account', table: 'account', column: 'primary_id' },
] as const;

/** The numbers of a tenant that only their spelling keeps apart, by kind and form. Reads all numbers of the tenant. */
export async function listAlikeNumbers(db: Db, tenantId: string): Promise<readonly AlikeNumber[]> {
  const alike: AlikeNumber[] = [];
  for (const { kind, table, column } of NUMBERS) {
    const form = sql<string>`coalesce(${sql.ref(`${column}_form`)}, ${sql.ref(column)})`;
    const { rows } = await sql<{ form: string; number: string }>`
      select ${form} as form, ${sql.ref(column)} as number from ${sql.table(table)}
      where tenant_id = ${tenantId} and ${form} in (
        select ${form} from ${sql.table(table)} where tenant_id = ${tenantId} group by 1 having count(*) > 1)
      order by 1, 2`.execute(db);
    alike.push(...rows.map((row) => ({ kind, ...row })));
  }
  return alike;
}
