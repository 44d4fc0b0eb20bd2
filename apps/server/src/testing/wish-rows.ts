import type { Db } from '../platform/db/database.ts';
import { newId } from '../platform/db/ids.ts';
import { CREATED, next, type Some, TENANT } from './built-rows.ts';

const FACTS = {
  publisher: '',
  publishTime: '',
  standNo: '',
  resourceType: 'book',
  language: 'eng',
  price: '',
  currency: 'CNY',
  pubFreq: '',
  subject: '',
  documentTypes: [],
  webAddress: 'https://wished.example.org/',
  introduction: '',
};

/** A wish that nobody has decided, with so many readers as `wishes` says; answers its id. */
export async function buildWish(db: Db, given: Some<'wish'> = {}): Promise<string> {
  const row = {
    id: newId(),
    tenant_id: TENANT,
    kind: 'free' as const,
    state: 'saved' as const,
    work_key: next('work'),
    number_key: '',
    title: 'A wished book',
    author: '',
    words: 'a wished book',
    facts: JSON.stringify(FACTS),
    source: '',
    record_id: '',
    eresource_id: '',
    reply: '',
    decided_by: '',
    wishes: 1,
    created_at: CREATED,
    changed_at: CREATED,
    ended_at: '',
    ...given,
  };
  await db.insertInto('wish').values(row).execute();
  return row.id;
}

/** A reader who wishes something; answers the id of the row. */
export async function buildWishReader(
  db: Db,
  given: Some<'wish_reader'> & { readonly wish_id: string; readonly patron_id: string },
): Promise<string> {
  const row = {
    id: newId(),
    tenant_id: TENANT,
    reason: '',
    note: '',
    major: '',
    form_fields: '[]',
    is_named: 0 as const,
    wants_copy: 1 as const,
    pickup_library: '',
    joined_at: CREATED,
    left_at: '',
    ended_at: '',
    ...given,
  };
  await db.insertInto('wish_reader').values(row).execute();
  return row.id;
}
