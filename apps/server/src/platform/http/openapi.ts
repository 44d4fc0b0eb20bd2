import { accessWords } from '@lectern/contracts/kernel/access';
import { COMMON_ERRORS } from '@lectern/contracts/kernel/common-errors';
import type { AnyEndpoint, Method, Schema } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import type { ErrorDefinition } from '@lectern/contracts/kernel/error-definition';
import { EMPTY_VALUE, jsonSchemaOf } from '@lectern/contracts/kernel/input-document';
import { IDEMPOTENCY_KEY } from '@lectern/contracts/kernel/text-patterns';
import { WIRE_KEY } from '@lectern/rules/wire-cipher';
import { formDocument } from './form-document.ts';

type Json = Record<string, unknown>;
/** Schemas that others refer to, by name. */
type Schemas = Record<string, Json>;

/** How clients of the specification send passwords (document 1, section 5). The key is public: it is in every client. */
export const PASSWORD_CIPHER = `Encrypted by DES in ECB mode with PKCS7 padding, as hex text. The public key is "${WIRE_KEY}" (8 bytes). It protects nothing: use TLS.`;

/** OpenAPI 3.1 of the calls, made from their contracts: there is no second description to fall behind. */
export function describeApi(catalogue: readonly AnyEndpoint[], prefix: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Schemas = { Refusal: refusalSchema(), Empty: EMPTY_VALUE };
  for (const contract of catalogue) {
    const path: Record<string, Json> = {};
    for (const method of contract.methods) path[method.toLowerCase()] = operation(contract, method, schemas);
    paths[contract.path] = path;
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Lectern',
      version: '1',
      description: 'Every call of the portal. Answers are envelopes {success, errCode, message, data}.',
    },
    servers: [{ url: prefix }],
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: HEADERS.session } },
      schemas,
    },
    paths,
  };
}

function operation(contract: AnyEndpoint, method: Method, schemas: Schemas): Json {
  const domainWords = contract.path.replace(/[{}]/g, '').split('/').filter(Boolean);
  const input = withCipher(jsonSchema(contract.input, 'input', domainWords.join('_'), schemas));
  return {
    summary: contract.summary,
    operationId: `${method.toLowerCase()}_${domainWords.join('_')}`,
    tags: [domainWords.slice(0, 2).join('/')],
    'x-origin': contract.origin,
    'x-access': accessWords(contract.access),
    'x-rate-limit': contract.rateLimit,
    security: contract.access === 'public' ? [] : [{ session: [] }],
    parameters: [
      ...headerParameters(contract),
      ...inputParameters(contract, input, method === 'GET' || contract.kind === 'upload'),
    ],
    ...(method === 'POST' && { requestBody: requestBody(contract, input) }),
    responses: { ...success(contract, domainWords.join('_'), schemas), ...refusals(contract) },
  };
}

function requestBody(contract: AnyEndpoint, input: Json): Json {
  if (contract.kind !== 'upload') {
    const isRequired = Array.isArray(input.required) && input.required.length > 0;
    const form = contract.origin === 'spec' ? formDocument(input) : undefined;
    const content = {
      'application/json': { schema: input },
      ...(form && { 'application/x-www-form-urlencoded': { schema: form } }),
    };
    return { required: isRequired, content };
  }
  const file = { schema: { type: 'string', format: 'binary', maxLength: contract.maxBytes } };
  return {
    required: true,
    description: `The bytes of one file, at most ${contract.maxBytes}.`,
    content: Object.fromEntries(contract.mediaTypes.map((type) => [type, file])),
  };
}

function headerParameters(contract: AnyEndpoint): Json[] {
  const header = (name: string, description: string, form: Json = {}) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string', ...form },
  });
  return [
    header('mappingPath', 'The tenant of an anonymous call: the first part of its page path.'),
    header(
      'groupCode',
      'The group code of the tenant. Not needed; another than that of the tenant is refused.',
    ),
    header('content-language', 'zh_CN, zh_HK, en_US or fr_FR.'),
    header('x-lang', 'CHI or ENG, for clients that send no content-language.'),
    ...(contract.idempotent
      ? [
          header('Idempotency-Key', 'A repeated key gets the first answer again.', {
            pattern: IDEMPOTENCY_KEY,
          }),
        ]
      : []),
  ];
}

