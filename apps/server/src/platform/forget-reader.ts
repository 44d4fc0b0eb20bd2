import { sql } from 'kysely';
import type { Tx } from './db/database.ts';
import type { Schema } from './db/schema.ts';
import type { Deps } from './deps.ts';

/** Removes what a domain keeps of a reader who leaves, in the transaction that ends the account. Listed in `forgets` of its domain.ts. */
export type ForgetReader = (
  tx: Tx,
  tenantId: string,
  patronId: string,
  deps: Pick<Deps, 'events' | 'clock'>,
) => Promise<void>;

declare module './deps.ts' {
  interface Deps {
    /** How all domains forget a reader. */
    readonly forgetReader: () => Promise<readonly ForgetReader[]>;
  }
}

/** Tables whose rows belong to one reader each. */
type ReaderTable = {
  [Table in keyof Schema]: Schema[Table] extends { tenant_id: string; patron_id: string } ? Table : never;
}[keyof Schema];

/** Forgets a reader by removing all rows of these tables that are the reader's. */
export function forgetRows(...tables: readonly ReaderTable[]): ForgetReader {
  return async (tx, tenantId, patronId) => {
    for (const table of tables)
      await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and patron_id = ${patronId}`.execute(
        tx,
      );
  };
}
