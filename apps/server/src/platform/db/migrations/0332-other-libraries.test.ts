import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createTestDatabase, describeOnBothDatabases } from '../../../testing/test-database.ts';
import { up as otherLibraries } from './0332-other-libraries.ts';

const NORTH = {
  code: 'north',
  names: { 'en-US': 'North' },
  address: 'http://north.example.org/sru',
  version: '2.0',
};
const HARBOUR = { code: 'harbour', names: {}, library: 'harbour' };
/** Each stays: its code is none of a source or is taken, its records are of a named family, or its address has braces. */
const STAYING = [
  { ...NORTH, code: 'North' },
  { ...NORTH, code: 'taken' },
  { ...NORTH, code: 'family', flavour: 'unimarc' },
  { ...NORTH, code: 'braces', address: 'https://north.example.org/{x}' },
];

describeOnBothDatabases('catalogues in settings', 'migrations', (kind) => {
  it('become outside sources where a row can say them, and stay where not', async () => {
    const { db, close } = await createTestDatabase(kind);
    try {
      await sql`alter table provider drop column catalogue`.execute(db);
      const put = (id: string, settings: string) =>
        db
          .insertInto('tenant')
          .values({ id, mapping_path: id, settings, settings_revision: 4, created_at: '2026-01-01' })
          .execute();
      const sources = { catalogues: [NORTH, HARBOUR, ...STAYING], offers: { names: {} } };
      await put('full', JSON.stringify({ version: 2, sources }));
      await put('none', JSON.stringify({ version: 2 }));
      await put('broken', '{"half');
      await sql`insert into provider (id, tenant_id, code, names, kind, mappings, address, method, body, body_type, key_place, key_name,
          per_minute, per_day, value_seconds, none_seconds, failed_seconds, place, is_on, created_at, updated_at)
        values ('p', 'full', 'taken', '{}', 'json', '[]', 'https://x.example.org', 'GET', '', 'json', 'none', '', 1, 1, 1, 1, 1, 1, 1, '', '')`.execute(
        db,
      );
      await otherLibraries(db as unknown as Kysely<unknown>);

      const rows = await db
        .selectFrom('provider')
        .selectAll()
        .where('code', '!=', 'taken')
        .orderBy('place')
        .execute();
      expect(rows.map(({ code, kind: of, address, is_on }) => [code, of, address, is_on])).toEqual([
        ['north', 'sru', NORTH.address, 1],
        ['harbour', 'sibling', 'harbour', 1],
      ]);
      expect(JSON.parse(rows[0]!.catalogue)).toEqual({ version: '2.0' });
      const settings = await db
        .selectFrom('tenant')
        .select(['id', 'settings', 'settings_revision'])
        .orderBy('id')
        .execute();
      expect(settings.map(({ id, settings_revision }) => [id, settings_revision])).toEqual([
        ['broken', 4],
        ['full', 5],
        ['none', 4],
      ]);
      expect(JSON.parse(settings[1]!.settings).sources).toEqual({
        catalogues: STAYING,
        offers: { names: {} },
      });
    } finally {
      await close();
    }
  });
});
