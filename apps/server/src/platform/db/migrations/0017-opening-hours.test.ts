import type { Kysely } from 'kysely';
import { expect, it } from 'vitest';
import { readCalendar } from '../../../domains/lending/circulation/rules/calendar.ts';
import { createTestDatabase, describeOnBothDatabases } from '../../../testing/test-database.ts';
import { up as openingHours } from './0017-opening-hours.ts';
import { createTable } from './table.ts';

describeOnBothDatabases('closed days of before', 'migrations', (kind) => {
  it('are closed days of the one calendar', async () => {
    const { db, close } = await createTestDatabase(kind);
    try {
      const plain = db as unknown as Kysely<Record<'closed_day', Record<string, string>>>;
      await plain.schema.dropTable('opening_week').execute();
      await plain.schema.dropTable('opening_exception').execute();
      await createTable(
        db as unknown as Kysely<unknown>,
        'closed_day',
        ['tenant_id', 'library_code', 'day'],
        {
          tenant_id: 'text',
          library_code: 'text',
          day: 'text',
        },
      );
      const closed = (library_code: string, day: string) => ({ tenant_id: '1001', library_code, day });
      await plain
        .insertInto('closed_day')
        .values([closed('MAIN', '2026-05-01'), closed('', '2026-05-02')])
        .execute();
      await openingHours(db as unknown as Kysely<unknown>);
      const calendar = await readCalendar(db, '1001', '2026-05-01');
      const isClosed = (library: string, day: number) => calendar.isClosed(library, `2026-05-0${day}`);
      expect([1, 2, 3].map((day) => isClosed('MAIN', day))).toEqual([true, true, false]);
      expect([1, 2, 3].map((day) => isClosed('SOUTH', day))).toEqual([false, true, false]);
    } finally {
      await close();
    }
  });
});
