import { loadHours } from '../../domains/collection/vocabulary/hours/load-hours.ts';
import { parseHoursTable } from '../../domains/collection/vocabulary/hours/parse-hours-table.ts';
import { listLibraries } from '../../domains/collection/vocabulary/places/places.ts';
import { type Command, onlyPositional } from '../command.ts';
import { explainRows } from '../explain-rows.ts';
import { readTextFile } from '../read-text-file.ts';
import { withTenant } from '../with-deps.ts';

/** Twenty years of a hundred branches. */
const LARGEST_BYTES = 8 * 1024 * 1024;

export const hoursImportCommand: Command = {
  name: 'hours import',
  usage: 'FILE --tenant T',
  summary:
    'Loads opening hours from CSV (columns library, day, hours). A week replaces the week of its library, a date the hours of that day.',
  options: { tenant: { type: 'string' } },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const file = onlyPositional(args, 'file');
      const libraries = await listLibraries(deps.db, tenant.id, tenant.settings.public.defaultLanguage);
      const text = await readTextFile(file, LARGEST_BYTES);
      const codes = new Set(libraries.map(({ code }) => code));
      const table = await explainRows(file, () => parseHoursTable(text, codes));
      await loadHours(deps, tenant.id, table);
      const { weeks, exceptions, removed } = table;
      console.log(
        `Weeks: ${weeks.size}. Days with other hours: ${exceptions.length}, removed: ${removed.length}.`,
      );
      return 0;
    }),
};
