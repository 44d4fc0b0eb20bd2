import { LANGUAGES } from '@lectern/contracts/kernel/languages';
import { addLibrary } from '../../domains/collection/vocabulary/places/add-library.ts';
import { type Command, CommandError, required, usageError } from '../command.ts';
import { withTenant } from '../with-deps.ts';

export const libraryAddCommand: Command = {
  name: 'library add',
  usage: '--tenant T --code C --name N [--language L]',
  summary: 'Adds a library building. Other languages, address and hours: "tenant text" and "hours import".',
  options: {
    tenant: { type: 'string' },
    code: { type: 'string' },
    name: { type: 'string' },
    language: { type: 'string' },
  },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const code = required(args, 'code');
      if (!/^[A-Za-z0-9_-]{1,32}$/.test(code))
        throw usageError(`${code} is no code: letters, digits, _ and -`);
      const given = args.values.language ?? tenant.settings.public.defaultLanguage;
      const language = LANGUAGES.find((one) => one === given);
      if (!language) throw usageError(`${String(given)} is none of ${LANGUAGES.join(', ')}`);
      const names = { [language]: required(args, 'name') };
      if (!(await addLibrary(deps.db, tenant.id, { code, names })))
        throw new CommandError(`There is a library ${code} already.`);
      console.log(`Added ${code}.`);
      return 0;
    }),
};
