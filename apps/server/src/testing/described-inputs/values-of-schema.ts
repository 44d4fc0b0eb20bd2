import fc from 'fast-check';

/** The part of JSON Schema (draft 2020-12) that the description of the calls uses for inputs. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly pattern?: string;
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly contains?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly propertyNames?: JsonSchema;
}

/** Schemas by their name in the document. */
export type Schemas = Readonly<Record<string, JsonSchema>>;

const DEEPEST = 4;
/** Texts longer than this are not made; at most so long a text is tried at its limit. */
const LONGEST = 3000;

/** Texts of forms that are made seldom at random. */
const KNOWN_TEXTS = ['123456', 'text', 'A-1', 'reader@example.org', '13800138000', '2026-01-05'];

/** Values of which nearly all fit the schema; who uses them checks each. */
export function valuesOf(schema: JsonSchema, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  if (depth > 3 * DEEPEST) return fc.constant(null);
  const inner = (one: JsonSchema) => valuesOf(one, schemas, depth + 1);
  if (schema.$ref !== undefined) return inner(schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const ways = schema.anyOf ?? schema.oneOf;
  if (ways) {
    const { anyOf: _, oneOf: __, ...common } = schema;
    return fc.oneof(...ways.map((way) => inner({ ...common, ...way })));
  }
  if (schema.allOf) return inner(Object.assign({}, ...schema.allOf));
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type: string) => inner({ ...schema, type })));
  switch (schema.type) {
    case 'string':
      return texts(schema);
    case 'integer':
      return wholeNumbers(schema);
    case 'number':
      return wholeNumbers(schema);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 10 } = schema;
      if (depth > DEEPEST && minItems === 0) return fc.constant([]);
      return fc.array(inner(schema.contains ?? items), {
        minLength: minItems,
        maxLength: Math.min(maxItems, minItems + 3),
      });
    }
    case 'object':
      return objects(schema, inner, depth);
    default:
      return fc.constantFrom<unknown>('text', 1, null, true, {}, []);
  }
}

function objects(schema: JsonSchema, inner: (one: JsonSchema) => fc.Arbitrary<unknown>, depth: number) {
  const { properties = {}, required = [], additionalProperties, propertyNames = { type: 'string' } } = schema;
  const names = Object.keys(properties).filter((name) => depth < DEEPEST || required.includes(name));
  const model = Object.fromEntries(names.map((name) => [name, inner(properties[name] ?? {})]));
  const known = fc.record(model, { requiredKeys: required.filter((name) => name in model) });
  if (typeof additionalProperties !== 'object' || names.length > 0) return known;
  const keys = inner({ type: 'string', ...propertyNames }) as fc.Arbitrary<string>;
  return fc.dictionary(keys, inner(additionalProperties), { maxKeys: 3 });
}

function texts({ pattern, format, minLength = 0, maxLength = 200 }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'date') return days();
  if (format === 'date-time') return days().map((day) => `${day}T08:00:00Z`);
  if (format === 'uri') return fc.webUrl();
  if (format === 'uuid') return fc.uuid();
  const longest = Math.min(maxLength, LONGEST);
  const plain = fc.oneof(
    fc.string({ minLength, maxLength: Math.min(longest, minLength + 20), unit: 'grapheme-ascii' }),
    fc.string({ minLength, maxLength: Math.min(longest, minLength + 20), unit: 'binary' }),
    fc.constant('Ab'.repeat(longest / 2 + 1).slice(0, longest)),
    fc.constant('\u{1f600}'.repeat(Math.max(minLength, 1))),
  );
  if (pattern === undefined) return plain;
  const form = new RegExp(pattern, 'u');
  const known = KNOWN_TEXTS.filter((one) => form.test(one) && one.length <= maxLength);
  return fc.oneof(
    { weight: 3, arbitrary: ofForm(form) },
    ...(known.length > 0 ? [fc.constantFrom(...known)] : []),
    plain.filter((one) => form.test(one) || one.length < 10),
  );
}

/** Texts of a form; known ones where it has classes that fast-check cannot read. */
function ofForm(form: RegExp): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(form, { size: 'small' });
  } catch {
    return fc.constantFrom(...KNOWN_TEXTS);
  }
}

function days(): fc.Arbitrary<string> {
  const within = { min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true };
  return fc.date(within).map((date) => date.toISOString().slice(0, 10));
}

function wholeNumbers({ minimum = -1000, maximum = 1_000_000 }: JsonSchema): fc.Arbitrary<number> {
  return fc.oneof(
    fc.constantFrom(minimum, maximum),
    fc.integer({ min: Math.max(minimum, -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) }),
  );
}
