import { blankSettings } from '@lectern/contracts/people/tenant/stored-settings';
import { settingValues } from '../../domains/people/tenant/settings/setting-paths.ts';
import { allowedValues, settingSchema } from '../../domains/people/tenant/settings/setting-schema.ts';
import { type Command, CommandError } from '../command.ts';
import { printRow } from '../print-row.ts';
import { withTenant } from '../with-deps.ts';

const DEFAULTS = settingValues(blankSettings());

export const tenantShowCommand: Command = {
  name: 'tenant show',
  usage: '--tenant T [PREFIX] [--all]',
  summary:
    'Shows the settings that differ from the defaults, below PREFIX (such as public) if it is given. --all shows all, with the values that are allowed. Settings hold no secrets.',
  options: { tenant: { type: 'string' }, all: { type: 'boolean' } },
  run: (args) =>
    withTenant(args, async (_deps, tenant) => {
      const [prefix = ''] = args.positionals;
      const all = args.values.all === true;
      const inside = ([path]: readonly [string, unknown]) =>
        prefix === '' || path === prefix || path.startsWith(`${prefix}.`);
      const shown = [...settingValues(tenant.settings)].filter(inside);
      if (shown.length === 0) throw new CommandError(`There is no setting ${prefix}, or it has no value.`);
      if (prefix === '') {
        printRow('id', tenant.id);
        printRow('path', tenant.mappingPath);
      }
      for (const [path, value] of shown) {
        const isDefault = JSON.stringify(DEFAULTS.get(path)) === JSON.stringify(value);
        if (isDefault && !all && path !== prefix) continue;
        const schema = all || path === prefix ? settingSchema(path) : undefined;
        printRow(path, JSON.stringify(value), schema && allowedValues(schema));
      }
      return 0;
    }),
};
