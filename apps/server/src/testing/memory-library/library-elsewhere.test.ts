import { CATALOGUE } from '@lectern/contracts/catalogue';
import { getBib } from '@lectern/contracts/collection/detail/get-bib';
import { listItems } from '@lectern/contracts/collection/holdings/list-items';
import { getOnShelfCounts } from '@lectern/contracts/discovery/search/get-on-shelf-counts';
import { searchBibs } from '@lectern/contracts/discovery/search/search-bibs';
import { isForStaff } from '@lectern/contracts/kernel/access';
import { ApiError } from '@lectern/contracts/kernel/client';
import { getAmountOwed } from '@lectern/contracts/lending/fines/get-amount-owed';
import { listLoans } from '@lectern/contracts/lending/loans/list-loans';
import { renewLoans } from '@lectern/contracts/lending/loans/renew-loans';
import { getGuaranteeDetail } from '@lectern/contracts/lending/patron/get-guarantee-detail';
import { getPatron } from '@lectern/contracts/lending/patron/get-patron';
import { getSessionUser } from '@lectern/contracts/people/auth/get-session-user';
import { signIn } from '@lectern/contracts/people/auth/sign-in';
import { signOut } from '@lectern/contracts/people/auth/sign-out';
import { getFindConfig } from '@lectern/contracts/people/tenant/get-find-config';
import { getHotLoans } from '@lectern/contracts/shelf/home/get-hot-loans';
import { encryptWirePassword } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { importRecords } from '../../domains/collection/catalogue/import/import-records.ts';
import { localDriver } from '../../domains/lending/circulation/local-ils.ts';
import { createLibrarySystems } from '../../ports/ils/library-systems.ts';
import { buildCaptcha } from '../builders.ts';
import { TENANT } from '../built-rows.ts';
import { plausibleInput } from '../contract-inputs.ts';
import { indexTenant } from '../index-tenant.ts';
import { marcFile, readMarcFile, type TestRecord } from '../marc-file.ts';
import { STRICTER_CALLS } from '../stricter-calls.ts';
import { createTestApp, type TestApp } from '../test-app.ts';
import { createTestClock } from '../test-clock.ts';
import { describeOnEachDatabase } from '../test-database.ts';
import { putSettings, testSettings } from '../test-settings.ts';
import { memoryDriver } from './memory-ils.ts';
import { emptyMemoryLibrary } from './memory-library.ts';
import { memoryWorld } from './memory-world.ts';

/** Tables of the portal's own circulation. */
const CIRCULATION = ['patron', 'loan', 'request', 'ledger_posting', 'guarantee', 'loan_rule'] as const;

