import { type AnyEndpoint, parserOf } from '@lectern/contracts/kernel/endpoint';
import * as z from 'zod';

/** The part of JSON Schema that input schemas of contracts come out as. */
interface InputSchema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly anyOf?: readonly InputSchema[];
  readonly items?: InputSchema;
  readonly minimum?: number;
  readonly properties?: Readonly<Record<string, InputSchema>>;
  readonly required?: readonly string[];
}

/** One of them fits every pattern and format that text fields have; the first that fits is taken. */
const TEXTS = [
  '1001',
  '2026-01-05',
  '2026-01',
  '0123456789abcdef',
  '2026-01-05T00:00:00.000Z',
  'CNY',
  '07:30',
  'aiOpenFlag',
  '123456',
  '13800138000',
  'reader@example.org',
  'https://push.example.org/1',
  'ticket-of-32-bytes-in-base64url-0123456789a',
];

/** The names of a contract's input fields. */
export function fieldsOf(contract: AnyEndpoint): string[] {
  return Object.keys(schemaOf(contract).properties ?? {});
}

/** Input with an ordinary value in every field, found from the contract alone, so that a new call needs nothing here. */
export function plausibleInput(contract: AnyEndpoint): Record<string, unknown> {
  return fill(contract, () => true);
}

/** The same with only those fields that must be there. */
export function requiredInput(contract: AnyEndpoint): Record<string, unknown> {
  const { required = [] } = schemaOf(contract);
  const input = fill(contract, (field) => required.includes(field));
  // An object is there without anything in it where all its fields have defaults.
  for (const field of required) if (accepts(contract, field, {})) input[field] ??= {};
  return input;
}

function fill(contract: AnyEndpoint, isWanted: (field: string) => boolean): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(schemaOf(contract).properties ?? {})) {
    if (!isWanted(field)) continue;
    const value = candidates(schema).find((candidate) => accepts(contract, field, candidate));
    if (value !== undefined) input[field] = value;
  }
  return input;
}

/** True where nothing is wrong with this value in this field, whatever the other fields lack. */
export function accepts(contract: AnyEndpoint, field: string, value: unknown): boolean {
  const { error } = parserOf(contract.input).safeParse({ [field]: value });
  return !error?.issues.some(({ path }) => path[0] === field);
}

const schemas = new WeakMap<AnyEndpoint, InputSchema>();

function schemaOf(contract: AnyEndpoint): InputSchema {
  const known = schemas.get(contract);
  if (known) return known;
  const schema = z.toJSONSchema(parserOf(contract.input), { io: 'input', unrepresentable: 'any' });
  schemas.set(contract, schema as InputSchema);
  return schema as InputSchema;
}

function candidates(schema: InputSchema): unknown[] {
  if (schema.const !== undefined) return [schema.const];
  if (schema.enum) return [...schema.enum];
  if (schema.anyOf) return schema.anyOf.flatMap(candidates);
  if (schema.type === 'array') return candidates(schema.items ?? {}).map((one) => [one]);
  if (schema.type === 'boolean') return [true];
  if (schema.type === 'integer' || schema.type === 'number') return [Math.max(1, schema.minimum ?? 1)];
  return TEXTS;
}
