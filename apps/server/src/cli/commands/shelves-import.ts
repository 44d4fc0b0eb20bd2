import { loadShelves } from '../../domains/collection/holdings/shelves/load-shelves.ts';
import { type Command, onlyPositional } from '../command.ts';
import { explainRows } from '../explain-rows.ts';
import { readTextFile } from '../read-text-file.ts';
import { withTenant } from '../with-deps.ts';

const LARGEST_BYTES = 8 * 1024 * 1024;

export const shelvesImportCommand: Command = {
  name: 'shelves import',
  usage: 'FILE --tenant T',
  summary:
    'Loads shelves by ranges of call numbers from CSV (columns location, shelf, from, to, scheme, plan, shape), in place of those of the same locations.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const file = onlyPositional(args, 'file');
      const text = await readTextFile(file, LARGEST_BYTES);
      const loaded = await explainRows(file, () => loadShelves(deps, tenant, text));
      console.log(`Loaded ${loaded} shelves for ${tenant.mappingPath}.`);
      return 0;
    }),
};
