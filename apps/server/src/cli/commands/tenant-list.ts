import { nameIn } from '@lectern/contracts/kernel/languages';
import type { Command } from '../command.ts';
import { withDeps } from '../with-deps.ts';

export const tenantListCommand: Command = {
  name: 'tenant list',
  usage: '',
  summary: 'Lists the tenants: group code, path in addresses, name.',
  options: {},
  run: () =>
    withDeps({ bulk: false }, async (deps) => {
      for (const { id, mappingPath, settings } of await deps.tenants.all())
        console.log([id, mappingPath, nameIn(settings.names, settings.public.defaultLanguage)].join('\t'));
      return 0;
    }),
};