/** Fields of the input that are in the path, and if there is no body all others in the query. */
function inputParameters({ path }: AnyEndpoint, input: Json, hasQuery: boolean): Json[] {
  const { properties = {}, required = [] } = input as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties)
    .map(([name, schema]) => ({ name, schema, isInPath: path.includes(`{${name}}`) }))
    .filter(({ isInPath }) => isInPath || hasQuery)
    .map(({ name, schema, isInPath }) => ({
      name,
      in: isInPath ? 'path' : 'query',
      required: isInPath || required.includes(name),
      ...placeOf(schema),
    }));
}

/** How a parameter is written: rows as JSON text, all else plainly. */
function placeOf(schema: Json): Json {
  const rows = rowsIn(schema);
  return rows ? { content: { 'application/json': { schema: rows } } } : { schema };
}

function rowsIn({ anyOf, ...schema }: Json): Json | undefined {
  if (Array.isArray(anyOf)) return anyOf.map((way) => rowsIn(way as Json)).find((rows) => rows !== undefined);
  return (schema.items as Json | undefined)?.type === 'object' ? schema : undefined;
}

function success(contract: AnyEndpoint, owner: string, schemas: Schemas): Json {
  if (contract.kind !== 'raw') {
    const envelope = {
      type: 'object',
      required: ['success', 'errCode', 'message', 'data'],
      properties: {
        success: { const: true },
        errCode: { const: '200' },
        message: { type: 'string' },
        data: jsonSchema(contract.output, 'output', owner, schemas),
      },
    };
    const special = contract.errors.filter(({ status }) => status === 200).map(specialAnswer);
    const schema = special.length === 0 ? envelope : { oneOf: [envelope, ...special] };
    return { 200: { description: 'Done', content: { 'application/json': { schema } } } };
  }
  if (contract.reply === 'redirect') return { 302: { description: 'Elsewhere' } };
  const content = Object.fromEntries(
    contract.contentTypes.map((type) => [type, { schema: { type: 'string' } }]),
  );
  return { 200: { description: contract.reply, content } };
}

/** A refusal with HTTP status 200, which the specification tells from others by its data. */
function specialAnswer({ code, wire, data, words }: ErrorDefinition): Json {
  return {
    title: code,
    type: 'object',
    description: words['en-US'],
    required: ['success', 'errCode', 'message', 'data'],
    properties: {
      success: { const: false },
      errCode: { const: wire ?? code },
      message: { type: 'string' },
      data: { const: data ?? null },
    },
  };
}

/** An input whose passwords say how they are encrypted. */
function withCipher(input: Json): Json {
  const { properties } = input as { properties?: Record<string, Json> };
  if (!properties?.password) return input;
  const password = { ...properties.password, description: PASSWORD_CIPHER };
  return { ...input, properties: { ...properties, password } };
}

function refusals(contract: AnyEndpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const { status, code } of [...contract.errors, ...COMMON_ERRORS]) {
    if (status !== 200) byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
    },
  ]);
  return Object.fromEntries(entries) as Json;
}

function refusalSchema(): Json {
  return {
    type: 'object',
    required: ['success', 'errCode', 'message', 'data'],
    properties: {
      success: { const: false },
      errCode: { type: 'string' },
      message: { type: 'string', description: 'For people, in the language of the request.' },
      data: {},
      details: { type: 'object' },
      requestId: { type: 'string' },
    },
  };
}

/**
 * A schema as JSON Schema. Parts that it refers to (menus within menus) move to the document's own schemas, under their owner's name:
 * a reference is read from the top of the document.
 */
function jsonSchema(schema: Schema, io: 'input' | 'output', owner: string, schemas: Schemas): Json {
  const moved = JSON.stringify(jsonSchemaOf(schema, io)).replaceAll(
    '"#/$defs/',
    `"#/components/schemas/${owner}_${io}`,
  );
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(moved) as Json & { $defs?: Schemas };
  for (const [name, part] of Object.entries($defs)) schemas[`${owner}_${io}${name}`] = part;
  return rest;
}
