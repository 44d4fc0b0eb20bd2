import type { TenantSettings } from '@lectern/contracts/tenant/tenant-settings';
import { settingValues } from './setting-paths.ts';
import { allowedValues, readSettings, settingSchema } from './setting-schema.ts';

/** Settings of library systems are read by their drivers, so that nothing else would notice a password there. */
const SECRET = /^ils\..*(password|secret|token|api_?key)$/i;

/** The settings with one of them changed, or why it cannot be. */
export type SetOutcome = { readonly settings: TenantSettings } | { readonly refusal: string };

/**
 * Sets one setting from the text of a command line: text as it stands, numbers and lists as JSON, a list of words also with commas.
 * `text` undefined removes the setting, so that its default holds.
 */
export function setSetting(settings: TenantSettings, path: string, text: string | undefined): SetOutcome {
  if (SECRET.test(path))
    return { refusal: `${path} may hold a secret, which settings must not. Use "lectern secret set".` };
  const schema = settingSchema(path);
  if (path === 'version' || !schema) return { refusal: unknownSetting(settings, path) };
  const candidates = text === undefined ? [undefined] : candidatesOf(text);
  for (const value of candidates) {
    const read = readSettings(withValue(settings, path.split('.'), value));
    if (!('faults' in read)) return { settings: read };
  }
  return { refusal: `${path} cannot be ${JSON.stringify(text)}. Allowed: ${allowedValues(schema)}.` };
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
