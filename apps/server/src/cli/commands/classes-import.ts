import { loadClasses } from '../../domains/vocabulary/classes/load-classes.ts';
import { ClassTableError, parseClassTable } from '../../domains/vocabulary/classes/parse-class-table.ts';
import { type Command, CommandError, onlyPositional, optional } from '../command.ts';
import { readTextFile } from '../read-text-file.ts';
import { tenantNamed, withDeps } from '../with-deps.ts';

/** The whole classification in four languages has a tenth of it. */
const LARGEST_BYTES = 64 * 1024 * 1024;

export const classesImportCommand: Command = {
  name: 'classes import',
  usage: 'FILE [--tenant T]',
  summary:
    'Loads names of classes (columns code, parent, name, divided by tabs), for all libraries or one, in place of those loaded before.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withDeps({ bulk: false }, async (deps) => {
      const file = onlyPositional(args, 'file');
      const named = optional(args, 'tenant');
      const tenant = named === undefined ? undefined : await tenantNamed(deps, named);
      const entries = parse(file, await readTextFile(file, LARGEST_BYTES));
      await loadClasses(deps, tenant?.id, entries);
      console.log(`Loaded ${entries.length} classes for ${tenant?.mappingPath ?? 'all libraries'}.`);
      return 0;
    }),
};

function parse(file: string, text: string) {
  try {
    return parseClassTable(text);
  } catch (error) {
    if (error instanceof ClassTableError) throw new CommandError(`${file}, ${error.message}.`);
    throw error;
  }
}
