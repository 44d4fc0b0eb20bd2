import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { type SettingText, setSettings } from '../../domains/people/tenant/settings/set-settings.ts';
import { compareSettings } from '../../domains/people/tenant/settings/setting-paths.ts';
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
      const change = (before: TenantSettings) => {
        const outcome = setSettings(before, changes);
        if ('refusal' in outcome) throw new CommandError(outcome.refusal);
        lines = compareSettings(before, outcome.settings).map(changeLine);
        return outcome.settings;
      };
      const replaces = (wrong: string) =>
        changes.some(({ path }) => isAtOrIn(wrong, path) || isAtOrIn(path, wrong));
      await changeSettings(deps.db, tenant.id, change, { replaces });
      console.log(lines.length > 0 ? lines.join('\n') : 'Nothing changed.');
      return 0;
    }),
};

function isAtOrIn(path: string, group: string): boolean {
  return path === group || path.startsWith(`${group}.`);
}

function changesIn(args: Arguments): SettingText[] {
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
