import { PERMISSIONS, type Permission } from '@lectern/contracts/people/staff/permissions';
import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { addStaffMember } from '../../domains/people/staff/add-staff-member.ts';
import { isUniqueViolation } from '../../platform/db/dialect.ts';
import { type Arguments, type Command, CommandError, required, usageError } from '../command.ts';
import { readPassword } from '../read-password.ts';
import { withTenant } from '../with-deps.ts';

const MIN_PASSWORD = 8;

export const staffAddCommand: Command = {
  name: 'staff add',
  usage: '--tenant T --account A --name N --role R [--permission P ...]',
  summary:
    'Adds a staff member. The password is asked for, or read from standard input; never an argument, which others see.',
  options: {
    tenant: { type: 'string' },
    account: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    permission: { type: 'string', multiple: true },
  },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const account = required(args, 'account');
      const member = {
        account,
        name: required(args, 'name'),
        role: required(args, 'role'),
        permissions: readPermissions(args),
      };
      const password = await readPassword(`Password for ${account}: `);
      if (password.length < MIN_PASSWORD)
        throw new CommandError(`The password needs at least ${MIN_PASSWORD} characters.`);
      const passwordHash = await hashPassword(password);
      try {
        await addStaffMember(deps.db, tenant.id, {
          ...member,
          passwordHash,
          now: deps.clock.now().toISOString(),
        });
      } catch (error) {
        if (isUniqueViolation(error)) throw new CommandError(`There is a staff account ${account} already.`);
        throw error;
      }
      console.log(`Added ${account} to ${tenant.mappingPath}, role ${member.role}.`);
      return 0;
    }),
};

function readPermissions(args: Arguments): Permission[] {
  const given = args.values.permission;
  return (Array.isArray(given) ? given : []).map((name) => {
    const permission = PERMISSIONS.find((one) => one === name);
    if (!permission) throw usageError(`--permission ${name} is none of ${PERMISSIONS.join(', ')}`);
    return permission;
  });
}
