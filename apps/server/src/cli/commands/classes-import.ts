import { TREE_SCHEMES, type TreeScheme } from '@lectern/contracts/people/tenant/tenant-settings';
import { loadClasses } from '../../domains/collection/vocabulary/classes/load-classes.ts';
import {
  ClassTableError,
  parseClassTable,
} from '../../domains/collection/vocabulary/classes/parse-class-table.ts';
import { type Command, CommandError, onlyPositional, optional, usageError } from '../command.ts';
import { readTextFile } from '../read-text-file.ts';
import { tenantNamed, withDeps } from '../with-deps.ts';

/** The whole classification in four languages has a tenth of it. */
const LARGEST_BYTES = 64 * 1024 * 1024;

export const classesImportCommand: Command = {
  name: 'classes import',
  usage: 'FILE [--tenant T] [--scheme clc|ddc]',
  summary:
    'Loads names of classes (columns code, parent, name, divided by tabs) of a classification, for all libraries or one, in place of those loaded before.',
  options: { tenant: { type: 'string' }, scheme: { type: 'string' } },
  run: (args) =>
    withDeps({ bulk: false }, async (deps) => {
      const file = onlyPositional(args, 'file');
      const named = optional(args, 'tenant');
      const tenant = named === undefined ? undefined : await tenantNamed(deps, named);
      const scheme = readScheme(optional(args, 'scheme')) ?? tenant?.settings.public.classScheme ?? 'clc';
      const entries = parse(file, await readTextFile(file, LARGEST_BYTES), scheme);
      await loadClasses(deps, tenant?.id, scheme, entries);
      console.log(`Loaded ${entries.length} classes for ${tenant?.mappingPath ?? 'all libraries'}.`);
      return 0;
    }),
};

function readScheme(given: string | undefined): TreeScheme | undefined {
  const scheme = TREE_SCHEMES.find((one) => one === given);
  if (given !== undefined && scheme === undefined)
    throw usageError(`${given} is none of ${TREE_SCHEMES.join(', ')}`);
  return scheme;
}

function parse(file: string, text: string, scheme: TreeScheme) {
  try {
    return parseClassTable(text, scheme);
  } catch (error) {
    if (error instanceof ClassTableError) throw new CommandError(`${file}, ${error.message}.`);
    throw error;
  }
}
