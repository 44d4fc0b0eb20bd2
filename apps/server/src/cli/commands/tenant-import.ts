import { importTenant, planImport, readTenantFile } from '../../domains/people/tenant/tenant-file.ts';
import { type Command, CommandError, onlyPositional, optional } from '../command.ts';
import { readTextFile } from '../read-text-file.ts';
import { changeLine } from '../setting-lines.ts';
import { withDeps } from '../with-deps.ts';

const LARGEST_BYTES = 8 * 1024 * 1024;

export const tenantImportCommand: Command = {
  name: 'tenant import',
  usage: 'FILE [--id GROUPCODE --path PATH] [--dry-run]',
  summary:
    'Reads a file of "tenant export", checks it, prints what changes and changes it; creates the library if it does not exist. --id and --path make it another library. --dry-run changes nothing.',
  options: { id: { type: 'string' }, path: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  run: (args) =>
    withDeps({ bulk: false }, async (deps) => {
      const file = onlyPositional(args, 'file');
      const read = readTenantFile(await readTextFile(file, LARGEST_BYTES));
      if ('faults' in read)
        throw new CommandError(`${file} cannot be imported.\n${read.faults.slice(0, 20).join('\n')}`);
      const given = {
        ...read,
        id: optional(args, 'id') ?? read.id,
        mappingPath: optional(args, 'path') ?? read.mappingPath,
      };
      const plan = await planImport(deps, given);
      if ('refusal' in plan) throw new CommandError(plan.refusal);
      console.log(plan.isNew ? `New: ${given.id}, /${given.mappingPath}/` : `Changes: ${given.id}`);
      for (const change of plan.changes) console.log(changeLine(change));
      for (const code of plan.newLibraries) console.log(`library ${code}: new`);
      if (plan.changes.length + plan.newLibraries.length === 0) console.log('Nothing differs.');
      if (args.values['dry-run'] === true) console.log('Nothing was changed (--dry-run).');
      else await importTenant(deps, given);
      return 0;
    }),
};
