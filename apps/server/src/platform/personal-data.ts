import type { Refusal } from '@lectern/contracts/kernel/refusal';
import { sql } from 'kysely';
import type { Db } from './db/database.ts';
import type { Schema } from './db/schema.ts';
import type { Deps } from './deps.ts';
import type { Tenant } from './tenants/tenant-registry.ts';

/** A row as a reader takes it away: JSON values by name. */
export type PersonalRow = Readonly<Record<string, string | number | boolean | null>>;

/** What a domain keeps of readers, listed in `personal` of its domain.ts. It becomes one JSON and one CSV file of the export. */
export interface PersonalData {
  /** The name of its files: lower-case letters and hyphens. */
  readonly name: string;
  /** The tables that it tells. A test finds a table with a reader's column that nobody tells. */
  readonly tables: readonly (keyof Schema)[];
  /** All about one reader; or why it cannot be told now, such as a library system that does not answer. */
  rows(
    deps: Deps,
    tenant: Tenant,
    patronId: string,
  ): Promise<readonly PersonalRow[] | Refusal<'ILS_UNAVAILABLE'>>;
}

declare module './deps.ts' {
  interface Deps {
    /** What all domains keep of readers. */
    readonly personalData: () => Promise<readonly PersonalData[]>;
  }
}

/** The rows of a table whose column `reader` names the reader. Secrets (hashes, keys) are no columns to tell. */
export function ownRows<Table extends keyof Schema>(
  name: string,
  table: Table,
  {
    columns,
    reader,
    actor,
  }: {
    readonly columns: readonly (keyof Schema[Table] & string)[];
    readonly reader: keyof Schema[Table] & string;
    /** For tables that have rows of staff too: their column `actor_kind`. */
    readonly actor?: keyof Schema[Table] & string;
  },
): PersonalData {
  return {
    name,
    tables: [table],
    rows: ({ db }, tenant, patronId) => select(db, tenant.id, patronId),
  };

  async function select(db: Db, tenantId: string, patronId: string): Promise<readonly PersonalRow[]> {
    const told = sql.join(columns.map((column) => sql.ref(column)));
    const ofPatrons = actor ? sql` and ${sql.ref(actor)} = 'patron'` : sql``;
    const { rows } = await sql<PersonalRow>`select ${told} from ${sql.table(table)}
      where ${sql.ref('tenant_id')} = ${tenantId} and ${sql.ref(reader)} = ${patronId}${ofPatrons}`.execute(
      db,
    );
    return rows;
  }
}
