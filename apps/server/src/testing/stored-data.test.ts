import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { getSavedSearch } from '@lectern/contracts/discovery/search/get-saved-search';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { listSearchHistory } from '@lectern/contracts/discovery/searches/list-search-history';
import { listSearchesWithoutHits } from '@lectern/contracts/discovery/searches/list-searches-without-hits';
import { type Client, createClient } from '@lectern/contracts/kernel/client';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { listPastLoans } from '@lectern/contracts/lending/loans/list-past-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { MAPPING_VERSION } from '@lectern/marc/bib';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '../app.ts';
import { type Background, startBackground } from '../background.ts';
import { createDeps } from '../create-deps.ts';
import { readConfig } from '../platform/config.ts';
import { migrate } from '../platform/db/migrate.ts';
import type { Deps } from '../platform/deps.ts';
import { deskOf } from './local-systems.ts';
import { layOutStoredData, type StoredData } from './stored-data.ts';
import { fetchFrom } from './test-app.ts';
import { createTestClock } from './test-clock.ts';
import { describeOnBothDatabases } from './test-database.ts';

/** What the kept data are: one library with two records, a reader with a loan, a past loan, a hold and a fine, and one librarian. */
const KEPT = {
  version: '0.1',
  lastStep: '0005-popular-words',
  patronToken: 'PiY0GRq0biPnCOJWATaRU87fbCUpQYIgW34qOQ05J7E',
  staffToken: '7-w9GGcaZRHntytyN3m6q93Pujp2tzqldTDWENvecc4',
  bibId: '01a201a2-3934-7000-b568-9f4efca5e688',
  loanId: '01a201a2-393b-7002-ac7c-718f384a0ca3',
};

const WITHIN = { timeout: 30_000, interval: 20 };

describeOnBothDatabases('data that version 0.1 stored', 'migrations', (kind) => {
  let stored: StoredData;
  let deps: Deps;
  let app: Awaited<ReturnType<typeof createApp>>;
  let background: Background;
  let reader: Client;

  const clientWith = (token?: string) =>
    createClient({
      baseUrl: deps.config.apiPrefix,
      mappingPath: () => 'alpha',
      language: () => 'en-US',
      session: () => (token ? { header: HEADERS.session, token } : undefined),
      fetch: fetchFrom(app),
    });

  beforeAll(async () => {
    stored = await layOutStoredData(kind, KEPT.version, KEPT.lastStep);
    const config = readConfig({
      LECTERN_DATA: stored.folder,
      LECTERN_DATABASE_URL: stored.databaseUrl,
      LECTERN_LOG_LEVEL: 'silent',
    });
    deps = createDeps(config, { clock: createTestClock() });
    await migrate(deps.db, kind);
    app = await createApp(deps);
    background = await startBackground(deps);
    reader = clientWith(KEPT.patronToken);
  });
  afterAll(async () => {
    await background.stop();
    await app.close();
    await deps.search.close();
    await deps.db.destroy();
    await stored.close();
  });

  it('reads the stored records again, which keep their ids', async () => {
    await vi.waitFor(async () => {
      const old = await deps.db
        .selectFrom('bib')
        .innerJoin('bib_source', 'bib_source.bib_id', 'bib.id')
        .select('bib.id')
        .where('mapping_version', '<', MAPPING_VERSION)
        .execute();
      expect(old).toEqual([]);
    }, WITHIN);
    expect((await clientWith().call(getBib, { recordId: KEPT.bibId })).recordId).toBe(KEPT.bibId);
  });

  it('keeps a reader signed in, with the account as it was', async () => {
    expect(await reader.call(getSessionUser, {})).toMatchObject({
      name: 'Quetzal Reader',
      groupCode: '1001',
    });
    expect(await reader.call(getPatron, {})).toMatchObject({
      primaryId: 'Quetzal-READER',
      email: 'Quetzal@example.org',
      libName: 'Quetzal branch',
      loanCount: 1,
      holdsWaiting: 1,
    });
  });

  it('keeps loans, history and what is owed', async () => {
    expect(await reader.call(listLoans, {})).toMatchObject({
      total: 1,
      loans: [{ loanId: KEPT.loanId, barcode: 'Quetzal-LENT', normReturnDate: '2026-03-12' }],
    });
    expect(await reader.call(listPastLoans, {})).toMatchObject({ total: 1 });
    expect(await reader.call(getAmountOwed, {})).toMatchObject({ owed: { amount: 300, currency: 'CNY' } });
  });

  it('keeps searches: saved ones, the reader’s own and those without hits', async () => {
    const anyone = clientWith();
    expect(await anyone.call(getSavedSearch, { searchCode: 'quetzal-code' })).toMatchObject({
      state: { keyWord: 'Quetzal songs' },
    });
    const { entries } = await reader.call(listSearchHistory, {});
    expect(entries).toMatchObject([{ state: { keyWord: 'Quetzal history' } }]);
    expect(await clientWith(KEPT.staffToken).call(listSearchesWithoutHits, { days: 30 })).toMatchObject([
      { keyWord: 'Quetzal sought', count: 3 },
    ]);
  });

  it('is found by search, from the index that was there or one built from the database', async () => {
    const anyone = clientWith();
    await vi.waitFor(
      async () =>
        expect(await anyone.call(searchBibs, { keyWord: 'Quetzal songs' })).toMatchObject({ numFound: 2 }),
      WITHIN,
    );
    expect(await anyone.call(getBib, { recordId: KEPT.bibId })).toMatchObject({
      title: 'Quetzal songs, volume 1',
    });
  });

  it('has the change acted on that waited when the old version stopped', async () => {
    await vi.waitFor(
      async () => expect(await deps.db.selectFrom('outbox_event').selectAll().execute()).toEqual([]),
      WITHIN,
    );
  });

  it('can be worked with: the kept loan ends when its item comes back', async () => {
    const back = await deskOf(await deps.ils.ofId('1001')).checkIn({
      barcode: 'Quetzal-LENT',
      libraryCode: 'Quetzal-LIB',
    });
    expect(back).toMatchObject({ loanId: KEPT.loanId, finePosted: 0 });
    expect(await reader.call(listLoans, {})).toMatchObject({ total: 0 });
    expect(await reader.call(listPastLoans, {})).toMatchObject({ total: 2 });
  });
});
