import * as z from 'zod';
import { emptyFields, isObject } from './empty-values.ts';
import { parserOf, type Schema } from './endpoint.ts';
import { EMPTY } from './text-patterns.ts';

/** A JSON Schema (draft 2020-12). */
export type JsonSchema = Readonly<Record<string, unknown>>;

const documents = z.registry<{ readonly write: (usual: JsonSchema) => JsonSchema }, z.core.$ZodType>();

/**
 * The same schema, with what it takes as JSON Schema: for rules that zod cannot describe by itself, such as refinements and what is
 * checked after a transformation. `write` gets what zod says of it.
 */
export function documented<S extends z.ZodType>(schema: S, write: (usual: JsonSchema) => JsonSchema): S {
  documents.add(schema, { write });
  return schema;
}

/** The schema of EMPTY_VALUE, which documents have under this name. */
const EMPTY_REFERENCE = { $ref: '#/components/schemas/Empty' };

/** What counts as empty (`isEmpty`). */
export const EMPTY_VALUE: JsonSchema = {
  description: 'Counts as not given, unless the field takes it for a value of its own.',
  anyOf: [
    { type: 'null' },
    { type: 'string', pattern: EMPTY },
    { type: 'array', maxItems: 0 },
    { type: 'object', maxProperties: 0 },
  ],
};

/** What a schema takes before `withoutAbsent`, or what it answers, as JSON Schema. */
export function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  const document = z.toJSONSchema(parserOf(schema), {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override({ zodSchema, jsonSchema }) {
      if (io === 'output') return;
      if (isObject(zodSchema)) jsonSchema[FIELDS] = fieldsThatMayBeEmpty(zodSchema);
      const document = documents.get(zodSchema);
      if (!document) return;
      const written = document.write({ ...jsonSchema });
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
      Object.assign(jsonSchema, written);
    },
  });
  return withEmpty(JSON.parse(JSON.stringify(document))) as Record<string, unknown>;
}

/** Beside the properties of an object while its document is made: which of them may be empty, and which may not. */
const FIELDS = 'x-fields';
type Fields = Readonly<Record<string, 'may' | 'must not'>>;

function fieldsThatMayBeEmpty(object: z.core.$ZodObject): Fields {
  const fields = [...emptyFields(object)].filter(([, { isOptional, kind }]) => isOptional || kind === 'code');
  return Object.fromEntries(fields.map(([name, { isOptional }]) => [name, isOptional ? 'may' : 'must not']));
}

/** A document with the empty values of its fields. */
function withEmpty(node: unknown): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map(withEmpty);
  const { [FIELDS]: fields, ...rest } = node as JsonSchema & { readonly [FIELDS]?: Fields };
  const inner = Object.fromEntries(Object.entries(rest).map(([key, one]) => [key, withEmpty(one)]));
  if (!fields) return inner;
  const properties = Object.entries(inner.properties as Readonly<Record<string, JsonSchema>>);
  return {
    ...inner,
    properties: Object.fromEntries(
      properties.map(([name, one]) => [name, fieldWithEmpty(one, fields[name])]),
    ),
  };
}

function fieldWithEmpty(field: JsonSchema, empty: Fields[string] | undefined): JsonSchema {
  if (!empty) return field;
  if (empty === 'must not') return { ...field, not: { type: 'string', pattern: EMPTY } };
  const { default: usual, description, ...schema } = field;
  return {
    ...(description !== undefined && { description }),
    anyOf: [schema, EMPTY_REFERENCE],
    ...(usual !== undefined && { default: usual }),
  };
}

/** An object of which exactly one of these fields, which are codes, is there. */
export function documentedChoice<S extends z.ZodType>(schema: S, ...fields: readonly string[]): S {
  return documented(schema, (usual) => ({
    ...usual,
    oneOf: fields.map((field) => ({ required: [field], properties: { [field]: { not: EMPTY_REFERENCE } } })),
  }));
}

/** What a schema takes, for the document of another one that is made of it. */
export function inputDocument(schema: Schema): JsonSchema {
  const { $schema: _, ...document } = jsonSchemaOf(schema, 'input');
  return document;
}
