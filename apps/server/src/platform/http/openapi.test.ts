import { CATALOGUE } from '@lectern/contracts/catalogue';
import { WIRE_KEY } from '@lectern/rules/wire-cipher';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly schema: object }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: unknown }>> };
  readonly responses: Readonly<Record<string, { readonly description: string }>>;
}
interface Description {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

describe('the description of the calls', () => {
  let app: TestApp;
  let description: Description;
  beforeAll(async () => {
    app = await createTestApp();
    description = (await app.inject({ url: '/openapi.json' })).json();
  });
  afterAll(() => app.close());

  it('is OpenAPI 3.1 with a title, a version and the prefix', () => {
    expect(description).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/api' }] });
    expect(description.info.title).not.toBe('');
    expect(description.info.version).not.toBe('');
  });

  it('holds every path with exactly its methods', () => {
    const described = Object.entries(description.paths).map(
      ([path, item]) => [path, Object.keys(item).sort()] as const,
    );
    const written = CATALOGUE.map(
      ({ path, methods }) => [path, methods.map((one) => one.toLowerCase()).sort()] as const,
    );
    expect(Object.fromEntries(described)).toEqual(Object.fromEntries(written));
  });

  it('gives each operation a name of its own, parameters once and a success', () => {
    const operations = Object.values(description.paths).flatMap((item) => Object.entries(item));
    expect(new Set(operations.map(([, { operationId }]) => operationId)).size).toBe(operations.length);
    for (const [method, operation] of operations) {
      const places = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
      expect(new Set(places).size, operation.operationId).toBe(places.length);
      for (const parameter of operation.parameters)
        expect(['header', 'query', 'path']).toContain(parameter.in);
      expect(operation.requestBody !== undefined, operation.operationId).toBe(method === 'post');
      expect(Object.keys(operation.responses).some((status) => /^(200|302)$/.test(status))).toBe(true);
      for (const response of Object.values(operation.responses)) expect(response.description).not.toBe('');
    }
  });

  it('names the headers that clients of the specification send with each call', () => {
    for (const operation of Object.values(description.paths).flatMap((item) => Object.values(item))) {
      const headers = operation.parameters.filter((one) => one.in === 'header').map(({ name }) => name);
      expect(headers, operation.operationId).toEqual(
        expect.arrayContaining(['mappingPath', 'groupCode', 'content-language', 'x-lang']),
      );
    }
  });

  it('shows both special answers of login, and how a password is encrypted', () => {
    const login = description.paths['/oga/login']?.post;
    const done = login?.responses['200'] as unknown as {
      content: { 'application/json': { schema: { oneOf: { properties: { data: { const?: unknown } } }[] } } };
    };
    const { oneOf } = done.content['application/json'].schema;
    expect(oneOf.map(({ properties }) => properties.data.const)).toEqual([undefined, false, 10000]);
    expect(login?.requestBody?.content['application/json']?.schema).toMatchObject({
      properties: { password: { description: expect.stringContaining(WIRE_KEY) } },
    });
  });

  it('refers to nothing that is not there', () => {
    const references = new Set<string>();
    walk(description, (node) => {
      if (typeof node.$ref === 'string') references.add(node.$ref);
    });
    expect(references.size).toBeGreaterThan(0);
    for (const reference of references) expect(resolve(description, reference), reference).toBeDefined();
  });

  it('stands on a page that people can read, without scripts', async () => {
    const page = await app.inject({ url: '/docs' });
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.body).not.toMatch(/<script/i);
    for (const { path, summary } of CATALOGUE) {
      expect(page.body).toContain(`<code>/api${path}</code>`);
      expect(page.body).toContain(summary.replaceAll("'", '&#39;'));
    }
  });
});

function walk(node: unknown, visit: (node: Readonly<Record<string, unknown>>) => void): void {
  if (typeof node !== 'object' || node === null) return;
  visit(node as Record<string, unknown>);
  for (const child of Object.values(node)) walk(child, visit);
}

/** What a local reference (RFC 6901) points at. */
function resolve(root: unknown, reference: string): unknown {
  const steps = reference.replace(/^#\/?/, '').split('/').filter(Boolean);
  return steps.reduce<unknown>(
    (node, step) =>
      (node as Record<string, unknown> | undefined)?.[step.replaceAll('~1', '/').replaceAll('~0', '~')],
    reference.startsWith('#') ? root : undefined,
  );
}