describeOnEachDatabase('a tenant whose library system is elsewhere', (kind) => {
  const library = emptyMemoryLibrary(createTestClock());
  const world = memoryWorld(library);
  const bibs: Record<string, string> = {};
  let app: TestApp;
  let token: string;
  let loanId: string;

  beforeAll(async () => {
    app = await createTestApp({
      kind,
      adapt: (deps) => {
        const ils = createLibrarySystems(deps, [localDriver(deps), memoryDriver(library)]);
        return { ...deps, ils };
      },
    });
    await putSettings(app, { ...testSettings('alpha'), ils: { kind: 'memory' } });
    await vi.waitFor(async () => {
      const tenant = await app.deps.tenants.byId(TENANT);
      expect(tenant?.settings.ils.kind).toBe('memory');
    }, 30_000);
    await bring([{ number: 'in' }, { number: 'out' }, { number: 'none' }]);
    for (const { id, control_number } of await app.deps.db.selectFrom('bib').selectAll().execute()) {
      bibs[control_number] = id;
      library.titles.set(id, `Title ${control_number}`);
    }
    const patronId = await world.addPatron();
    await world.addItem({ bibId: bibs.in, callNumber: 'QA 7' });
    const out = await world.addItem({ bibId: bibs.out });
    loanId = await world.addLoan(patronId, out.id, { dueDate: '2026-02-27' });
    await indexTenant(app.deps, TENANT);
    token = await session('M1');
  });
  afterAll(() => app.close());

  const bring = (records: readonly TestRecord[]) =>
    importRecords(app.deps, { tenantId: TENANT, source: 'test', records: readMarcFile(marcFile(records)) });
  const reader = () => app.client({ token });

  async function session(username: string): Promise<string> {
    const captcha = await buildCaptcha(app.deps.db, app.clock);
    const password = encryptWirePassword('Lectern2026');
    const answer = await app.client().call(signIn, { username, password, ...captcha });
    return answer.jwt;
  }

  it('signs its patrons in, makes their account and lets them sign out', async () => {
    expect(await reader().call(getSessionUser, {})).toMatchObject({ name: 'Reader 1', libCode: 'MAIN' });
    const accounts = await app.deps.db
      .selectFrom('account')
      .select(['primary_id', 'password_hash'])
      .execute();
    expect(accounts).toEqual([{ primary_id: 'M1', password_hash: '' }]);
    const again = await session('M1');
    expect(await app.deps.db.selectFrom('account').select('id').execute()).toHaveLength(1);
    expect(await app.client({ token: again }).call(signOut, {})).toEqual({});
    await expect(session('nobody')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('shows loans, debts and the account as that system has them', async () => {
    expect(await reader().call(getPatron, {})).toMatchObject({
      name: 'Reader 1',
      loanCount: 1,
      overdueCount: 1,
      holdsReady: 0,
      holdsWaiting: 0,
      owed: { amount: 0 },
      accruing: { amount: 30 },
    });
    expect(await reader().call(listLoans, {})).toMatchObject({ loans: [{ title: 'Title out', loanId }] });
    expect(await reader().call(renewLoans, { loanIds: [loanId] })).toMatchObject({ renewed: 1 });
    expect(await reader().call(getAmountOwed, {})).toMatchObject({
      owed: { amount: 30 },
      accruing: { amount: 0 },
    });
  });

  it('goes without what that system cannot do: guarantees, hot loans and counts of loans', async () => {
    expect(await reader().call(getGuaranteeDetail, {})).toMatchObject({
      guaranteedFlag: '0',
      guaranteeUserList: [],
    });
    expect(await app.client().call(getHotLoans, {})).toEqual([]);
    expect(await app.client().call(getBib, { recordId: bibs.out! })).toMatchObject({ loanCount: 0 });
  });

  it('finds and counts what is on shelf there', async () => {
    const found = await app.client().call(searchBibs, { keyWord: 'Title', onlyOnShelf: true });
    expect(found.searchResult.map(({ title }) => title)).toEqual(['Title in']);
    const byPlace = await app.client().call(searchBibs, { keyWord: 'Title', libCode: ['MAIN'] });
    expect(byPlace.numFound).toBe(2);
    const recordIds = [bibs.in!, bibs.out!, bibs.none!];
    const { records } = await app.client().call(getOnShelfCounts, { recordIds });
    expect(records.map(({ itemCount, onShelfCount }) => [itemCount, onShelfCount])).toEqual([
      [1, 1],
      [1, 0],
      [0, 0],
    ]);
    expect(await app.client().call(listItems, { recordId: bibs.in! })).toMatchObject({
      items: [{ callNo: 'QA 7', status: 'available' }],
    });
  });

  it('tells the pages what they have to leave out', async () => {
    const { libraryCan } = await app.client().call(getFindConfig, {});
    expect(libraryCan).toEqual(['pastLoans', 'loanRules']);
  });

  it('takes imports that delete records', async () => {
    const { counts } = await bring([{ number: 'none', status: 'd' }]);
    expect(counts).toMatchObject({ deleted: 1, suppressed: 0 });
  });

  it('answers every call of a reader, or refuses it for a reason', async () => {
    for (const contract of CATALOGUE) {
      if (contract.kind !== 'call' || isForStaff(contract.access) || contract.path === '/oga/logout')
        continue;
      const answer: unknown = await reader()
        .call(contract, plausibleInput(contract))
        .catch((error: unknown) => error);
      const status = answer instanceof ApiError ? answer.status : 200;
      // 403: a way of signing in that the library does not offer.
      const expected = [
        200,
        400,
        403,
        404,
        409,
        422,
        503,
        ...(STRICTER_CALLS.includes(contract.path) ? [401] : []),
      ];
      expect([contract.path, status]).toEqual([contract.path, expect.toBeOneOf(expected)]);
    }
  });

  it('leaves the tables of the circulation empty', async () => {
    for (const table of CIRCULATION) {
      expect([table, await app.deps.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    }
  });
});
