import { parserOf, type Schema } from '@lectern/contracts/kernel/endpoint';

/** The parts of a schema that are read: see `_zod.def` of zod. */
interface Def {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly options?: readonly Schema[];
  readonly items?: readonly Schema[];
  readonly entries?: Readonly<Record<string, string>>;
  readonly values?: readonly unknown[];
  readonly innerType?: Schema;
  readonly in?: Schema;
  readonly out?: Schema;
  readonly left?: Schema;
  readonly right?: Schema;
  readonly getter?: () => Schema;
  readonly keyType?: Schema;
  readonly valueType?: Schema;
}

const TEXTS = [
  'text',
  '2030-05-01',
  '2030-05-01T10:00:00.000Z',
  '09:00',
  'https://example.org/a',
  'CNY',
  'a1',
  '',
];
const NUMBERS = [1, 0, 3, 100, 2030];
/** What the schema does not say of a text. */
const NAMED: Readonly<Record<string, unknown>> = { currency: 'CNY' };
/** Of lists that want more than one entry, or none. */
const LENGTHS = [0, 5, 7, 12];
/** Trees end at this depth. */
const DEEPEST = 12;

/** Data of a schema's shape, always the same: one entry in each list, what may be absent is there. For what forms are drawn with. */
export function sampleOf<O>(schema: Schema<unknown, O>): O {
  return sample(schema) as O;
}

function defOf(schema: Schema): Def {
  return (schema as unknown as { readonly _zod: { readonly def: Def } })._zod.def;
}

function sample(schema: Schema, depth = 0): unknown {
  const def = defOf(schema);
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape ?? {}).map(([name, part]) => [name, NAMED[name] ?? sample(part, depth + 1)]),
      );
    case 'array': {
      const one = def.element && depth < DEEPEST ? [sample(def.element, depth + 1)] : [];
      return firstThatFits(schema, [one, ...LENGTHS.map((length) => Array.from({ length }, () => one[0]))]);
    }
    case 'tuple':
      return def.items?.map((item) => sample(item, depth + 1));
    case 'string':
      return firstThatFits(schema, TEXTS);
    case 'number':
      return firstThatFits(schema, NUMBERS);
    case 'boolean':
      return true;
    case 'enum':
      return Object.values(def.entries ?? {})[0];
    case 'literal':
      return def.values?.[0];
    case 'union':
      return def.options?.[0] && sample(def.options[0], depth + 1);
    case 'intersection':
      return { ...(sample(def.left!, depth + 1) as object), ...(sample(def.right!, depth + 1) as object) };
    case 'record':
      return recordOf(def, depth);
    case 'pipe':
      return sample(def.in!, depth + 1);
    case 'lazy':
      return def.getter && sample(def.getter(), depth + 1);
    default:
      return def.innerType === undefined ? null : sample(def.innerType, depth + 1);
  }
}

/** A value for each key where the keys are named. */
function recordOf({ keyType, valueType }: Def, depth: number): unknown {
  const keys = Object.values(keyType ? (defOf(keyType).entries ?? {}) : {});
  return Object.fromEntries(keys.map((key) => [key, valueType && sample(valueType, depth + 1)]));
}

function firstThatFits(schema: Schema, candidates: readonly unknown[]): unknown {
  return candidates.find((one) => parserOf(schema).safeParse(one).success) ?? candidates[0];
}
