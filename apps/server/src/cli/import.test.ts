import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importRecords } from '../domains/collection/catalogue/import/import-records.ts';
import { systemClock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { createInstallation, type TestInstallation } from '../testing/lectern-command.ts';
import { withLocalSystems } from '../testing/local-systems.ts';
import { marcFile, readMarcFile } from '../testing/marc-file.ts';
import { createTestDatabase } from '../testing/test-database.ts';

describe('lectern import', () => {
  let installation: TestInstallation;
  beforeEach(async () => {
    installation = await createInstallation();
  });
  afterEach(() => installation.close());

  const path = (name: string) => join(installation.folder, name);
  const records = (count: number) =>
    Array.from({ length: count }, (_, index) => ({
      number: `n${index}`,
      title: `Whale ${index}`,
      items: [{ barcode: `b${index}` }],
    }));

  it('stores, prints what it did, and leaves an index that finds it, when no server runs', async () => {
    writeFileSync(path('few.mrc.gz'), gzipSync(marcFile(records(3))));
    const { code, out, err } = await installation.runAsProcess([
      'import',
      path('few.mrc.gz'),
      '--tenant',
      'alpha',
    ]);
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toMatch(/3 {2}records read\n *3 {2}created\n *3 {2}items created/);
    expect(out).toContain('The search index is up to date.');
    expect(await whales(installation.folder)).toBe(3);
  });

  it('refuses by name what is no MARC, an unknown tenant, option or file, and stores nothing', async () => {
    writeFileSync(path('book.pdf'), '%PDF-1.7\n1 0 obj');
    writeFileSync(path('empty.mrc'), '');
    const refused = async (words: readonly string[]) => {
      const { code, err } = await installation.run(['import', ...words]);
      return [code, err.split('\n')[0]];
    };
    expect(await refused([path('book.pdf'), '--tenant', 'alpha'])).toEqual([
      1,
      `${path('book.pdf')} is no MARC file: pdf. Nothing was stored.`,
    ]);
    expect(await refused([path('empty.mrc'), '--tenant', 'alpha'])).toEqual([
      1,
      `${path('empty.mrc')} is no MARC file: empty. Nothing was stored.`,
    ]);
    expect(await refused([path('empty.mrc'), '--tenant', 'nobody'])).toEqual([
      1,
      'There is no tenant nobody. Tenants: alpha.',
    ]);
    expect(await refused([path('empty.mrc')])).toEqual([2, '--tenant is missing']);
    expect((await refused([path('absent.mrc'), '--tenant', 'alpha']))[1]).toContain('cannot be read');
    expect(await refused([path('empty.mrc'), '--tenant', 'alpha', '--encoding', 'klingon'])).toEqual([
      2,
      '--encoding is none of utf-8, marc-8, gb18030, gbk',
    ]);
    expect(await installation.db.selectFrom('import_run').selectAll().execute()).toEqual([]);
  });

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['damaged', (bytes: Buffer) => Buffer.from(bytes).fill(0xff, Math.floor(bytes.length / 2))],
  ])(
    'says that an archive is %s, and leaves nothing that keeps the next import waiting',
    async (_how, spoil) => {
      writeFileSync(path('part.mrc.gz'), spoil(gzipSync(marcFile(records(2_000)))));
      const { code, err } = await installation.run(['import', path('part.mrc.gz'), '--tenant', 'alpha']);
      expect(err).toMatch(
        /part\.mrc\.gz is cut off or damaged: .+ Run the command again with the whole file\.\n$/,
      );
      expect(err).not.toMatch(/^ +at /m);
      expect(code).toBe(1);
      expect(await installation.db.selectFrom('lease').select('name').execute()).toEqual([]);
    },
  );

  it('killed in the middle leaves whole batches; run again, all is as if nothing had happened', async () => {
    const many = records(12_000);
    const broken = Buffer.from('00026nam a2200025 a 4500\x1e\x1d');
    const file = Buffer.concat([marcFile(many.slice(0, 10)), broken, marcFile(many.slice(10))]);
    writeFileSync(path('many.mrc'), file);
    const words = ['import', path('many.mrc'), '--tenant', 'alpha', '--source', 'test'];

    const child = installation.start(words);
    while ((await recordsDone(installation.db)) === 0) await sleep(2);
    child.kill('SIGKILL');
    await once(child, 'close');

    const done = await recordsDone(installation.db);
    expect(done).toBeLessThan(12_001);
    const stored = await catalogue(installation.db);
    // One of the records done was rejected.
    expect(stored.bibs).toHaveLength(done - (done > 10 ? 1 : 0));
    expect(stored.items).toHaveLength(stored.bibs.length);
    const check = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(installation.db);
    expect(check.rows).toEqual([{ integrity_check: 'ok' }]);

    const again = await installation.run(words);
    // A slow machine sees the progress, too.
    expect(again.err.replace(/^import: .*\n/gm, '')).toBe('');
    expect(again.out).toMatch(/Goes on behind [\d,]+ records/);
    const whole = await createTestDatabase();
    await importRecords(withLocalSystems({ db: whole.db, clock: systemClock }), {
      tenantId: '1001',
      source: 'test',
      records: readMarcFile(file),
    });
    expect(await catalogue(installation.db)).toEqual(await catalogue(whole.db));
    await whole.close();
    expect(await whales(installation.folder)).toBe(12_000);
    expect(rejected(installation.folder)).toMatchObject([{ index: 10, reason: 'no-leader' }]);
  });
});

async function recordsDone(db: Db): Promise<number> {
  const run = await db.selectFrom('import_run').select('records_done').executeTakeFirst();
  return run?.records_done ?? 0;
}

/** What is stored, without ids and times. */
async function catalogue(db: Db) {
  return {
    bibs: await db
      .selectFrom('bib')
      .innerJoin('bib_source', 'bib_source.bib_id', 'bib.id')
      .select(['control_number', 'bib.bib', 'title', 'content_hash', 'raw'])
      .orderBy('control_number')
      .execute(),
    items: await db
      .selectFrom('item')
      .innerJoin('bib', 'bib.id', 'item.bib_id')
      .select(['barcode', 'call_number', 'control_number'])
      .orderBy('barcode')
      .execute(),
  };
}

async function whales(folder: string): Promise<number> {
  const engine = createBuiltinEngine({ directory: join(folder, 'index'), role: 'reader' });
  try {
    const query = { kind: 'text', field: 'any', text: 'whale', match: 'all' } as const;
    return (await engine.search('1001', { query, offset: 0, limit: 1 })).total;
  } finally {
    await engine.close();
  }
}

function rejected(folder: string): unknown[] {
  const logs = join(folder, 'imports/1001');
  return readdirSync(logs).flatMap((name) =>
    readFileSync(join(logs, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  );
}
