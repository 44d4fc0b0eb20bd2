import { isRefusal } from '@lectern/contracts/kernel/refusal';
import { setRoleByOperator } from '../../domains/people/staff/set-role-by-operator.ts';
import { type Command, CommandError, required } from '../command.ts';
import { operatorName } from '../operator-name.ts';
import { printRow } from '../print-row.ts';
import { PERMISSION_OPTION, readPermissions } from '../read-permissions.ts';
import { withTenant } from '../with-deps.ts';

export const staffRoleCommand: Command = {
  name: 'staff role',
  usage: '--tenant T --role R [--permission P ... | --permission all]',
  summary:
    'Sets what a role allows, and prints what it allowed before: for permissions that nobody of the staff has and so nobody can give.',
  options: { tenant: { type: 'string' }, role: { type: 'string' }, ...PERMISSION_OPTION },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const name = required(args, 'role');
      const permissions = readPermissions(args);
      const before = await setRoleByOperator(deps, tenant.id, { name, permissions, by: operatorName() });
      if (isRefusal(before))
        throw new CommandError('At least one active member must be able to manage the staff.');
      printRow('before', before?.join(', ') ?? '');
      printRow('now', permissions.join(', '));
      return 0;
    }),
};
