import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { CREATED, type Some, TENANT } from './built-rows.ts';

/** A donation of one title that was offered; answers the ids of both. */
export async function buildDonation(
  db: Db,
  given: Some<'donation'> = {},
  title: Some<'donation_title'> = {},
): Promise<{ readonly id: string; readonly titleId: string }> {
  const row = {
    id: newId(),
    tenant_id: TENANT,
    number: null,
    state: 'offered' as const,
    patron_id: '',
    donor_name: 'Sea Club',
    contact: '',
    is_named: 0 as const,
    remark: '',
    way: 'bring' as const,
    bring_on: '',
    worth: '',
    currency: '',
    reply: '',
    words: 'sea charts',
    offered_at: CREATED,
    changed_at: CREATED,
    accepted_at: '',
    accepted_on: '',
    ended_at: '',
    ...given,
  };
  await db.insertInto('donation').values(row).execute();
  const titleRow = {
    id: newId(),
    tenant_id: row.tenant_id ?? TENANT,
    donation_id: row.id,
    position: 0,
    title: 'Sea charts',
    author: '',
    publisher: '',
    publish_time: '',
    isbn: '',
    words: 'sea charts',
    copies: 1,
    accepted: 0,
    record_id: '',
    accepted_at: '',
    ended_at: '',
    ...title,
  };
  await db.insertInto('donation_title').values(titleRow).execute();
  return { id: row.id, titleId: titleRow.id };
}
