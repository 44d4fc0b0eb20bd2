import { COMMON_ERRORS } from '@lectern/contracts/kernel/common-errors';
import { type AnyEndpoint, type Method, parserOf, type Schema } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import * as z from 'zod';

type Json = Record<string, unknown>;
/** Schemas that others refer to, by name. */
type Schemas = Record<string, Json>;

/** OpenAPI 3.1 of the calls, made from their contracts: there is no second description to fall behind. */
export function describeApi(catalogue: readonly AnyEndpoint[], prefix: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  const schemas: Schemas = { Refusal: refusalSchema() };
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
  const domainWords = contract.path.split('/').filter(Boolean);
  const input = jsonSchema(contract.input, 'input', domainWords.join('_'), schemas);
  return {
    summary: contract.summary,
    operationId: `${method.toLowerCase()}_${domainWords.join('_')}`,
    tags: [domainWords.slice(0, 2).join('/')],
    'x-origin': contract.origin,
    'x-access': typeof contract.access === 'string' ? contract.access : `staff: ${contract.access.staff}`,
    'x-rate-limit': contract.rateLimit,
    security: contract.access === 'public' ? [] : [{ session: [] }],
    parameters: [...headerParameters(contract), ...(method === 'GET' ? queryParameters(input) : [])],
    ...(method === 'POST' && {
      requestBody: { content: { 'application/json': { schema: input } } },
    }),
    responses: { ...success(contract, domainWords.join('_'), schemas), ...refusals(contract) },
  };
}

function headerParameters(contract: AnyEndpoint): Json[] {
  const header = (name: string, description: string) => ({
    name,
    in: 'header',
    description,
    schema: { type: 'string' },
  });
  return [
    header('mappingPath', 'The tenant of an anonymous call: the first part of its page path.'),
    header('content-language', 'zh_CN, zh_HK, en_US or fr_FR.'),
    ...(contract.idempotent
      ? [header('Idempotency-Key', 'A repeated key gets the first answer again.')]
      : []),
  ];
}

function queryParameters(input: Json): Json[] {
  const { properties = {}, required = [] } = input as {
    properties?: Record<string, Json>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function success(contract: AnyEndpoint, owner: string, schemas: Schemas): Json {
  if (contract.kind === 'call') {
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
    return { 200: { description: 'Done', content: { 'application/json': { schema: envelope } } } };
  }
  if (contract.reply === 'redirect') return { 302: { description: 'Elsewhere' } };
  const content = Object.fromEntries(
    contract.contentTypes.map((type) => [type, { schema: { type: 'string' } }]),
  );
  return { 200: { description: contract.reply, content } };
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
  const whole = z.toJSONSchema(parserOf(schema), { io, unrepresentable: 'any', target: 'draft-2020-12' });
  const moved = JSON.stringify(whole).replaceAll('"#/$defs/', `"#/components/schemas/${owner}_${io}`);
  const { $schema: _, $defs = {}, ...rest } = JSON.parse(moved) as Json & { $defs?: Schemas };
  for (const [name, part] of Object.entries($defs)) schemas[`${owner}_${io}${name}`] = part;
  return rest;
}
