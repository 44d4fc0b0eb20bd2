import { CATALOGUE } from '@lectern/contracts/catalogue';
import { isForPatrons } from '@lectern/contracts/kernel/access';
import { addressOf } from '@lectern/contracts/kernel/client';
import { emptyFields, isObject } from '@lectern/contracts/kernel/empty-values';
import { type AnyEndpoint, type Method, parserOf } from '@lectern/contracts/kernel/endpoint';
import { HEADERS } from '@lectern/contracts/kernel/envelope';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { buildPatron, buildSession } from './builders.ts';
import { requiredInput } from './contract-inputs.ts';
import { createTestApp, type TestApp } from './test-app.ts';

const TABLE = '../../../../docs/empty-values.md';
const HEAD = `# Empty values

Made by a test from the schemas of the calls; do not edit. What it means is in [integrate](integrate.md#empty-values). \`words\`: typed by people, so that "null" is a word. \`own\`: an empty text, list or object means something, for example that nothing is chosen. \`code\`: all that counts as empty is as if it was not given. Needed fields are not here, and neither are those that are read and left unused.

| call | words | own | code |
| --- | --- | --- | --- |
`;

/** In a query all is text. */
const EMPTY: Readonly<Record<Method, readonly unknown[]>> = {
  GET: ['', 'null', 'undefined'],
  POST: [null, '', 'null', 'undefined', [], {}],
};

const calls = CATALOGUE.filter(({ origin }) => origin === 'spec').flatMap((contract) =>
  contract.methods.map((method) => ({ name: `${method} ${contract.path}`, contract, method })),
);

it('are listed with what they mean', async () => {
  const rows = CATALOGUE.map((contract) => ({ contract, fields: optionalFields(contract) }))
    .filter(({ fields }) => fields.length > 0)
    .map(({ contract, fields }) => {
      const cells = (['words', 'own', 'code'] as const).map((kind) =>
        fields
          .filter((field) => field.kind === kind)
          .map(({ name }) => `\`${name}\``)
          .join(', '),
      );
      return `| \`${contract.path}\` | ${cells.join(' | ')} |`;
    });
  await expect(`${HEAD}${rows.sort().join('\n')}\n`).toMatchFileSnapshot(TABLE);
});

describe('every call of the specification', () => {
  let app: TestApp;
  let token: string;
  beforeAll(async () => {
    app = await createTestApp();
    token = await buildSession(app.deps.db, await buildPatron(app.deps.db));
  });
  afterAll(() => app.close());

  async function send(contract: AnyEndpoint, method: Method, input: Readonly<Record<string, unknown>>) {
    await app.deps.db.updateTable('session').set({ revoked_at: null, closing_at: null }).execute();
    app.clock.advance(61);
    const inQuery = method === 'GET' || contract.kind === 'upload';
    const response = await app.inject({
      url: addressOf(contract, input, inQuery),
      method,
      headers: {
        [HEADERS.mappingPath]: 'alpha',
        [HEADERS.language]: 'en_US',
        ...(isForPatrons(contract.access) && { [HEADERS.session]: token }),
      },
      ...(method === 'POST' && contract.kind !== 'upload' && { payload: input }),
    });
    return refusedField(response.body);
  }

  it.each(calls)('$name takes nothing, in each form, in each field that may be absent', async (call) => {
    const { contract, method } = call;
    const needed = requiredInput(contract);
    const names = optionalFields(contract).filter(({ name }) => !/[.[]/.test(name));
    if (names.length === 0) return;
    const usual = await send(contract, method, needed);
    for (const empty of EMPTY[method]) {
      const given = { ...Object.fromEntries(names.map(({ name }) => [name, empty])), ...needed };
      expect([undefined, usual], JSON.stringify(given)).toContain(await send(contract, method, given));
    }
  });

  it.each(calls.filter(({ method, contract }) => method === 'POST' && contract.kind === 'call'))(
    '$name refuses null in each field that is needed',
    async ({ contract, method }) => {
      const needed = requiredInput(contract);
      const refusesNull = (name: string) =>
        !(parserOf(contract.input) as z.ZodObject).shape?.[name]?.safeParse(null).success;
      for (const name of Object.keys(needed).filter(refusesNull))
        expect(await send(contract, method, { ...needed, [name]: null }), name).toContain(name);
    },
  );
});

/** The field of INPUT_INVALID; undefined for all other answers. */
function refusedField(body: string): string | undefined {
  if (!body.startsWith('{"success":false')) return undefined;
  const { errCode, details } = JSON.parse(body) as {
    readonly errCode: string;
    readonly details: { readonly field?: string };
  };
  return errCode === 'INPUT_INVALID' ? details.field : undefined;
}

interface NamedField {
  readonly name: string;
  readonly kind: string;
}

/** Fields that may be absent, by their path: `searchItems[].matchMode`. */
function optionalFields(contract: AnyEndpoint): NamedField[] {
  return fieldsWithin(parserOf(contract.input), '');
}

function fieldsWithin(schema: z.core.$ZodType, at: string): NamedField[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (isObject(schema))
    return [...emptyFields(schema)].flatMap(([key, field]) => {
      const name = at ? `${at}.${key}` : key;
      const own = field.isOptional ? [{ name, kind: field.kind }] : [];
      return [...own, ...fieldsWithin(field.schema, name)];
    });
  if (def.type === 'array') return fieldsWithin(def.element, `${at}[]`);
  if (def.type === 'pipe') return fieldsWithin(def.in, at);
  if (def.type === 'union') return unique(def.options.flatMap((option) => fieldsWithin(option, at)));
  if ('innerType' in def) return fieldsWithin(def.innerType, at);
  return [];
}

function unique(fields: readonly NamedField[]): NamedField[] {
  return [...new Map(fields.map((field) => [field.name, field])).values()];
}
