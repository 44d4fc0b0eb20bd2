import { getStaffSession } from '@lectern/contracts/people/staff/get-staff-session';
import { listAudit } from '@lectern/contracts/people/staff/list-audit';
import { listStaff } from '@lectern/contracts/people/staff/list-staff';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { PERMISSIONS, type Permission } from '@lectern/contracts/people/staff/permissions';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { removeRole } from '@lectern/contracts/people/staff/remove-role';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStaffSession as staffSession } from '../../../testing/staff-session.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { describeOnEachDatabase } from '../../../testing/test-database.ts';

const PASSWORD = 'a long enough secret';
const MANAGER: readonly Permission[] = [
  'circulation.desk',
  'circulation.override',
  'staff.manage',
  'staff.audit',
];

describeOnEachDatabase('members of the staff and their roles', (kind) => {
  let app: TestApp;
  let manager: ReturnType<TestApp['client']>;
  beforeAll(async () => {
    app = await createTestApp({ kind });
    manager = app.client({ token: await staffSession(app, MANAGER) });
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

  it('get nothing that the one who gives it has not', async () => {
    const notOwn = { code: 'PERMISSION_NOT_OWN' };
    const { members, roles } = await manager.call(listStaff, {});
    const self = members.find(({ name }) => name === 'Librarian');
    const own = roles.find(({ roleId }) => roleId === self?.roleIds[0]);
    if (!self || !own) throw new Error('the manager is not listed');
    const more = { ...own, name: 'Managing', permissions: [...own.permissions, 'payments.refund' as const] };
    await expect(manager.call(putRole, more)).rejects.toMatchObject(notOwn);
    const money = { name: 'Money', permissions: ['payments.refund' as const] };
    await expect(manager.call(putRole, money)).rejects.toMatchObject(notOwn);

    const head = app.client({ token: await staffSession(app, PERMISSIONS) });
    const { roleId } = await head.call(putRole, money);
    const cashier = { account: 'cashier', name: 'Cashier', roleIds: [roleId] };
    const { staffId } = await head.call(putStaffMember, { ...cashier, password: PASSWORD });
    const refused = [
      { ...self, roleIds: [...self.roleIds, roleId] },
      { account: 'puppet', name: 'Puppet', roleIds: [roleId], password: PASSWORD },
      { ...cashier, staffId, password: 'known to the manager' },
      { ...cashier, staffId, removeCode: true },
    ];
    for (const change of refused)
      await expect(manager.call(putStaffMember, change)).rejects.toMatchObject(notOwn);
    await manager.call(putStaffMember, { ...cashier, staffId, active: false });
    await expect(manager.call(putStaffMember, { ...cashier, staffId })).rejects.toMatchObject(notOwn);
    await expect(signIn('puppet')).rejects.toMatchObject({ code: 'CREDENTIALS_WRONG' });
  });

  it('are made by an only manager, who may pass on managing', async () => {
    const only = app.client({ token: await staffSession(app, ['staff.manage']) });
    const { roleId } = await only.call(putRole, { name: 'Second', permissions: ['staff.manage'] });
    await only.call(putStaffMember, {
      account: 'second',
      name: 'Second',
      roleIds: [roleId],
      password: PASSWORD,
    });
    expect((await (await signIn('second')).call(listStaff, {})).members.length).toBeGreaterThan(1);
  });
});
