import { type Kysely, sql } from 'kysely';
import { newId } from '../ids.ts';

/** Orders that the stored records of each tenant are read again in the background, because the mapping reads more from them now. */
export async function orderRemaps(db: Kysely<unknown>): Promise<void> {
  // A job that waits, of an earlier step or of staff, reads it too.
  const { rows } = await sql<{ tenant_id: string }>`
    select distinct tenant_id from bib where tenant_id not in (
      select unique_key from job where kind = 'catalogue.remap' and state in ('waiting', 'running') and unique_key is not null
    )`.execute(db);
  const now = new Date().toISOString();
  // Before any time that a clock says, so that the job runs at once.
  const atOnce = new Date(0).toISOString();
  for (const { tenant_id } of rows) {
    await sql`
      insert into job (id, tenant_id, kind, payload, unique_key, state, run_at, attempts, max_attempts, created_at)
      values (${newId()}, ${tenant_id}, 'catalogue.remap', '{}', ${tenant_id}, 'waiting', ${atOnce}, 0, 100, ${now})
    `.execute(db);
  }
}
