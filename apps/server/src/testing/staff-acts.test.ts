import { CATALOGUE } from '@lectern/contracts/catalogue';
import { isForStaff, permissionOf } from '@lectern/contracts/kernel/access';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { nameSearch } from '@lectern/contracts/search/name-search';
import { rebuildIndex } from '@lectern/contracts/search-index/rebuild-index';
import type { Permission } from '@lectern/contracts/staff/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plausibleInput } from './contract-inputs.ts';
import { watchDatabase } from './database-state.ts';
import { indexTenant } from './index-tenant.ts';
import { buildStaffWorld, STAFF_INPUTS } from './staff-inputs.ts';
import { openStaffSession } from './staff-session.ts';
import { createTestApp, type TestApp } from './test-app.ts';

describe('what staff change', () => {
  let app: TestApp;
  const changing: string[] = [];
  beforeAll(async () => {
    // Without background: nothing changes by itself.
    app = await createTestApp();
    await indexTenant(app.deps, '1001');
    await buildStaffWorld(app.deps.db);
  });
  afterAll(() => app.close());

  const calls = CATALOGUE.flatMap((contract) =>
    isForStaff(contract.access)
      ? [
          {
            contract,
            permission: permissionOf(contract.access) as Permission | undefined,
            name: contract.path,
          },
        ]
      : [],
  );

  /** Given here where a call asks for more than its contract says. */
  function inputOf(contract: AnyEndpoint): Record<string, unknown> {
    return STAFF_INPUTS[contract.path] ?? plausibleInput(contract);
  }

  async function send(contract: AnyEndpoint, token: string) {
    const headers = { [HEADERS.mappingPath]: 'alpha', [HEADERS.session]: token };
    const input = inputOf(contract);
    return contract.methods.includes('POST')
      ? app.inject({ url: contract.path, method: 'POST', headers, payload: input })
      : app.inject({ url: contract.path, method: 'GET', headers, query: input as Record<string, string> });
  }

  it.each(calls)('leaves an audit entry: $name', async ({ contract, permission }) => {
    const token = await openStaffSession(app, permission ? [permission] : []);
    const state = await watchDatabase(app.deps.db);
    const entries = () => app.deps.db.selectFrom('audit_entry').selectAll().execute();
    const [before, entriesBefore] = [await state(), await entries()];
    expect((await send(contract, token)).json()).toMatchObject({ success: true });
    const after = await state();
    const changed = Object.keys(after).filter(
      (table) => table !== 'audit_entry' && after[table] !== before[table],
    );
    if (changed.length === 0) return;
    changing.push(contract.path);
    expect((await entries()).length, `changed: ${changed.join(', ')}`).toBe(entriesBefore.length + 1);
  });

  it('is noticed by this test', () => {
    expect(changing).toEqual(expect.arrayContaining([nameSearch.path, rebuildIndex.path]));
  });
});
