import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEMO_TENANTS } from '@lectern/demo/demo-tenant';
import { DEMO_PASSWORD } from '@lectern/demo/patrons/demo-patrons';
import { TENANTS } from '@lectern/demo/tenants';
import { stepsOf } from '@lectern/rules/requests/request-ways';
import { REQUEST_KINDS } from '@lectern/rules/requests/steps';
import { openMeaning } from '@lectern/search/meaning/open-meaning';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newestModelName, readModelFile } from '../domains/discovery/search-index/meaning/model-files.ts';
import { verifyPassword } from '../domains/people/account/password-hash.ts';
import { KEEPABLE, listDemoSeeds } from '../domains.ts';
import { readConfig } from '../platform/config.ts';
import { createFiles } from '../ports/files/create-files.ts';
import { type GrantingIls, grantingIls } from '../ports/ils/granting-ils.ts';
import { localSystems, withLocalSystems } from '../testing/local-systems.ts';
import { createTestClock } from '../testing/test-clock.ts';
import { createTestDatabase, describeOnBothDatabases, type TestDatabase } from '../testing/test-database.ts';
import { seedDemo } from './seed-demo.ts';

const TENANT = TENANTS.demo.groupCode;
const keepable = async () => KEEPABLE;

describeOnBothDatabases('the demo libraries', 'SQL', (kind) => {
  const clock = createTestClock();
  const config = readConfig({ LECTERN_DATA: mkdtempSync(join(tmpdir(), 'lectern-demo-')) });
  let database: TestDatabase;
  let ils: GrantingIls;

  const seed = () =>
    seedDemo(
      { ...withLocalSystems({ db: database.db, clock }), config, keepable, files: createFiles(config) },
      listDemoSeeds,
    );

  beforeAll(async () => {
    database = await createTestDatabase(kind);
    await seed();
    ils = grantingIls(await localSystems({ db: database.db, clock }).ofId(TENANT));
  });
  afterAll(async () => {
    await database.close();
    rmSync(config.dataFolder, { recursive: true, force: true });
  });

  async function patron(primaryId: string) {
    return database.db
      .selectFrom('account')
      .select(['id', 'password_hash'])
      .where('tenant_id', '=', TENANT)
      .where('primary_id', '=', primaryId)
      .executeTakeFirstOrThrow();
  }

  it.each([
    ['20230002', ['RENEWAL_LIMIT_REACHED', 'ok']],
    ['20230003', ['RENEWAL_READER_WAITING']],
    ['20230004', ['RENEWAL_OVERDUE_TOO_LONG']],
    ['20230005', ['ACCOUNT_FROZEN']],
    ['20230006', ['CARD_LOST']],
    ['20230007', ['ACCOUNT_GUARANTEED']],
    ['20230009', ['FINES_OVER_LIMIT']],
    ['20230010', ['RENEWAL_ITEM_RECALLED']],
    ['20230014', ['ok', 'ok']],
  ])('show on account %s what its table of accounts promises', async (primaryId, outcomes) => {
    const loans = await ils.loans((await patron(primaryId)).id);
    expect(loans.map((loan) => loan.refusal?.code ?? 'ok').sort()).toEqual([...outcomes].sort());
  });

  it('let the first reader renew five of six loans, with readers waiting for the sixth', async () => {
    const { id } = await patron('20230001');
    const loans = await ils.loans(id);
    const results = await ils.renew(
      id,
      loans.map((loan) => loan.id),
    );
    expect(results.filter((result) => result.renewed)).toHaveLength(5);
    expect(results.filter((result) => !result.renewed)).toMatchObject([
      { title: '三体', refusal: { code: 'RENEWAL_READER_WAITING', details: { waiting: 2 } } },
    ]);
  });

  it('open with the password of the table of accounts', async () => {
    const { password_hash } = await patron('20230001');
    expect(await verifyPassword(password_hash, DEMO_PASSWORD)).toBe(true);
  });

  it('hold a thousand works and two years of loans, each with its event for the index', async () => {
    const bibs = await count('bib');
    expect(bibs).toBeGreaterThan(1000);
    expect(await count('loan')).toBeGreaterThan(5000);
    const events = await database.db
      .selectFrom('outbox_event')
      .select((eb) => eb.fn.count<number>('subject_id').distinct().as('bibs'))
      .where('topic', '=', 'bib.changed')
      .executeTakeFirstOrThrow();
    expect(events.bibs).toBe(bibs);
  });

  it.each([
    ['demo', 'physics', /物理学/],
    ['harbour', 'mer', /Sea stories/],
  ] as const)(
    'of %s leads from the words of one language to headings of another',
    async (demo, words, heading) => {
      const { groupCode } = TENANTS[demo];
      const name = await newestModelName(config, groupCode);
      const model = openMeaning(await readModelFile(config, groupCode, name!));
      const names = model.conceptsOfQuestion(words).map(({ concept }) => model.nameOf(concept));
      expect(JSON.stringify(names)).toMatch(heading);
    },
  );

  it('have a request of each kind in each of its steps, with the moves that led there', async () => {
    const steps = await database.db
      .selectFrom('request')
      .innerJoin('tenant', 'tenant.id', 'request.tenant_id')
      .select(['kind', 'step'])
      .distinct()
      .where('mapping_path', '=', 'demo')
      .execute();
    const found = steps.map(({ kind, step }) => `${kind}: ${step}`).sort();
    const all = REQUEST_KINDS.flatMap((kind) => stepsOf(kind).map((step) => `${kind}: ${step}`));
    expect(found).toEqual(all.sort());
    const moves = await database.db.selectFrom('request_move').select('mover').distinct().execute();
    expect(moves.map(({ mover }) => mover).sort()).toEqual(['clock', 'desk', 'holder', 'reader']);
  });

  it('are left as their readers made them by a second load', async () => {
    const before = [await count('loan'), await count('patron'), await count('outbox_event')];
    await seed();
    expect([await count('loan'), await count('patron'), await count('outbox_event')]).toEqual(before);
  });

  it('are loaded again where a load was broken off', async () => {
    const before = [await count('bib'), await count('item'), await count('patron')];
    const harbour = TENANTS.harbour.groupCode;
    await database.db.deleteFrom('tenant').where('id', '=', harbour).execute();
    await database.db.deleteFrom('patron').where('tenant_id', '=', harbour).execute();
    await seed();
    expect([await count('bib'), await count('item'), await count('patron')]).toEqual(before);
    const tenants = await database.db.selectFrom('tenant').select('id').execute();
    expect(tenants).toHaveLength(DEMO_TENANTS.length);
  });

  async function count(table: 'bib' | 'item' | 'loan' | 'patron' | 'outbox_event'): Promise<number> {
    const row = await database.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('rows'))
      .executeTakeFirstOrThrow();
    return row.rows;
  }
});
