import { newLink } from '../domains/resources/links/new-link.ts';
import type { LinkTable } from '../domains/resources/links/tables.ts';
import type { Db } from '../platform/db/database.ts';
import { TENANT } from './built-rows.ts';

const AT = new Date('2026-03-02T08:00:00.000Z');

/** An address of a database of the first library that staff have to look at, with what is given; answers its id. */
export async function buildLink(
  db: Db,
  eresourceId: string,
  given: Partial<LinkTable> = {},
): Promise<string> {
  const address = given.address ?? 'https://gone.example.org/';
  const place = { eresourceId, titleId: given.title_id ?? '', address, isThroughProxy: false };
  const row: LinkTable = {
    ...newLink(given.tenant_id ?? TENANT, place, AT),
    state: 'broken',
    reason: 'status',
    status: 404,
    asked_at: AT.toISOString(),
    asked_on: '2026-03-02',
    failed_days: 1,
    failed_on: '2026-03-02',
    is_found: 1,
    found_at: AT.toISOString(),
    shelf: 'open',
    ...given,
  };
  await db.insertInto('link').values(row).execute();
  return row.id;
}
