import { isEmpty } from '@lectern/rules/empty';
import * as z from 'zod';
import { parserOf, type Schema } from './endpoint.ts';

/**
 * What an input field means by a value that the specification calls empty (document 1, section 5).
 *
 * - `words`: people type them, so that "null" is a word, and an empty text may erase.
 * - `own`: a code, list or object that means something of its own by an empty text, list or object: it erases, or chooses nothing.
 * - `code`: all others (codes, numbers, dates, flags, filters). An empty value is none.
 */
export type EmptyKind = 'words' | 'own' | 'code';

/** A field of an input that may be empty. */
export interface EmptyField {
  readonly schema: z.core.$ZodType;
  readonly kind: EmptyKind;
  readonly isOptional: boolean;
}

const TYPED = 'two words, 两个词';
const EMPTY_OF_ITS_OWN: readonly unknown[] = ['', [], {}];

const codes = z.registry<{ readonly isCode: true }, z.core.$ZodType>();

/** The same schema, for a code or filter whose texts could be anything: what counts as empty is as if it was not given. */
export function asCode<S extends z.core.$ZodType>(schema: S): S {
  codes.add(schema, { isCode: true });
  return schema;
}

/**
 * An input without its empty values, in objects and lists within it too. Null counts as not given unless the schema takes it; other empty
 * values do in fields of the kind `code`, and in optional ones where the schema would refuse them.
 */
export function withoutAbsent(input: Schema, given: unknown): unknown {
  return cleaned(parserOf(input), given);
}

const known = new WeakMap<z.core.$ZodType, ReadonlyMap<string, EmptyField>>();

/** The fields of an object of an input, by name, without those that nobody reads. */
export function emptyFields(object: z.core.$ZodObject): ReadonlyMap<string, EmptyField> {
  const found = known.get(object);
  if (found) return found;
  const fields = Object.entries(object._zod.def.shape)
    .filter(([, schema]) => within(schema).at(-1)?._zod.def.type !== 'unknown')
    .map(([name, schema]) => [name, emptyField(schema)] as const);
  const read = new Map(fields);
  known.set(object, read);
  return read;
}

export function isObject(schema: z.core.$ZodType): schema is z.core.$ZodObject {
  return schema._zod.def.type === 'object';
}

function emptyField(schema: z.core.$ZodType): EmptyField {
  const absent = z.safeParse(schema, undefined);
  return { schema, isOptional: absent.success, kind: kindOf(schema, absent) };
}

function kindOf(schema: z.core.$ZodType, absent: z.ZodSafeParseResult<unknown>): EmptyKind {
  if (within(schema).some((one) => codes.has(one))) return 'code';
  if (takes(schema, TYPED)) return 'words';
  const differs = EMPTY_OF_ITS_OWN.some((value) => {
    const parsed = z.safeParse(schema, value);
    return parsed.success && JSON.stringify(parsed.data) !== JSON.stringify(absent.data);
  });
  return differs ? 'own' : 'code';
}

function isAbsent({ schema, kind, isOptional }: EmptyField, value: unknown): boolean {
  if (!isEmpty(value)) return false;
  if (kind === 'code' && typeof value === 'string') return true;
  return (isOptional || value === null) && !takes(schema, value);
}

function takes(schema: z.core.$ZodType, value: unknown): boolean {
  return z.safeParse(schema, value).success;
}

function cleaned(schema: z.core.$ZodType, given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given;
  const inner = within(schema).at(-1) as z.core.$ZodTypes;
  if (isObject(inner)) return Array.isArray(given) ? given : cleanedObject(emptyFields(inner), given);
  const { def } = inner._zod;
  if (def.type === 'array')
    return Array.isArray(given) ? given.map((one) => cleaned(def.element, one)) : given;
  if (def.type !== 'union') return given;
  const ways = def.options.map((option) => ({ option, value: cleaned(option, given) }));
  return (ways.find(({ option, value }) => takes(option, value)) ?? { value: given }).value;
}

function cleanedObject(fields: ReadonlyMap<string, EmptyField>, given: object): Record<string, unknown> {
  const entries = Object.entries(given).flatMap(([name, value]) => {
    const field = fields.get(name);
    if (!field) return [[name, value]];
    return isAbsent(field, value) ? [] : [[name, cleaned(field.schema, value)]];
  });
  return Object.fromEntries(entries) as Record<string, unknown>;
}

/** A schema and those that it wraps, to the innermost one that reads what was given. */
function within(schema: z.core.$ZodType): z.core.$ZodType[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'default':
    case 'prefault':
    case 'nullable':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return [schema, ...within(def.innerType)];
    case 'pipe':
      return [schema, ...within(def.in)];
    case 'lazy':
      return [schema, ...within(def.getter())];
    default:
      return [schema];
  }
}
