import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { listStaff } from '@lectern/contracts/people/staff/list-staff';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { removeRole } from '@lectern/contracts/people/staff/remove-role';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffSession as staffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const PASSWORD = 'a long enough secret';

describeOnEachDatabase('members of the staff and their roles', (kind) => {
  let app: TestApp;
  let manager: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    manager = app.client({ token: await staffSession(app, ['staff.manage', 'staff.audit']) });
  });
  afterAll(() => app.close());

  const signIn = async (account: string, password = PASSWORD) => {
    const { jwt } = await app.client().call(openStaffSession, { account, password });
    return app.client({ token: jwt });
  };

  it('are added with roles, which say at once what they may do', async () => {
    const role = await manager.call(putRole, { name: 'Desk', permissions: ['circulation.desk'] });
    const given = { account: 'mina', name: 'Mina', roleIds: [role.roleId] };
    const member = await manager.call(putStaffMember, { ...given, password: PASSWORD });
    const client = await signIn('mina');
    expect((await client.call(getStaffSession, {})).permissions).toEqual(['circulation.desk']);
    await manager.call(putRole, { ...role, permissions: ['circulation.desk', 'circulation.override'] });
    expect((await client.call(getStaffSession, {})).permissions).toEqual([
      'circulation.desk',
      'circulation.override',
    ]);
    await expect(manager.call(removeRole, { roleId: role.roleId })).rejects.toMatchObject({
      code: 'ROLE_IN_USE',
    });
    await manager.call(putStaffMember, { ...given, staffId: member.staffId, roleIds: [] });
    await manager.call(removeRole, { roleId: role.roleId });
    const { roles } = await manager.call(listStaff, {});
    expect(roles.map(({ name }) => name)).not.toContain('Desk');
  });

  it('are signed out when they leave or get another password', async () => {
    const given = { account: 'otto', name: 'Otto', roleIds: [] };
    const { staffId } = await manager.call(putStaffMember, { ...given, password: PASSWORD });
    const before = await signIn('otto');
    await manager.call(putStaffMember, { ...given, staffId, password: 'another long secret' });
    await expect(before.call(getStaffSession, {})).rejects.toMatchObject({ code: '401' });
    const after = await signIn('otto', 'another long secret');
    await manager.call(putStaffMember, { ...given, staffId, active: false });
    await expect(after.call(getStaffSession, {})).rejects.toMatchObject({ code: '401' });
    await expect(signIn('otto', 'another long secret')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('show in the audit who changed what from what to what', async () => {
    const given = { account: 'iris', name: 'Iris', roleIds: [] };
    const { staffId } = await manager.call(putStaffMember, given);
    await manager.call(putStaffMember, { ...given, staffId, name: 'Iris Lin' });
    const { total, entries } = await manager.call(listAudit, { action: 'staff.put', subject: 'iris' });
    expect(total).toBe(2);
    expect(entries[0]).toMatchObject({
      name: 'Librarian',
      action: 'staff.putMember',
      details: { before: { name: 'Iris' }, after: { name: 'Iris Lin' } },
    });
    const none = { action: 'staff.put', subject: 'iris', to: '2020-01-01' };
    expect(await manager.call(listAudit, none)).toEqual({ total: 0, entries: [] });
    const first = await manager.call(listAudit, { action: 'staff.put', subject: 'iris', page: 2, rows: 1 });
    expect(first.entries[0]?.details).toMatchObject({ before: null });
  });
});
