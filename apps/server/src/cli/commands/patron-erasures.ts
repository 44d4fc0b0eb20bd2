import { erasureRequests, noteErasure } from '../../domains/people/account/erasure/erasures.ts';
import { type Command, CommandError, optional, required, usageError } from '../command.ts';
import { printRow } from '../print-row.ts';
import { withTenant } from '../with-deps.ts';

const ENDS = ['done', 'refused'] as const;

export const patronErasuresCommand: Command = {
  name: 'patron erasures',
  usage: '--tenant T [--all] | --tenant T --account A --end done|refused',
  summary:
    'Lists the open requests of readers that their data be erased, oldest first; --all lists ended ones too. With --end it notes what the library did.',
  options: {
    tenant: { type: 'string' },
    all: { type: 'boolean' },
    account: { type: 'string' },
    end: { type: 'string' },
  },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const end = optional(args, 'end');
      if (end !== undefined) {
        const state = ENDS.find((one) => one === end);
        if (!state) throw usageError(`--end is one of ${ENDS.join(', ')}`);
        const account = required(args, 'account');
        if (!(await noteErasure(deps, tenant.id, account, state)))
          throw new CommandError(`${account} has no open request.`);
        console.log(`Noted for ${account}: ${state}.`);
        return 0;
      }
      const requests = await erasureRequests(deps, tenant.id, args.values.all === true ? 'all' : 'open');
      for (const { account, name, state, requestedAt } of requests)
        printRow(requestedAt, state, account, name);
      if (requests.length === 0) console.log('There are no requests.');
      return 0;
    }),
};
