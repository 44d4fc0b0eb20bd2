import { writeFile } from 'node:fs/promises';
import { exportTenant } from '../../domains/people/tenant/tenant-file.ts';
import { type Command, optional } from '../command.ts';
import { withTenant } from '../with-deps.ts';

export const tenantExportCommand: Command = {
  name: 'tenant export',
  usage: '--tenant T [--file F]',
  summary:
    'Writes the settings of a library and its buildings as JSON, to standard output or a file. Secrets, readers and records are not in it.',
  options: { tenant: { type: 'string' }, file: { type: 'string' } },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const text = `${JSON.stringify(await exportTenant(deps, tenant), null, 2)}\n`;
      const file = optional(args, 'file');
      if (file === undefined) process.stdout.write(text);
      else await writeFile(file, text);
      return 0;
    }),
};
