import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';

/** The value of one setting by its path: `public.navBackColor`, `texts.loginExplain.fr-FR`. A list is one value. */
export type SettingValues = ReadonlyMap<string, unknown>;

/** All settings by path, in the order in which they are stored. */
export function settingValues(settings: TenantSettings): SettingValues {
  return new Map(entriesBelow('', settings));
}

function entriesBelow(path: string, value: unknown): [string, unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[path, value]];
  return Object.entries(value).flatMap(([key, below]) => entriesBelow(path ? `${path}.${key}` : key, below));
}

/** A setting whose value differs between two states; undefined stands for one that is absent there. */
export interface SettingChange {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** What differs between two states of the settings. */
export function compareSettings(before: TenantSettings, after: TenantSettings): SettingChange[] {
  const [old, next] = [settingValues(before), settingValues(after)];
  return [...new Set([...old.keys(), ...next.keys()])]
    .map((path) => ({ path, before: old.get(path), after: next.get(path) }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
