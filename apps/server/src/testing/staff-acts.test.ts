import { CATALOGUE } from '@lectern/contracts/catalogue';
import { lendToVisitor } from '@lectern/contracts/counter/alliance/lend-to-visitor';
import { closeCashDrawer } from '@lectern/contracts/counter/cash/close-cash-drawer';
import { openCashDrawer } from '@lectern/contracts/counter/cash/open-cash-drawer';
import { approveRefund } from '@lectern/contracts/counter/desk/approve-refund';
import { DESK_CALLS } from '@lectern/contracts/counter/desk/calls';
import { checkIn } from '@lectern/contracts/counter/desk/check-in';
import { undoLastAct } from '@lectern/contracts/counter/desk/undo-last-act';
import { nameSearch } from '@lectern/contracts/discovery/search/name-search';
import { rebuildIndex } from '@lectern/contracts/discovery/search-index/rebuild-index';
import { isForStaff, permissionOf } from '@lectern/contracts/kernel/access';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { inviteReaders } from '@lectern/contracts/people/invitations/invite-readers';
import { getReaderImport } from '@lectern/contracts/people/readers/get-reader-import';
import { addStaffPasskey } from '@lectern/contracts/people/staff/add-staff-passkey';
import { isAuditFact } from '@lectern/contracts/people/staff/audit-facts';
import { beginStaffPasskey } from '@lectern/contracts/people/staff/begin-staff-passkey';
import { changeStaffPassword } from '@lectern/contracts/people/staff/change-staff-password';
import { confirmStaffCode } from '@lectern/contracts/people/staff/confirm-staff-code';
import type { Permission } from '@lectern/contracts/people/staff/permissions';
import { removeStaffPasskey } from '@lectern/contracts/people/staff/remove-staff-passkey';
import { renameStaffPasskey } from '@lectern/contracts/people/staff/rename-staff-passkey';
import { decideText } from '@lectern/contracts/talk/moderation/decide-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plausibleInput } from './contract-inputs.ts';
import { watchDatabase } from './database-state.ts';
import { deskInput } from './desk-inputs.ts';
import { HAND_OVER_INPUTS } from './hand-over-inputs.ts';
import { indexTenant } from './index-tenant.ts';
import { offerSelfCheck } from './self-check-stations.ts';
import { buildStaffWorld, STAFF_FILES, STAFF_INPUTS } from './staff-inputs.ts';
import { openStaffSession } from './staff-session.ts';
import { createTestApp, type TestApp } from './test-app.ts';

/** Calls that need a password, an app or a device: tests of domains/staff and domains/cash try them. */
const TRIED_ELSEWHERE: readonly string[] = [
  approveRefund,
  confirmStaffCode,
  changeStaffPassword,
  beginStaffPasskey,
  addStaffPasskey,
  renameStaffPasskey,
  removeStaffPasskey,
  // Needs a text of a domain: tests of domains/moderation try it.
  decideText,
  // Needs a mail server and a public address: tests of domains/invitations try it.
  inviteReaders,
  // Needs an import that runs: tests of domains/readers try it.
  getReaderImport,
  // Needs another library: tests of domains/alliance try it.
  lendToVisitor,
].map(({ path }) => path);

describe('what staff change', () => {
  let app: TestApp;
  const changing: string[] = [];
  beforeAll(async () => {
    // Without background: nothing changes by itself.
    app = await createTestApp();
    await indexTenant(app.deps, '1001');
    await offerSelfCheck(app);
    await buildStaffWorld(app.deps.db);
  });
  afterAll(() => app.close());

  const calls = CATALOGUE.flatMap((contract) =>
    isForStaff(contract.access) && !TRIED_ELSEWHERE.includes(contract.path)
      ? [
          {
            contract,
            permission: permissionOf(contract.access) as Permission | undefined,
            name: contract.path,
          },
        ]
      : [],
  );

  /** Given where a call asks for more than its contract says. */
  async function inputOf(contract: AnyEndpoint): Promise<Record<string, unknown>> {
    const given = STAFF_INPUTS[contract.path];
    if (given) return given;
    const ofHandOver = HAND_OVER_INPUTS[contract.path];
    if (ofHandOver) return ofHandOver(app);
    const { db } = app.deps;
    return DESK_CALLS.includes(contract) ? deskInput(db, contract) : plausibleInput(contract);
  }

  async function send(contract: AnyEndpoint, token: string, input: Record<string, unknown>) {
    const headers = { [HEADERS.mappingPath]: 'alpha', [HEADERS.session]: token };
    if (contract.kind === 'upload') {
      const payload = STAFF_FILES[contract.path] ?? '';
      const type = { 'content-type': contract.mediaTypes[0] };
      const query = input as Record<string, string>;
      return app.inject({
        ...{ url: contract.path, method: 'POST', query, payload },
        headers: { ...headers, ...type },
      });
    }
    return contract.methods.includes('POST')
      ? app.inject({ url: contract.path, method: 'POST', headers, payload: input })
      : app.inject({ url: contract.path, method: 'GET', headers, query: input as Record<string, string> });
  }

  it.each(calls)('leaves an audit entry: $name', async ({ contract, permission }) => {
    const token = await openStaffSession(app, permission ? [permission] : [], 'MAIN');
    const input = await inputOf(contract);
    if (contract.path === undoLastAct.path) await send(checkIn, token, await inputOf(checkIn));
    if (contract.path === closeCashDrawer.path) await send(openCashDrawer, token, { float: 0 });
    const state = await watchDatabase(app.deps.db);
    const entries = () => app.deps.db.selectFrom('audit_entry').selectAll().execute();
    const [before, entriesBefore] = [await state(), await entries()];
    const answer = await send(contract, token, input);
    if (contract.kind === 'raw') expect(answer.statusCode).toBe(200);
    else expect(answer.json()).toMatchObject({ success: true });
    const after = await state();
    const changed = Object.keys(after).filter(
      (table) => table !== 'audit_entry' && after[table] !== before[table],
    );
    if (changed.length === 0) return;
    changing.push(contract.path);
    const entriesNow = await entries();
    expect(entriesNow.length, `changed: ${changed.join(', ')}`).toBe(entriesBefore.length + 1);
    const known = new Set(entriesBefore.map(({ id }) => id));
    const unnamed = entriesNow.filter(({ id }) => !known.has(id)).flatMap(factsOf);
    expect(unnamed.filter((name) => !isAuditFact(name))).toEqual([]);
  });

  it('is noticed by this test', () => {
    expect(changing).toEqual(expect.arrayContaining([nameSearch.path, rebuildIndex.path]));
  });
});

/** Names of what an entry notes, in a change those of its values. */
function factsOf({ details }: { readonly details: string }): string[] {
  const noted = JSON.parse(details) as Readonly<Record<string, unknown>>;
  return Object.entries(noted).flatMap(([name, value]) =>
    (name === 'before' || name === 'after') && typeof value === 'object' ? Object.keys(value ?? {}) : [name],
  );
}
