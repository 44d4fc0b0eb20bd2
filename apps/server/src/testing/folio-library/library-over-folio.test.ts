import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { listPastLoans } from '@lectern/contracts/lending/loans/list-past-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import { writeIso2709 } from '@lectern/marc/iso2709/write-iso2709';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { importRecords } from '../../domains/collection/catalogue/import/import-records.ts';
import { createCatalogueCopies } from '../../domains/collection/catalogue/records/catalogue-copies.ts';
import { createCatalogueNumbers } from '../../domains/collection/catalogue/records/catalogue-numbers.ts';
import { localDriver } from '../../domains/lending/circulation/local-ils.ts';
import { createSendOutside } from '../../platform/outside/send-outside.ts';
import { folioDriver } from '../../ports/ils/folio/folio-driver.ts';
import { createLibrarySystems } from '../../ports/ils/library-systems.ts';
import { buildCaptcha } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { readMarcFile, testRecord } from '../marc-file.ts';
import { emptyMemoryLibrary } from '../memory-library/memory-library.ts';
import { memoryWorld } from '../memory-library/memory-world.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestClock } from '../test-clock.ts';
import { describeOnEachDatabase } from '../test-database.ts';
import { putSettings, testSettings } from '../test-settings.ts';
import { folioId } from './folio-ids.ts';
import { type FolioServer, startFolioServer } from './folio-server.ts';
import { FOLIO_SECRETS, folioSettings } from './folio-world.ts';

/** Library alpha keeps its circulation in FOLIO; its records were harvested from there and have the ids of their instances. */
describeOnEachDatabase('a library whose circulation is in FOLIO', (kind) => {
  const library = emptyMemoryLibrary(createTestClock());
  const world = memoryWorld(library);
  let app: TestApp;
  let server: FolioServer;
  let token: string;
  let recordId: string;
  let loanId: string;

  beforeAll(async () => {
    const tenant = { id: TENANT, policy: testSettings('alpha').policy };
    server = await startFolioServer(() => library, tenant);
    app = await createTestApp({
      kind,
      adapt: (deps) => {
        const { db, clock, log, secrets } = deps;
        const folio = folioDriver({
          clock,
          log,
          secrets,
          sendOutside: createSendOutside(['127.0.0.1']),
          copies: createCatalogueCopies(db),
          numbers: createCatalogueNumbers(db),
        });
        return { ...deps, ils: createLibrarySystems(deps, [localDriver(deps), folio]) };
      },
    });
    const { db, secrets, tenants } = app.deps;
    for (const [name, value] of Object.entries(FOLIO_SECRETS)) await secrets.set(TENANT, name, value);
    await putSettings(app, { ...testSettings('alpha'), ils: folioSettings(server) });
    await vi.waitFor(async () => {
      expect((await tenants.byId(TENANT))?.settings.ils.kind).toBe('folio');
    }, 30_000);
    const instance = await world.addBib({ title: '红楼梦' });
    const patron = await world.addPatron();
    const [lent] = [await world.addItem({ bibId: instance }), await world.addItem({ bibId: instance })];
    loanId = folioId(await world.addLoan(patron, lent.id, { dueDate: '2026-03-04' }));
    await world.addDebt(patron, 120);
    const record = testRecord({
      number: 'in00000000001',
      title: '红楼梦',
      items: library.items.map(({ barcode }) => ({ barcode })),
    });
    const id = { tag: '999', ind1: 'f', ind2: 'f', subfields: [{ code: 'i', value: folioId(instance) }] };
    const bytes = writeIso2709({ ...record, fields: [...record.fields, id] });
    await importRecords(app.deps, {
      tenantId: TENANT,
      source: 'folio',
      records: readMarcFile(Buffer.from(bytes)),
    });
    recordId = (await db.selectFrom('bib').select('id').executeTakeFirstOrThrow()).id;
    const captcha = await buildCaptcha(db, app.clock);
    const password = encryptWirePassword('Lectern2026');
    token = (await app.client().call(signIn, { username: 'M1', password, ...captcha })).jwt;
  });
  afterAll(async () => {
    await server.close();
    await app.close();
  });

  const reader = () => app.client({ token });

  it('signs its readers in with the password that they have there, and nobody else', async () => {
    expect(await reader().call(getPatron, {})).toMatchObject({
      name: 'Reader 1',
      loanCount: 1,
      dueSoonCount: 1,
    });
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    const wrong = { username: 'M1', password: encryptWirePassword('wrong'), ...captcha };
    await expect(app.client().call(signIn, wrong)).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('shows loans and debts from there, with the records of its own catalogue', async () => {
    expect(await reader().call(listLoans, {})).toMatchObject({
      loans: [
        {
          loanId,
          recordId,
          title: '红楼梦',
          normReturnDate: '2026-03-04',
          loanDate: '2026-02-10',
          canRenew: true,
        },
      ],
    });
    expect(await reader().call(getAmountOwed, {})).toMatchObject({ owed: { amount: 120 } });
    expect(await reader().call(listPastLoans, {})).toEqual({ total: 0, historyDays: null, loans: [] });
    expect((await app.client().call(getFindConfig, {})).libraryCan).not.toContain('pastLoans');
  });

  it('shows where its copies are now, by the id that the record has', async () => {
    const { live, records } = await app.client().call(getOnShelfCounts, { recordIds: [recordId] });
    expect({ live, records }).toMatchObject({ live: true, records: [{ itemCount: 2, onShelfCount: 1 }] });
    const { items } = await app.client().call(listItems, { recordId });
    expect(items.map(({ status }) => status).sort()).toEqual(['available', 'on_loan']);
  });

  it('renews there', async () => {
    expect(await reader().call(renewLoans, { loanIds: [loanId] })).toMatchObject({ renewed: 1 });
    expect(await reader().call(listLoans, {})).toMatchObject({ loans: [{ normReturnDate: '2026-04-01' }] });
    expect(server.faults).toEqual([]);
  });

  it('goes on without its account pages while FOLIO does not answer', async () => {
    server.moods.set('/', 'broken');
    await expect(reader().call(listLoans, {})).rejects.toMatchObject({ code: 'ILS_UNAVAILABLE' });
    expect(await app.client().call(getOnShelfCounts, { recordIds: [recordId] })).toBeDefined();
  });
});
