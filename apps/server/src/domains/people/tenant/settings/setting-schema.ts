import { type TenantSettings, tenantSettingsSchema } from '@lectern/contracts/people/tenant/tenant-settings';
import * as z from 'zod';

/** The part of a JSON schema that says which values a setting may have. */
interface SchemaNode {
  readonly description?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
  readonly propertyNames?: SchemaNode;
  readonly additionalProperties?: SchemaNode | boolean;
  readonly items?: SchemaNode;
  readonly anyOf?: readonly SchemaNode[];
}

const ROOT = z.toJSONSchema(tenantSettingsSchema, { io: 'input', unrepresentable: 'any' }) as SchemaNode;

/** The schema of a setting; undefined if there is no such setting. */
export function settingSchema(path: string): SchemaNode | undefined {
  return path.split('.').reduce<SchemaNode | undefined>((node, key) => node && childOf(node, key), ROOT);
}

function childOf(node: SchemaNode, key: string): SchemaNode | undefined {
  if (node.properties && Object.hasOwn(node.properties, key)) return node.properties[key];
  const names = node.propertyNames?.enum;
  if (names && !names.includes(key)) return undefined;
  const rest = node.additionalProperties;
  return typeof rest === 'object' ? rest : undefined;
}

/** Which values a setting may have, for people: "0 or 1", "a whole number from 1 to 600". */
export function allowedValues(node: SchemaNode): string {
  if (node.description) return node.description;
  if (node.enum) return node.enum.map((one) => (one === '' ? 'nothing' : String(one))).join(' or ');
  if (node.anyOf) return node.anyOf.map(allowedValues).join(', or ');
  if (node.type === 'integer' || node.type === 'number') return numberWords(node);
  if (node.type === 'array')
    return `a list in JSON${node.items?.enum ? ` of ${allowedValues(node.items)}` : ''}`;
  if (node.type === 'object') return 'an object in JSON';
  if (node.pattern) return `text of the form ${node.pattern}`;
  return node.maxLength ? `text of at most ${node.maxLength} characters` : 'text';
}

function numberWords({ type, minimum, maximum }: SchemaNode): string {
  const kind = type === 'integer' ? 'a whole number' : 'a number';
  const most = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER ? ` to ${maximum}` : '';
  return minimum === undefined || minimum < -1e9 ? kind : `${kind} from ${minimum}${most || ' on'}`;
}

/** Paths of `given` that no setting has; within a list they are not looked at, as its own schema refuses them. */
export function unknownPaths(given: unknown, node: SchemaNode = ROOT, path = ''): string[] {
  if (typeof given !== 'object' || given === null || Array.isArray(given) || node.type !== 'object')
    return [];
  return Object.entries(given).flatMap(([key, value]) => {
    const below = path ? `${path}.${key}` : key;
    const child = childOf(node, key);
    if (child) return unknownPaths(value, child, below);
    return node.additionalProperties !== undefined && !node.propertyNames ? [] : [below];
  });
}

/** Reads settings as they are stored, or says for each fault where it is. */
export function readSettings(given: unknown): TenantSettings | { readonly faults: readonly string[] } {
  const unknown = unknownPaths(given).map((path) => `${path}: there is no such setting`);
  const read = tenantSettingsSchema.safeParse(given);
  if (read.success && unknown.length === 0) return read.data;
  const wrong = read.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];
  return { faults: [...unknown, ...wrong] };
}
