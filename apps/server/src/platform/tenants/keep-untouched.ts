import { isDeepStrictEqual } from 'node:util';
import type { TenantSettings } from '@lectern/contracts/people/tenant/tenant-settings';

type Node = Readonly<Record<string, unknown>>;

/** Settings as they are stored, as they were read, and as they are after a change. */
export interface SettingStates {
  readonly stored: unknown;
  readonly before: TenantSettings;
  readonly after: TenantSettings;
}

/**
 * The settings after a change, in which the stored values at these paths stand again where the change left alone what was read in their
 * place. A list stays as a whole, and so does a group that was left out.
 */
export function keepUntouched({ stored, before, after }: SettingStates, paths: readonly string[]): unknown {
  let kept: unknown = after;
  for (const path of paths) {
    const place = placeOf(path.split('.'), stored, before);
    const wrong = valueAt(stored, place);
    if (wrong !== undefined && isDeepStrictEqual(valueAt(before, place), valueAt(after, place)))
      kept = withValue(kept, place, wrong);
  }
  return kept;
}

/** The path up to the list that it leads into, or to the group that was left out as a whole. */
function placeOf(keys: readonly string[], stored: unknown, before: unknown): readonly string[] {
  const ends = keys.findIndex((_key, at) => {
    const place = keys.slice(0, at + 1);
    return Array.isArray(valueAt(stored, place)) || valueAt(before, place) === undefined;
  });
  return ends === -1 ? keys : keys.slice(0, ends + 1);
}

function valueAt(node: unknown, keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) => (isNode(at) && Object.hasOwn(at, key) ? at[key] : undefined),
    node,
  );
}

function withValue(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const group = isNode(node) ? node : {};
  return { ...group, [key]: withValue(group[key], rest, value) };
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
