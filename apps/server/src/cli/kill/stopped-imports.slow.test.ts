import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importRecords } from '../../domains/collection/catalogue/import/import-records.ts';
import { systemClock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { createInstallation, type TestInstallation } from '../../testing/lectern-command.ts';
import { withLocalSystems } from '../../testing/local-systems.ts';
import { marcFile, readMarcFile } from '../../testing/marc-file.ts';
import { createTestDatabase } from '../../testing/test-database.ts';
import { whaleRecords, whalesFound } from '../../testing/whales.ts';

describe('lectern import', () => {
  let installation: TestInstallation;
  beforeEach(async () => {
    installation = await createInstallation();
  });
  afterEach(() => installation.close());

  const path = (name: string) => join(installation.folder, name);

  it('stopped by Ctrl-C ends behind a batch, and goes on when run again', async () => {
    writeFileSync(path('many.mrc'), marcFile(whaleRecords(20_000)));
    const words = ['import', path('many.mrc'), '--tenant', 'alpha'];
    const child = installation.start(words);
    let out = '';
    child.stdout?.on('data', (text) => {
      out += String(text);
    });
    while ((await recordsDone(installation.db)) === 0) await sleep(2);
    child.kill('SIGINT');
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(130);
    expect(out).toContain('Run the same command again to go on');
    const again = await installation.run(words);
    expect(again.out).toMatch(/Goes on behind [\d,]+ records/);
    expect(again.out).toMatch(/20,000 {2}created/);
  });

  it('killed in the middle leaves whole batches; run again, all is as if nothing had happened', async () => {
    const many = whaleRecords(12_000);
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
    expect(await whalesFound(installation.folder)).toBe(12_000);
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

function rejected(folder: string): unknown[] {
  const logs = join(folder, 'imports/1001');
  return readdirSync(logs).flatMap((name) =>
    readFileSync(join(logs, name), 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  );
}
