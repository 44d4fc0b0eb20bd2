import { CATALOGUE } from '@lectern/contracts/catalogue';
import type { AnyEndpoint } from '@lectern/contracts/kernel/endpoint';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { describeApi } from '../../platform/http/openapi.ts';
import type { JsonSchema, Schemas } from './values-of-schema.ts';

interface Operation {
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

/** A judge of values by a schema of the document. */
export function judgeOf(schema: JsonSchema): (value: unknown) => boolean {
  const components = JSON.stringify(schema).includes('"$ref"') ? { schemas: SCHEMAS } : {};
  const isValid = ajv.compile({ ...schema, components });
  return (value) => isValid(value) === true;
}
