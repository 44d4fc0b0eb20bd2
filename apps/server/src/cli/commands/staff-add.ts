import { hashPassword } from '../../domains/people/account/password-hash.ts';
import { addStaffMember, RoleDiffersError } from '../../domains/people/staff/add-staff-member.ts';
import { isUniqueViolation } from '../../platform/db/dialect.ts';
import { type Command, CommandError, required } from '../command.ts';
import { readPassword } from '../read-password.ts';
import { PERMISSION_OPTION, readPermissions } from '../read-permissions.ts';
import { withTenant } from '../with-deps.ts';

const MIN_PASSWORD = 8;

export const staffAddCommand: Command = {
  name: 'staff add',
  usage: '--tenant T --account A --name N --role R [--permission P ... | --permission all]',
  summary:
    'Adds a staff member with a role. A new role gets the permissions; one that exists keeps its own (see staff role). The password is asked for, or read from standard input; never an argument, which others see.',
  options: {
    tenant: { type: 'string' },
    account: { type: 'string' },
    name: { type: 'string' },
    role: { type: 'string' },
    ...PERMISSION_OPTION,
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
        if (error instanceof RoleDiffersError)
          throw new CommandError(
            `The role ${member.role} exists and allows ${error.permissions.join(', ') || 'nothing'}. Leave --permission out to give it, name another role, or change it with: lectern staff role`,
          );
        throw error;
      }
      console.log(`Added ${account} to ${tenant.mappingPath}, role ${member.role}.`);
      return 0;
    }),
};
