import { createSendOutside } from '../../platform/outside/send-outside.ts';
import { checkChannels } from '../../ports/payments/check-channels.ts';
import { type Command, CommandError } from '../command.ts';
import { printRow } from '../print-row.ts';
import { withTenant } from '../with-deps.ts';

export const paymentsCheckCommand: Command = {
  name: 'payments check',
  usage: '--tenant T',
  summary:
    'Asks each payment provider of a library for a payment that does not exist, and prints what is wrong with address, merchant or keys. Exits with 1 if something is.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withTenant(args, async ({ secrets, clock, config }, tenant) => {
      const sendOutside = createSendOutside(config.internalHosts);
      const checked = await checkChannels({ secrets, clock, sendOutside }, tenant);
      if (checked.length === 0) throw new CommandError(`${tenant.mappingPath} has no payment provider.`);
      for (const { code, faults } of checked)
        printRow(code, faults.length === 0 ? 'works' : faults.join('; '));
      return checked.some(({ faults }) => faults.length > 0) ? 1 : 0;
    }),
};
