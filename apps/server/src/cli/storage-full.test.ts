import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { StorageFullError } from '../domains/collection/catalogue/import/import-errors.ts';
import { importRecords } from '../domains/collection/catalogue/import/import-records.ts';
import { systemClock } from '../platform/clock.ts';
import type { Db } from '../platform/db/database.ts';
import { createInstallation } from '../testing/lectern-command.ts';
import { withLocalSystems } from '../testing/local-systems.ts';
import { marcFile, readMarcFile } from '../testing/marc-file.ts';
import { createTestDatabase } from '../testing/test-database.ts';

const file = marcFile(
  Array.from({ length: 4000 }, (_, index) => ({ number: `n${index}`, title: 'Whale '.repeat(40) })),
);
const version = { name: 'many.mrc', size: file.length, version: '1' };

async function bibs(db: Db): Promise<number> {
  return (await db.selectFrom('bib').select('id').execute()).length;
}

describe('a full storage', () => {
  const ends: (() => void | Promise<void>)[] = [];
  afterEach(async () => {
    for (const end of ends.splice(0).reverse()) await end();
  });

  it('leaves the database as of the last batch; with more room the import goes on there', async () => {
    const database = await createTestDatabase();
    ends.push(() => database.close());
    const { db } = database;
    const run = () =>
      importRecords(withLocalSystems({ db, clock: systemClock }), {
        tenantId: '1001',
        source: 'test',
        file: version,
        records: readMarcFile(file),
      });
    const pages = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql`pragma max_page_count = ${sql.lit((pages.rows[0]?.page_count ?? 0) + 600)}`.execute(db);

    const refused = await run().catch((error: unknown) => error);

    expect(refused).toBeInstanceOf(StorageFullError);
    const { recordsDone } = refused as StorageFullError;
    expect(recordsDone).toBeGreaterThan(0);
    expect(recordsDone).toBeLessThan(4000);
    expect(await bibs(db)).toBe(recordsDone);
    await sql`pragma max_page_count = 1000000`.execute(db);
    expect(await run()).toMatchObject({
      resumedBehind: recordsDone,
      counts: { records: 4000, created: 4000 },
    });
  });

  it.skipIf(!canMount())('(a real one, small tmpfs; needs root) is told with what to do next', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'lectern-full-'));
    ends.push(() => rmSync(folder, { recursive: true }));
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', folder]);
    ends.push(() => void execFileSync('umount', ['--lazy', folder]));
    const source = mkdtempSync(join(tmpdir(), 'lectern-file-'));
    ends.push(() => rmSync(source, { recursive: true }));
    writeFileSync(join(source, 'many.mrc'), file);
    const installation = await createInstallation(folder);
    ends.push(() => installation.close());
    const words = ['import', join(source, 'many.mrc'), '--tenant', 'alpha'];

    const { code, err } = await installation.runAsProcess(words);

    expect(code).toBe(1);
    const [, stored = ''] =
      /The storage is full \(\d+ MB free .*\)\. ([\d,]+) records of the file are stored/.exec(err) ?? [];
    expect(err).toContain('run the same command again');
    expect(await bibs(installation.db)).toBe(Number(stored.replace(',', '')));
    execFileSync('mount', ['-o', 'remount,size=100m', folder]);
    const again = await installation.run(words);
    expect(again.out).toContain(`Goes on behind ${stored} records`);
    expect(again.out).toContain('The search index is up to date.');
    expect(await bibs(installation.db)).toBe(4000);
  });
});

function canMount(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'lectern-mount-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder], { stdio: 'ignore' });
    execFileSync('umount', [folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
