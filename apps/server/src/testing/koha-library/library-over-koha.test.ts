import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { listPastLoans } from '@lectern/contracts/lending/loans/list-past-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { cancelRequest } from '@lectern/contracts/lending/requests/cancel-request';
import { getRequestOptions } from '@lectern/contracts/lending/requests/get-request-options';
import { listRequests } from '@lectern/contracts/lending/requests/list-requests';
import { reserveOrEntrust } from '@lectern/contracts/lending/requests/reserve-or-entrust';
import { suspendRequest } from '@lectern/contracts/lending/requests/suspend-request';
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
import { kohaDriver } from '../../ports/ils/koha/koha-driver.ts';
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
import { createKohaNumbers } from './koha-numbers.ts';
import { type KohaServer, startKohaServer } from './koha-server.ts';
import { KOHA_SECRETS, kohaSettings } from './koha-world.ts';

/** Library alpha keeps its circulation in Koha; its records were exported there and have their biblio numbers. */
describeOnEachDatabase('a library whose circulation is in Koha', (kind) => {
  const library = emptyMemoryLibrary(createTestClock());
  const world = memoryWorld(library);
  const numbers = createKohaNumbers();
  let app: TestApp;
  let server: KohaServer;
  let token: string;
  let recordId: string;
  let loanId: string;

  beforeAll(async () => {
    const tenant = { id: TENANT, policy: testSettings('alpha').policy };
    server = await startKohaServer(() => library, numbers, tenant);
    app = await createTestApp({
      kind,
      adapt: (deps) => {
        const { db, clock, log, secrets } = deps;
        const koha = kohaDriver({
          clock,
          log,
          secrets,
          sendOutside: createSendOutside(['127.0.0.1']),
          copies: createCatalogueCopies(db),
          numbers: createCatalogueNumbers(db),
        });
        return { ...deps, ils: createLibrarySystems(deps, [localDriver(deps), koha]) };
      },
    });
    const { db, secrets, tenants } = app.deps;
    for (const [name, value] of Object.entries(KOHA_SECRETS)) await secrets.set(TENANT, name, value);
    await putSettings(app, { ...testSettings('alpha'), ils: kohaSettings(server) });
    await vi.waitFor(async () => {
      expect((await tenants.byId(TENANT))?.settings.ils.kind).toBe('koha');
    }, 30_000);
    const biblio = await world.addBib({ title: '红楼梦' });
    const patron = await world.addPatron();
    const [lent] = [await world.addItem({ bibId: biblio }), await world.addItem({ bibId: biblio })];
    loanId = String(numbers.of(await world.addLoan(patron, lent.id, { dueDate: '2026-03-04' })));
    await world.addDebt(patron, 120);
    const record = testRecord({
      number: '1',
      title: '红楼梦',
      items: library.items.map(({ barcode }) => ({ barcode })),
    });
    const biblioNumber = { code: 'c', value: String(numbers.of(biblio)) };
    const id = { tag: '999', ind1: ' ', ind2: ' ', subfields: [biblioNumber] };
    const bytes = writeIso2709({ ...record, fields: [...record.fields, id] });
    await importRecords(app.deps, {
      tenantId: TENANT,
      source: 'koha',
      records: readMarcFile(Buffer.from(bytes)),
    });
    recordId = (await db.selectFrom('bib').select('id').executeTakeFirstOrThrow()).id;
    token = (await signInAs('M1')).jwt;
  });

  async function signInAs(username: string) {
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    return app.client().call(signIn, { username, password: encryptWirePassword('Lectern2026'), ...captcha });
  }
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

  it('shows where its copies are now, by the biblio number that the record has', async () => {
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

  it('reserves there, pauses and cancels, and offers nothing that Koha cannot do', async () => {
    for (const { id } of library.items)
      if (!library.loans.some((loan) => loan.item.id === id))
        await world.addLoan(await world.addPatron(), id);
    await world.addPatron();
    const client = app.client({ token: (await signInAs(`M${library.patrons.length}`)).jwt });
    const { options } = await client.call(getRequestOptions, { recordId });
    expect(options.filter(({ refusal }) => !refusal)).toMatchObject([
      { type: 'reservation', takeLocations: [{ libCode: 'MAIN' }, { libCode: 'SOUTH' }] },
    ]);
    const wish = { recordId, type: 'reservation', takeLibCode: 'SOUTH', contactInfo: '13800138000' } as const;
    const placed = await client.call(reserveOrEntrust, wish);
    expect(placed).toMatchObject({
      recordId,
      title: '红楼梦',
      canCancel: true,
      canSuspend: true,
      isKept: false,
    });
    await expect(client.call(reserveOrEntrust, wish)).rejects.toMatchObject({ code: 'REQUEST_ALREADY_OPEN' });
    const { requestId } = placed;
    expect(await client.call(suspendRequest, { requestId, until: '2026-03-20' })).toMatchObject({
      suspendedUntil: '2026-03-20',
    });
    expect(await client.call(listRequests, {})).toMatchObject({ total: 1, requests: [{ requestId }] });
    expect(await reader().call(listRequests, {})).toMatchObject({ total: 0 });
    await client.call(cancelRequest, { requestId });
    expect(await client.call(listRequests, {})).toMatchObject({ total: 0 });
    expect(server.faults).toEqual([]);
  });

  it('goes on without its account pages while Koha does not answer', async () => {
    server.moods.set('/', 'broken');
    await expect(reader().call(listLoans, {})).rejects.toMatchObject({ code: 'ILS_UNAVAILABLE' });
    expect(await app.client().call(getOnShelfCounts, { recordIds: [recordId] })).toBeDefined();
  });
});
