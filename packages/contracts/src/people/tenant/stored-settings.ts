import * as z from 'zod';
import { SETTINGS_VERSION, type TenantSettings, tenantSettingsSchema } from './tenant-settings.ts';

/** A stored setting that has a value which is not allowed: its default is used in its place. */
export interface SettingFault {
  /** Where the setting is, as `lectern tenant set` names it. */
  readonly path: string;
  /** What is wrong, for those who run the library. It does not name the value. */
  readonly reason: string;
}

/** What the settings consist of at least. Each part may be empty. */
const PARTS = { names: {}, public: {}, policy: {}, menu: [], customMenu: [] };

/** The settings of a tenant that has set nothing. */
export function blankSettings(): TenantSettings {
  return tenantSettingsSchema.parse({ version: SETTINGS_VERSION, ...PARTS });
}

/** More rounds than any settings need: each takes at least one value away. */
const MOST_ROUNDS = 1000;
/** Stands in a list for an entry that is taken out of it, until all places of a round were found. */
const REMOVED = Symbol('removed');

type Node = Record<PropertyKey, unknown>;

/**
 * Reads settings as they are stored. A value that is not allowed is left out, so that its default holds; an entry of a list that is wrong
 * is left out of the list; a group that lacks what it needs is left out as a whole.
 * @throws ZodError if they are no settings of this version
 */
export function readStoredSettings(stored: unknown): {
  readonly settings: TenantSettings;
  readonly faults: readonly SettingFault[];
} {
  const faults = new Map<string, SettingFault>();
  const given: unknown = structuredClone(stored);
  for (let round = 0; ; round++) {
    const read = tenantSettingsSchema.safeParse(given);
    if (read.success) return { settings: read.data, faults: [...faults.values()] };
    if (round === MOST_ROUNDS || read.error.issues.some(({ path }) => !mayLeaveOut(given, path)))
      throw read.error;
    for (const { path, message } of read.error.issues) {
      const at = path.join('.');
      // A group that is left out because of what was left out of it is no fault of its own.
      if (![...faults.keys()].some((known) => `${known}.`.startsWith(`${at}.`)))
        faults.set(at, { path: at, reason: message });
      leaveOut(given as Node, path);
    }
    compact(given);
  }
}

/** False for what is no settings at all, or those of another version. */
function mayLeaveOut(given: unknown, [first]: readonly PropertyKey[]): boolean {
  return (
    z.record(z.string(), z.unknown()).safeParse(given).success && first !== undefined && first !== 'version'
  );
}

/** Takes the value at a path away; if there is none, the group that lacks it. */
function leaveOut(root: Node, path: readonly PropertyKey[]): void {
  const [first, ...rest] = path;
  const key = path.at(-1);
  if (first === undefined || key === undefined) return;
  if (rest.length === 0) {
    if (Object.hasOwn(PARTS, first)) root[first] = structuredClone(PARTS[first as keyof typeof PARTS]);
    else delete root[first];
    return;
  }
  const parent = path.slice(0, -1).reduce<unknown>((node, one) => (isNode(node) ? node[one] : node), root);
  if (parent === REMOVED) return;
  if (!isNode(parent) || !Object.hasOwn(parent, key)) leaveOut(root, path.slice(0, -1));
  else if (Array.isArray(parent)) {
    parent[Number(key)] = REMOVED;
    // A list of which nothing is left is its default.
    if (parent.every((entry) => entry === REMOVED)) leaveOut(root, path.slice(0, -1));
  } else delete parent[key];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}

function compact(node: unknown): void {
  if (!isNode(node)) return;
  if (Array.isArray(node)) node.splice(0, node.length, ...node.filter((entry) => entry !== REMOVED));
  for (const value of Object.values(node)) compact(value);
}
