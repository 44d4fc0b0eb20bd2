import { addAllianceTransaction } from '@lectern/contracts/counter/alliance/add-alliance-transaction';
import { getAllianceCode } from '@lectern/contracts/counter/alliance/get-alliance-code';
import { listUnionLoans } from '@lectern/contracts/counter/alliance/list-union-loans';
import { searchAlliance } from '@lectern/contracts/counter/alliance/search-alliance';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { putTenant } from '../../../platform/tenants/tenant-store.ts';
import { buildBlock, buildPatron, buildSession } from '../../../testing/builders.ts';
import { TENANT } from '../../../testing/built-rows.ts';
import { buildBib } from '../../../testing/catalogue-builders.ts';
import { indexTenant } from '../../../testing/index-tenant.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';
import { testSettings } from '../../../testing/test-settings.ts';
import { addPeer } from './peers/peers.ts';

const BETA = '1002';

describeOnEachDatabase('an alliance of libraries of one server', (kind) => {
  let app: TestApp;
  beforeEach(async () => {
    app = await createTestApp({ kind });
    for (const [id, mappingPath] of [
      [TENANT, 'alpha'],
      [BETA, 'beta'],
    ] as const) {
      const settings = testSettings(mappingPath);
      const flag = { ...settings.public, sduUnionLoanFlag: '1' } as const;
      const now = app.clock.now().toISOString();
      await putTenant(app.deps.db, { id, mappingPath, settings: { ...settings, public: flag }, now });
    }
    await app.deps.tenants.refresh();
    await addPeer(app.deps, TENANT, { code: 'beta', name: 'Beta', sibling: 'beta' });
  });
  afterEach(() => app.close());

  it('needs both libraries to have each other', async () => {
    const bib = await buildBib(app.deps.db, { tenant_id: BETA, title: 'Far Harbours' });
    await indexTenant(app.deps, BETA);
    const patron = await buildPatron(app.deps.db);
    const reader = app.client({ token: await buildSession(app.deps.db, patron) });
    const alone = await reader.call(searchAlliance, { keyWord: 'harbours' });
    expect(alone.libraries).toMatchObject([{ fault: 'unreachable' }]);
    await addPeer(app.deps, BETA, { code: 'alpha', name: 'Alpha', sibling: 'alpha' });
    const both = await reader.call(searchAlliance, { keyWord: 'harbours' });
    expect(both.libraries).toMatchObject([{ numFound: 1, fault: null }]);
    const { code } = await reader.call(getAllianceCode, {});
    await reader.call(addAllianceTransaction, { otherLib: 'beta', recordId: bib.id, code });
    expect((await reader.call(listUnionLoans, {})).loans).toMatchObject([{ step: 'asked', isUntold: false }]);
    const rows = await app.deps.db
      .selectFrom('alliance_transaction')
      .select(['tenant_id', 'side', 'patron_id'])
      .orderBy('tenant_id')
      .execute();
    expect(rows).toEqual([
      { tenant_id: TENANT, side: 'borrowing', patron_id: patron.id },
      { tenant_id: BETA, side: 'lending', patron_id: '' },
    ]);
  });

  it('answers for no reader who is blocked for a time, and says until when', async () => {
    await addPeer(app.deps, BETA, { code: 'alpha', name: 'Alpha', sibling: 'alpha' });
    const patron = await buildPatron(app.deps.db);
    await buildBlock(app.deps.db, { patron_id: patron.id });
    const reader = app.client({ token: await buildSession(app.deps.db, patron) });
    await expect(reader.call(getAllianceCode, {})).rejects.toMatchObject({
      code: 'ALLIANCE_ACCOUNT_BLOCKED',
      message: expect.stringContaining('9 March'),
    });
  });

  it.each([
    [{ code: 'Not A Code', name: 'X', sibling: 'beta' }, 'code'],
    [{ code: 'own', name: 'X', sibling: 'alpha' }, 'sibling'],
    [{ code: 'none', name: 'X', sibling: 'gamma' }, 'sibling'],
    [{ code: 'odd', name: 'X', address: 'https://library.example/' }, 'address'],
    [{ code: 'odd', name: 'X', address: 'https://library.example/a/b' }, 'address'],
    [{ code: 'odd', name: 'X', address: 'ftp://library.example/a' }, 'address'],
    [{ code: 'odd', name: 'X', address: 'https://library.example/a', key: 'la1.x.y' }, 'key'],
    [{ code: 'beta', name: 'X', sibling: 'beta' }, 'exists'],
  ] as const)('takes no library like %j', async (peer, fault) => {
    expect(await addPeer(app.deps, TENANT, peer)).toEqual({ fault });
  });
});
