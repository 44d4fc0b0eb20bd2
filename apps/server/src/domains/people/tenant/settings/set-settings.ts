import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';
import { settingValues } from './setting-paths.ts';
import { allowedValues, readSettings, settingSchema } from './setting-schema.ts';

/** Settings of library systems are read by their drivers, so that nothing else would notice a password there. */
const SECRET = /^ils\..*(password|secret|token|api_?key)$/i;

/** The settings with some of them changed, or why they cannot be. */
export type SetOutcome = { readonly settings: TenantSettings } | { readonly refusal: string };

export interface SettingText {
  readonly path: string;
  /** Undefined removes the setting, so that its default holds. */
  readonly text: string | undefined;
}

/**
 * Sets settings from texts of a command line: text as it stands, numbers and lists as JSON, a list of words also with commas. They are
 * checked together, because a group such as `mail` may need several of its settings.
 */
export function setSettings(settings: TenantSettings, changes: readonly SettingText[]): SetOutcome {
  let changed: unknown = settings;
  for (const { path, text } of changes) {
    if (SECRET.test(path))
      return { refusal: `${path} may hold a secret, which settings must not. Use "lectern secret set".` };
    const schema = settingSchema(path);
    if (path === 'version' || !schema) return { refusal: unknownSetting(settings, path) };
    const outcomes = (text === undefined ? [undefined] : candidatesOf(text)).map((value) =>
      withValue(changed, path.split('.'), value),
    );
    const next =
      outcomes.find((one) => faultsOf(one).length === 0) ?? outcomes.find((one) => !hasFaultAt(one, path));
    if (!next)
      return { refusal: `${path} cannot be ${JSON.stringify(text)}. Allowed: ${allowedValues(schema)}.` };
    changed = next;
  }
  const read = readSettings(changed);
  return 'faults' in read ? { refusal: read.faults.join('\n') } : { settings: read };
}

function faultsOf(settings: unknown): readonly string[] {
  const read = readSettings(settings);
  return 'faults' in read ? read.faults : [];
}

/** Whether the value at a path is wrong, whatever else is wrong or missing. */
function hasFaultAt(settings: unknown, path: string): boolean {
  return faultsOf(settings).some((fault) => fault.startsWith(`${path}:`) || fault.startsWith(`${path}.`));
}

function candidatesOf(text: string): unknown[] {
  const list = text === '' ? [] : text.split(',').map((one) => one.trim());
  const numbers = list.every((one) => /^-?\d+$/.test(one)) ? [list.map(Number)] : [];
  try {
    return [text, JSON.parse(text), list, ...numbers];
  } catch {
    return [text, list, ...numbers];
  }
}

function withValue(target: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const { [key]: before, ...others } = (target ?? {}) as Readonly<Record<string, unknown>>;
  const after = withValue(before, rest, value);
  return after === undefined ? others : { ...others, [key]: after };
}

/** Says so, and names settings that end alike: who leaves out `public.` finds it. */
function unknownSetting(settings: TenantSettings, path: string): string {
  const last = path.split('.').at(-1)?.toLowerCase() ?? '';
  const near = [...settingValues(settings).keys()]
    .filter((one) => one.toLowerCase().includes(last))
    .slice(0, 5);
  return `There is no setting ${path}.${near.length > 0 ? ` Similar: ${near.join(', ')}.` : ''}`;
}
