import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuiltinEngine } from '@lectern/search/builtin/builtin-engine';
import { openMeaning } from '@lectern/search/meaning/open-meaning';
import { trainMeaning } from '@lectern/search/meaning/train-meaning';
import { NO_WORDS, type SearchEngine } from '@lectern/search/search-engine';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readConfig } from '../../../platform/config.ts';
import { countEvents } from '../../../platform/events/outbox-store.ts';
import { createTenantRegistry } from '../../../platform/tenants/tenant-registry.ts';
import { changeSettings, putTenant } from '../../../platform/tenants/tenant-store.ts';
import { buildLoan } from '../../../testing/builders.ts';
import { localSystems, withLocalSystems } from '../../../testing/local-systems.ts';
import { marcFile, readMarcFile, type TestRecord } from '../../../testing/marc-file.ts';
import { createTestClock, type TestClock } from '../../../testing/test-clock.ts';
import {
  createTestDatabase,
  describeOnBothDatabases,
  type TestDatabase,
} from '../../../testing/test-database.ts';
import { sendEvents } from '../../../testing/test-events.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { bibChanged } from '../../collection/catalogue/bib-changed.ts';
import { importRecords } from '../../collection/catalogue/import/import-records.ts';
import { indexConsumer } from './index-consumer.ts';
import { findIndexedScheme } from './indexed-settings.ts';
import { createIndexer, type Indexer } from './indexer.ts';
import { writeModelFile } from './meaning/model-files.ts';
import { createMeaningModels } from './meaning/open-models.ts';
import { pageMeaningTexts } from './meaning/page-meaning-texts.ts';

const TENANT = '1001';
const WITHIN = { timeout: 30_000, interval: 20 };

