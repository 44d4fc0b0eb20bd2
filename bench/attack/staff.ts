import { approveRefund } from '@lectern/contracts/counter/desk/approve-refund';
import { changeStaffPassword } from '@lectern/contracts/people/staff/change-staff-password';
import { listStaff } from '@lectern/contracts/people/staff/list-staff';
import { openStaffSession } from '@lectern/contracts/people/staff/open-staff-session';
import { PERMISSIONS, type Permission } from '@lectern/contracts/people/staff/permissions';
import { putRole } from '@lectern/contracts/people/staff/put-role';
import { putStaffMember } from '@lectern/contracts/people/staff/put-staff-member';
import { newId } from '@lectern/server/platform/db/ids';
import { findPermissions } from '@lectern/server/platform/sessions/permissions';
import { LIBRARY } from '../compare/tree.ts';
import type { Attack } from './attack.ts';
import { codeOf, counted, libraryOf, memberOf, PASSWORD } from './people.ts';
import type { Victim } from './victim.ts';

const CHANGES = 10;
const MADE_UP = 60;
/** Wrong guesses without a captcha at accounts of the staff together. */
const WITHOUT_CAPTCHA = 20;

/** What members of the staff, and who pretends to be one, may try. */
export const ATTACKS_BY_STAFF: readonly Attack[] = [
  {
    name: 'a manager of the staff gives himself all permissions',
    mustHold: 'nobody gives what they do not have, by a role, a member or a password',
    async run(victim) {
      const { client, staffId } = await memberOf(victim, ['staff.manage']);
      const rich = await memberOf(victim, PERMISSIONS);
      const { members, roles } = await client.call(listStaff, {});
      const self = members.find((one) => one.staffId === staffId);
      const other = members.find((one) => one.staffId === rich.staffId);
      const own = roles.find(({ roleId }) => roleId === self?.roleIds[0]);
      if (!self || !other || !own) throw new Error('the manager is not listed');
      const codes = await Promise.all([
        codeOf(client.call(putRole, { ...own, permissions: [...PERMISSIONS] })),
        codeOf(client.call(putRole, { name: 'All', permissions: [...PERMISSIONS] })),
        codeOf(client.call(putStaffMember, { ...self, roleIds: [...self.roleIds, ...other.roleIds] })),
        codeOf(client.call(putStaffMember, { ...other, password: 'Known to the manager' })),
        codeOf(
          client.call(putStaffMember, {
            account: 'puppet',
            name: 'P',
            roleIds: other.roleIds,
            password: PASSWORD,
          }),
        ),
      ]);
      const has = (await findPermissions(victim.db, victim.tenantId, staffId))?.size;
      return { held: codes.every(Boolean) && has === 1, saw: `${counted(codes)}, has ${has}` };
    },
  },
  {
    name: 'approve a refund through an account that one made, or made with a deputy',
    mustHold: 'the two are not believed to be two persons',
    async run(victim) {
      const manage: readonly Permission[] = ['staff.manage', 'payments.refund', 'circulation.desk'];
      const manager = await memberOf(victim, manage, await libraryOf(victim));
      const puppet = await made(victim, manager.client, ['payments.refund']);
      const deputy = await made(victim, manager.client, manage);
      const ofDeputy = await made(victim, deputy.client, ['payments.refund']);
      const codes = [];
      for (const { account } of [puppet, ofDeputy]) {
        const given = { account, password: PASSWORD, amount: 5_000 };
        codes.push(await codeOf(manager.client.call(approveRefund, given)));
      }
      const colleague = await memberOf(victim, ['payments.refund']);
      const right = { account: colleague.account, password: PASSWORD, amount: 5_000 };
      const done = await codeOf(manager.client.call(approveRefund, right));
      const held = codes.every((code) => code === 'SECOND_PERSON_NOT_APART') && done === '';
      return { held, saw: `${counted(codes)}; a colleague: ${done || 'done'}` };
    },
  },
  {
    name: `${CHANGES} changes of a password at once with one old password`,
    mustHold: 'one is done',
    async run(victim) {
      const { client } = await memberOf(victim, []);
      const codes = await Promise.all(
        Array.from({ length: CHANGES }, (_, at) =>
          codeOf(client.call(changeStaffPassword, { oldPassword: PASSWORD, password: `New password ${at}` })),
        ),
      );
      return { held: codes.filter((code) => code === '').length === 1, saw: counted(codes) };
    },
  },
  {
    name: `sign in as ${MADE_UP} members of the staff who do not exist, from as many networks`,
    mustHold: `at most ${WITHOUT_CAPTCHA} passwords are checked without a captcha`,
    async run(victim) {
      const codes = await Promise.all(
        Array.from({ length: MADE_UP }, (_, at) =>
          codeOf(
            victim
              .client({ from: `10.66.${at}.1` })
              .call(openStaffSession, { account: `nobody-${at}`, password: 'x' }),
          ),
        ),
      );
      const checked = codes.filter((code) => code === 'CREDENTIALS_WRONG').length;
      return { held: checked > 0 && checked <= WITHOUT_CAPTCHA, saw: counted(codes) };
    },
  },
  {
    name: '`staff add` with the name of a role that exists',
    mustHold: 'the role allows what it did',
    async run(victim) {
      const { account: role, staffId } = await memberOf(victim, ['circulation.desk', 'search.report']);
      const add = async (roleName: string) => {
        const words = ['--tenant', LIBRARY, '--account', newId(), '--name', 'N', '--role', roleName];
        return victim.lectern(['staff', 'add', ...words, '--permission', 'settings.edit'], PASSWORD);
      };
      const [taken, free] = [await add(role), await add(`${role}-2`)];
      const has = [...((await findPermissions(victim.db, victim.tenantId, staffId)) ?? [])];
      const held = taken.code !== 0 && free.code === 0 && has.length === 2;
      return { held, saw: `exit code ${taken.code}, ${free.code} for another role, ${has.join(' ')}` };
    },
  },
];

/** A member whom a manager makes on the page of the staff. */
async function made(
  victim: Victim,
  manager: ReturnType<Victim['client']>,
  permissions: readonly Permission[],
) {
  const account = `made-${crypto.randomUUID()}`;
  const { roleId } = await manager.call(putRole, { name: account, permissions: [...permissions] });
  await manager.call(putStaffMember, { account, name: account, roleIds: [roleId], password: PASSWORD });
  const { jwt } = await victim.client().call(openStaffSession, { account, password: PASSWORD });
  return { account, client: victim.client({ token: jwt }) };
}
