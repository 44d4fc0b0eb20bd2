import { newId } from '../../../../platform/db/ids.ts';
import { insertRows } from '../../../../platform/db/insert-rows.ts';
import type { DemoSeed } from '../../../../platform/demo-seed.ts';
import { countClicks } from '../count-clicks.ts';
import type { ActivityTable } from '../tables.ts';

/** Readers who looked around lately. */
const READERS = { demo: ['20230001', '20230002', 'T20100001'], harbour: ['H1001'] } as const;
const RECORDS = 14;
const HOUR_MS = 3_600_000;
const EVENTS = ['openRecord', 'openRecord', 'cite', 'openRecord', 'share'] as const;

/** What some readers did in the last days, and the counts of it. */
export const activitySeed: DemoSeed = {
  tables: ['activity', 'click_count'],
  async load({ db, clock }, { demo, tenantId }) {
    const now = clock.now().getTime();
    const readers = await db
      .selectFrom('account')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('primary_id', 'in', READERS[demo])
      .orderBy('primary_id')
      .execute();
    const works = await db
      .selectFrom('bib')
      .select('id')
      .where('tenant_id', '=', tenantId)
      .where('suppressed', '=', 0)
      .orderBy('control_number')
      .limit(RECORDS)
      .execute();
    const rows: ActivityTable[] = readers.flatMap(({ id }, reader) =>
      works.map((work, at) => ({
        id: newId(),
        tenant_id: tenantId,
        patron_id: id,
        event: EVENTS[(at + reader) % EVENTS.length]!,
        subject: work.id,
        occurred_at: new Date(now - (at * 7 + reader + 1) * HOUR_MS).toISOString(),
      })),
    );
    await insertRows(db, 'activity', rows);
    const counts = countClicks(
      rows.map((row) => ({ ...row, day: row.occurred_at.slice(0, 'YYYY-MM-DD'.length) })),
    ).map((one) => ({ tenant_id: tenantId, ...one }));
    await insertRows(db, 'click_count', counts);
  },
};