describeOnBothDatabases('indexer', 'events', (kind) => {
  let database: TestDatabase;
  let clock: TestClock;
  let folder: string;
  let ends: (() => Promise<void>)[];

  beforeEach(async () => {
    database = await createTestDatabase(kind);
    clock = createTestClock();
    folder = mkdtempSync(join(tmpdir(), 'lectern-index-'));
    ends = [];
    const tenant = { id: TENANT, mappingPath: 'alpha', settings: testSettings('alpha') };
    await putTenant(database.db, { ...tenant, now: clock.now().toISOString() });
  });
  afterEach(async () => {
    for (const end of ends) await end();
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** One process: its own engine over the shared folder, and its indexer. */
  function startProcess(): { engine: SearchEngine; indexer: Indexer; kill: () => void } {
    const engine = createBuiltinEngine({ directory: folder });
    let dead = false;
    const guarded = new Proxy(database.db, {
      get(target, name) {
        if (dead) throw new Error('this process is dead');
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
    const config = readConfig({ LECTERN_DATA: folder });
    const log = pino({ level: 'silent' });
    const indexer = createIndexer({
      db: guarded,
      clock,
      log,
      config,
      search: engine,
      meaning: createMeaningModels({ config, log }),
      tenants: createTenantRegistry(database.db),
      ils: localSystems({ db: guarded, clock }),
      onlineTitles: async () => [],
      onlineCollections: async () => [],
    });
    indexer.start();
    ends.push(async () => {
      await indexer.stop().catch(() => undefined);
      await engine.close();
    });
    return {
      engine,
      indexer,
      kill: () => {
        dead = true;
      },
    };
  }

  const store = (records: readonly TestRecord[]) =>
    importRecords(withLocalSystems({ db: database.db, clock }), {
      tenantId: TENANT,
      source: 'test',
      records: readMarcFile(marcFile(records)),
    });

  const changed = (bibId: string) => sendEvents(database, bibChanged, [bibId]);

  async function found(engine: SearchEngine, text: string, onShelf = false): Promise<number> {
    const { total } = await engine.search(TENANT, {
      query: { kind: 'text', field: 'any', text, match: 'all' },
      filters: onShelf ? [{ field: 'onShelf', anyOf: ['1'] }] : [],
      offset: 0,
      limit: 10,
    });
    return total;
  }
  const eventually = (engine: SearchEngine, text: string, total: number, onShelf = false) =>
    vi.waitFor(async () => expect(await found(engine, text, onShelf)).toBe(total), WITHIN);

  it('builds an index that is missing from the database, also an empty one', async () => {
    const { engine } = startProcess();
    await eventually(engine, 'whale', 0);
  });

  it('finds what an import stored, changed and deleted, and leaves no event behind', async () => {
    const { engine } = startProcess();
    await store([
      { number: 'a', title: 'Whale watching' },
      { number: 'b', title: 'Whale bones' },
    ]);
    await eventually(engine, 'whale', 2);
    await store([
      { number: 'a', title: 'Bird watching' },
      { number: 'b', status: 'd' },
    ]);
    await eventually(engine, 'bird', 1);
    await eventually(engine, 'whale', 0);
    await vi.waitFor(
      async () => expect((await countEvents(database.db, indexConsumer)).size).toBe(0),
      WITHIN,
    );
  });

  it('brings the other changes into the index where one record cannot be read, which waits for itself', async () => {
    const { engine, indexer } = startProcess();
    await store([
      { number: 'a', title: 'Whale watching' },
      { number: 'b', title: 'Whale bones' },
    ]);
    await eventually(engine, 'whale', 2);
    const broken = await breakRecord('b');
    await changed(broken);
    await store([
      { number: 'a', title: 'Bird watching' },
      { number: 'c', title: 'Bird songs' },
    ]);
    await eventually(engine, 'bird', 2);
    await vi.waitFor(async () => expect(await failing()).toEqual([broken]), WITHIN);
    expect(await indexer.settled()).toBe(true);
  });

  it('builds an index without a record that cannot be read, which waits for itself', async () => {
    await store([
      { number: 'a', title: 'Whale watching' },
      { number: 'b', title: 'Whale bones' },
    ]);
    const broken = await breakRecord('b');
    const { engine, indexer } = startProcess();
    await eventually(engine, 'whale', 1);
    await vi.waitFor(async () => expect(await failing()).toEqual([broken]), WITHIN);
    await indexer.rebuild(TENANT);
    expect(await found(engine, 'whale')).toBe(1);
  });

  /** Stores what no description is, and answers the id of the record. */
  async function breakRecord(controlNumber: string): Promise<string> {
    const { id } = await database.db
      .updateTable('bib')
      .set({ bib: '{}' })
      .where('control_number', '=', controlNumber)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** The records whose changes failed alone and wait for another attempt, where no other change waits. */
  async function failing(): Promise<string[]> {
    const rows = await database.db.selectFrom('outbox_event').select(['subject_id', 'attempts']).execute();
    return rows.map(({ subject_id, attempts }) => (attempts > 0 ? subject_id : 'not tried'));
  }

  it('knows within a moment what is on shelf', async () => {
    const { engine } = startProcess();
    await store([{ number: 'a', title: 'Whale', items: [{ barcode: '1' }] }]);
    await eventually(engine, 'whale', 1, true);
    const item = await database.db.selectFrom('item').select(['id', 'bib_id']).executeTakeFirstOrThrow();
    await buildLoan(database.db, { item_id: item.id, bib_id: item.bib_id });
    await changed(item.bib_id);
    await eventually(engine, 'whale', 0, true);
    await database.db.updateTable('loan').set({ returned_at: clock.now().toISOString() }).execute();
    await changed(item.bib_id);
    await eventually(engine, 'whale', 1, true);
  });

  it('lets one process write and the others follow; another takes over when it dies', async () => {
    const first = startProcess();
    await vi.waitFor(() => expect(first.indexer.isWriter()).toBe(true), WITHIN);
    const second = startProcess();
    await store([{ number: 'a', title: 'Whale' }]);
    await eventually(second.engine, 'whale', 1);
    expect(second.indexer.isWriter()).toBe(false);
    first.kill();
    await vi.waitFor(() => {
      clock.advance(5);
      expect(second.indexer.isWriter()).toBe(true);
    }, WITHIN);
    await store([{ number: 'b', title: 'Whale two' }]);
    await eventually(second.engine, 'whale', 2);
  });

  it('hands the index over at once when it stops', async () => {
    const first = startProcess();
    await vi.waitFor(() => expect(first.indexer.isWriter()).toBe(true), WITHIN);
    const second = startProcess();
    await first.indexer.stop();
    await vi.waitFor(() => expect(second.indexer.isWriter()).toBe(true), WITHIN);
  });

  it('builds an index anew with the classes of another classification when the setting changes', async () => {
    const { engine } = startProcess();
    await store([{ number: 'a', title: 'Whale', dewey: '599.5' }]);
    await eventually(engine, 'whale', 1);
    const classes = async () =>
      (
        await engine.search(TENANT, {
          query: { kind: 'everything' },
          offset: 0,
          limit: 1,
          facets: [{ field: 'class', limit: 10 }],
        })
      ).facets.flatMap(({ values }) => values.map(({ value }) => value));
    expect(await classes()).toEqual([]);
    await changeSettings(database.db, TENANT, (settings) => ({
      ...settings,
      public: { ...settings.public, classScheme: 'ddc' },
    }));
    await vi.waitFor(
      async () => expect((await classes()).sort()).toEqual(['5', '59', '599', '599.5']),
      WITHIN,
    );
    await vi.waitFor(async () => expect(await findIndexedScheme(database.db, TENANT)).toBe('ddc'), WITHIN);
  });

  it('replaces an index that is damaged', async () => {
    const first = startProcess();
    await store([{ number: 'a', title: 'Whale' }]);
    await eventually(first.engine, 'whale', 1);
    await first.indexer.stop();
    await first.engine.close();
    damage(folder);
    const second = startProcess();
    await eventually(second.engine, 'whale', 1);
  });

  it('loses no change that comes while an index is built anew, and the old one serves meanwhile', async () => {
    const { engine, indexer } = startProcess();
    await store(
      Array.from({ length: 2000 }, (_, index) => ({ number: `n${index}`, title: `Whale ${index}` })),
    );
    await eventually(engine, 'whale', 2000);
    const done = indexer.rebuild(TENANT);
    await store([
      { number: 'n7', title: 'Bird' },
      { number: 'n8', status: 'd' },
      { number: 'x', title: 'Whale last' },
    ]);
    expect(await found(engine, 'whale')).toBeGreaterThan(1990);
    await done;
    await eventually(engine, 'bird', 1);
    await eventually(engine, 'whale', 1999);
  });

  it('builds an index anew with a model that was trained after it, and gives changed records its concepts', async () => {
    const { engine } = startProcess();
    const others = Array.from({ length: 30 }, (_, at) => ({
      number: `n${at}`,
      title: `Volume ${at}`,
      dewey: '800',
    }));
    await store([
      { number: 'a', title: 'Whale watching', dewey: '599.5' },
      { number: 'b', title: 'Whale songs', dewey: '599.5' },
      ...others,
    ]);
    await eventually(engine, 'whale', 2);
    expect((await engine.status(TENANT)).meaning).toBeUndefined();

    const bytes = await trainMeaning(pageMeaningTexts(database.db, TENANT));
    const model = await writeModelFile({ dataFolder: folder }, TENANT, bytes, undefined);
    await vi.waitFor(async () => expect((await engine.status(TENANT)).meaning).toBe(model), WITHIN);
    const concepts = openMeaning(bytes).conceptsOfQuestion('whale');
    const byMeaning = async () => {
      const request = { query: NO_WORDS, meaning: { model, concepts }, offset: 0, limit: 10 };
      const { hits } = await engine.search(TENANT, request);
      const ids = hits.map(({ id }) => id);
      const rows = await database.db
        .selectFrom('bib')
        .select('control_number')
        .where('id', 'in', ids)
        .execute();
      return rows.map(({ control_number }) => control_number).sort();
    };
    expect(await byMeaning()).toEqual(['a', 'b']);

    await store([
      { number: 'b', title: 'Poems' },
      { number: 'c', title: 'Cachalots', dewey: '599.5' },
    ]);
    await vi.waitFor(async () => expect(await byMeaning()).toEqual(['a', 'c']), WITHIN);
  });

  it('follows a tenant that is being filled into its first index', async () => {
    const { engine, indexer } = startProcess();
    const filled = indexer.filling(TENANT);
    await store(
      Array.from({ length: 3000 }, (_, index) => ({ number: `n${index}`, title: `Whale ${index}` })),
    );
    await store([
      { number: 'n1', title: 'Bird' },
      { number: 'n2', status: 'd' },
    ]);
    filled();
    expect(await indexer.settled()).toBe(true);
    expect(await found(engine, 'whale')).toBe(2998);
    expect(await found(engine, 'bird')).toBe(1);
    expect((await countEvents(database.db, indexConsumer)).size).toBe(0);
  });
});

/** Cuts every file of an index but its manifest. */
function damage(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && entry.name !== 'manifest.json')
      writeFileSync(join(entry.parentPath, entry.name), 'torn');
  }
}
