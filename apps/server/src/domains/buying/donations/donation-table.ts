import type { Language } from '@lectern/contracts/kernel/languages';
import type { TableRow } from '@lectern/rules/csv';
import { addDays, dateIn } from '../../../platform/clock.ts';
import { startOfDay } from '../../../platform/day-bounds.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Tenant } from '../../../platform/tenants/tenant-registry.ts';
import { DONATION_WORDS } from './donation-words.ts';
import { donationsBetween, titlesOf } from './store/donation-store.ts';
import type { DonationTable } from './tables.ts';

const CHUNK = 200;

/** Which donations a table has: of one reader or of all, and offered between calendar dates, both included. */
export interface TableChoice {
  readonly patronId?: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Donations as rows of a table with headings, one title in a row, read while they are sent. Only the desk has names and contacts. */
export async function* donationTable(
  db: Db,
  tenant: Tenant,
  language: Language,
  choice: TableChoice,
): AsyncGenerator<TableRow> {
  const words = DONATION_WORDS[language];
  const { timeZone } = tenant.settings.policy;
  const isDesk = choice.patronId === undefined;
  yield [
    words.number,
    words.state,
    words.title,
    words.author,
    words.publisher,
    words.publishTime,
    'ISBN',
    words.copies,
    words.accepted,
    words.remark,
    words.offered,
    ...(isDesk ? [words.giver, words.contact, words.isNamed] : []),
  ];
  const between = {
    from: choice.from === undefined ? '' : startOfDay(timeZone, choice.from),
    to: choice.to === undefined ? '9' : startOfDay(timeZone, addDays(choice.to, 1)),
    ...(choice.patronId !== undefined && { patronId: choice.patronId }),
  };
  let after: DonationTable | undefined;
  do {
    const rows = await donationsBetween(db, tenant.id, between, { after, limit: CHUNK });
    const titles = await titlesOf(
      db,
      tenant.id,
      rows.map(({ id }) => id),
    );
    for (const row of rows)
      for (const one of titles.filter(({ donation_id }) => donation_id === row.id))
        yield [
          row.number ?? '',
          words.states[row.state],
          one.title,
          one.author,
          one.publisher,
          one.publish_time,
          one.isbn,
          one.copies,
          one.accepted,
          row.remark,
          dateIn(timeZone, new Date(row.offered_at)),
          ...(isDesk ? [row.donor_name, row.contact, row.is_named === 1 ? words.yes : words.no] : []),
        ];
    after = rows.length < CHUNK ? undefined : rows.at(-1);
  } while (after);
}
