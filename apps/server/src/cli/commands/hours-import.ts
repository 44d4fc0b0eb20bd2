import { CsvRowError } from '../../domains/vocabulary/csv-rows.ts';
import { loadHours } from '../../domains/vocabulary/hours/load-hours.ts';
import { parseHoursTable } from '../../domains/vocabulary/hours/parse-hours-table.ts';
import { listLibraries } from '../../domains/vocabulary/places/places.ts';
import { type Command, CommandError, onlyPositional, required } from '../command.ts';
import { readTextFile } from '../read-text-file.ts';
import { tenantNamed, withDeps } from '../with-deps.ts';

/** Twenty years of a hundred branches. */
const LARGEST_BYTES = 8 * 1024 * 1024;

export const hoursImportCommand: Command = {
  name: 'hours import',
  usage: 'FILE --tenant T',
  summary:
    'Loads opening hours from CSV (columns library, day, hours). A week replaces the week of its library, a date the hours of that day.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withDeps({ bulk: false }, async (deps) => {
      const file = onlyPositional(args, 'file');
      const tenant = await tenantNamed(deps, required(args, 'tenant'));
      const libraries = await listLibraries(deps.db, tenant.id, tenant.settings.public.defaultLanguage);
      const text = await readTextFile(file, LARGEST_BYTES);
      const table = parse(file, text, new Set(libraries.map(({ code }) => code)));
      await loadHours(deps, tenant.id, table);
      const { weeks, exceptions, removed } = table;
      console.log(
        `Weeks: ${weeks.size}. Days with other hours: ${exceptions.length}, removed: ${removed.length}.`,
      );
      return 0;
    }),
};

function parse(file: string, text: string, libraryCodes: ReadonlySet<string>) {
  try {
    return parseHoursTable(text, libraryCodes);
  } catch (error) {
    if (error instanceof CsvRowError) throw new CommandError(`${file}, ${error.message}.`);
    throw error;
  }
}
