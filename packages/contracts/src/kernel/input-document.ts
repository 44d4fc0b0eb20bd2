import * as z from 'zod';
import { parserOf, type Schema } from './endpoint.ts';

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

/** What a schema takes, or what it answers, as JSON Schema. */
export function jsonSchemaOf(schema: Schema, io: 'input' | 'output'): Record<string, unknown> {
  return z.toJSONSchema(parserOf(schema), {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    override({ zodSchema, jsonSchema }) {
      const document = io === 'input' ? documents.get(zodSchema) : undefined;
      if (!document) return;
      const written = document.write({ ...jsonSchema });
      for (const key of Object.keys(jsonSchema)) delete jsonSchema[key as keyof typeof jsonSchema];
      Object.assign(jsonSchema, written);
    },
  });
}

/** An object of which exactly one of these fields is there. */
export function documentedChoice<S extends z.ZodType>(schema: S, ...fields: readonly string[]): S {
  return documented(schema, (usual) => ({ ...usual, oneOf: fields.map((field) => ({ required: [field] })) }));
}

/** What a schema takes, for the document of another one that is made of it. */
export function inputDocument(schema: Schema): JsonSchema {
  const { $schema: _, ...document } = jsonSchemaOf(schema, 'input');
  return document;
}
