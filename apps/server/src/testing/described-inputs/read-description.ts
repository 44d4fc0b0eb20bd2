import { CATALOGUE } from '@lectern/contracts/catalogue';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describeApi } from '../../platform/http/openapi.ts';
import type { JsonSchema, Schemas } from './values-of-schema.ts';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema?: JsonSchema;
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>;
}
interface Operation {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>> };
}
interface Description {
  readonly components: { readonly schemas: Schemas };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const description = describeApi(CATALOGUE, '/api') as unknown as Description;
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

/** The schemas of the document that others refer to. */
export const SCHEMAS: Schemas = description.components.schemas;

/** What the description says of the body of a call. */
export function bodyOf({ path }: AnyEndpoint): JsonSchema {
  return description.paths[path]?.post?.requestBody?.content['application/json']?.schema ?? {};
}

/** What the description says of a body that is a form; undefined where none is taken. */
export function formOf({ path }: AnyEndpoint): JsonSchema | undefined {
  return description.paths[path]?.post?.requestBody?.content['application/x-www-form-urlencoded']?.schema;
}

/** What the description says of the query of a call; and the names of parameters that are JSON text. */
export function queryOf({ path }: AnyEndpoint): {
  readonly schema: JsonSchema;
  readonly asJson: ReadonlySet<string>;
} {
  const given = (description.paths[path]?.get?.parameters ?? []).filter((one) => one.in === 'query');
  const properties = given.map(({ name, schema, content }) => [
    name,
    schema ?? content?.['application/json']?.schema ?? {},
  ]);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(properties) as Readonly<Record<string, JsonSchema>>,
      required: given.filter(({ required }) => required).map(({ name }) => name),
    },
    asJson: new Set(given.filter(({ content }) => content).map(({ name }) => name)),
  };
}

/** A judge of values by a schema of the document. */
export function judgeOf(schema: JsonSchema): (value: unknown) => boolean {
  const components = JSON.stringify(schema).includes('"$ref"') ? { schemas: SCHEMAS } : {};
  const isValid = ajv.compile({ ...schema, components });
  return (value) => isValid(value) === true;
}
