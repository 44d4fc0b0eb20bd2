import { nameIn } from '@lectern/contracts/kernel/languages';
import type { Command } from '../command.ts';
import { printRow } from '../print-row.ts';
import { withDeps } from '../with-deps.ts';

export const tenantListCommand: Command = {
  name: 'tenant list',
  usage: '',
  summary: 'Lists the tenants: group code, path in addresses, name, and which settings are wrong.',
  options: {},
  run: () =>
    withDeps({ bulk: false }, async (deps) => {
      for (const { id, mappingPath, settings } of await deps.tenants.all()) {
        printRow(id, mappingPath, nameIn(settings.names, settings.public.defaultLanguage));
        for (const { path, reason } of await deps.tenants.settingFaults(id))
          printRow('', '', `${path} is not allowed, its default is used: ${reason}`);
      }
      for (const { id, mappingPath, revision, reason } of await deps.tenants.unreadable())
        printRow(id, mappingPath, `Revision ${revision} of the settings cannot be read: ${reason}`);
      return 0;
    }),
};
