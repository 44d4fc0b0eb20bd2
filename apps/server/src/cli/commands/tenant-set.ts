import type { TenantSettings } from '@lectern/contracts/tenant/tenant-settings';
import { setSetting } from '../../domains/tenant/settings/set-setting.ts';
import { compareSettings } from '../../domains/tenant/settings/setting-paths.ts';
import { changeSettings } from '../../platform/tenants/tenant-store.ts';
import { type Arguments, type Command, CommandError, usageError } from '../command.ts';
import { changeLine } from '../setting-lines.ts';
import { withTenant } from '../with-deps.ts';

export const tenantSetCommand: Command = {
  name: 'tenant set',
  usage: '--tenant T PATH=VALUE ... [--default PATH ...]',
  summary:
    'Changes settings, such as public.navBackColor=113355 or public.languages=zh-CN,en-US, and prints what changed. Nothing is changed if one value is not allowed. --default brings back the default.',
  options: { tenant: { type: 'string' }, default: { type: 'string', multiple: true } },
  run: (args) =>
    withTenant(args, async (deps, tenant) => {
      const changes = changesIn(args);
      let lines: string[] = [];
      await changeSettings(deps.db, tenant.id, (before) => {
        const after = changes.reduce(applied, before);
        lines = compareSettings(before, after).map(changeLine);
        return after;
      });
      console.log(lines.length > 0 ? lines.join('\n') : 'Nothing changed.');
      return 0;
    }),
};

interface Change {
  readonly path: string;
  /** Undefined: back to the default. */
  readonly text: string | undefined;
}

function changesIn(args: Arguments): Change[] {
  const defaults = args.values.default;
  const changes = [
    ...args.positionals.map((one) => {
      const at = one.indexOf('=');
      if (at < 1) throw usageError(`${one} is not of the form PATH=VALUE`);
      return { path: one.slice(0, at), text: one.slice(at + 1) };
    }),
    ...(Array.isArray(defaults) ? defaults : []).map((path) => ({ path: String(path), text: undefined })),
  ];
  if (changes.length === 0) throw usageError('which setting?');
  return changes;
}

function applied(settings: TenantSettings, { path, text }: Change): TenantSettings {
  const outcome = setSetting(settings, path, text);
  if ('refusal' in outcome) throw new CommandError(outcome.refusal);
  return outcome.settings;
}
